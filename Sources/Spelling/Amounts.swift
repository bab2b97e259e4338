/// How messages write what is counted and what it is held against, the same wherever a limit is told.
package enum Amounts {
  /// A count with a comma between thousands, such as "12,000".
  package static func count(_ value: Int) -> String {
    var digits = Array(String(value.magnitude))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (value < 0 ? "-" : "") + String(digits)
  }

  /// Bytes as `--limit` takes them, such as "64M" and "1.5G", with the largest letter that keeps them exact: K, M and G are 1,024,
  /// 1,024² and 1,024³; else counted, such as "4,703 bytes".
  package static func bytes(_ value: Int) -> String {
    for (letter, unit) in letters where value >= unit && value % (unit / 2) == 0 {
      return count(value / unit) + (value % unit == 0 ? "" : ".5") + letter
    }
    return value == 1 ? "1 byte" : "\(count(value)) bytes"
  }

  private static let letters = [("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10)]

  /// Seconds, such as "30 s".
  package static func seconds(_ value: Int) -> String { "\(count(value)) s" }
}
