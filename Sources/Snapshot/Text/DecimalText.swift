/// Writes numbers alike in every locale, with a full stop for the point and no grouping.
enum DecimalText {
  /// The fewest digits that read back as the same number: "17", "2.5", "1e-05".
  static func shortest(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Two numbers with as few decimals as tell them apart, one at least and four at most; zeros at the end are left out.
  static func pair(_ first: Double, _ second: Double) -> (String, String) {
    for decimals in 1...4 {
      let texts = (rounded(first, decimals: decimals), rounded(second, decimals: decimals))
      if texts.0 != texts.1 { return texts }
    }
    return (shortest(first), shortest(second))
  }

  /// A number with at most so many decimals, without zeros at the end.
  static func rounded(_ value: Double, decimals: Int) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    guard value.isFinite, value.magnitude < 1e12 else { return shortest(value) }
    return shortest((value * power).rounded() / power)
  }
}
