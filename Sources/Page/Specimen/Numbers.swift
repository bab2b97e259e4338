internal import DynamicType

/// Numbers as a page writes them.
enum Numbers {
  /// A number with at most one decimal, and none where it is whole: 38.4, 17.
  static func short(_ value: Double) -> String { trimmed(formatted(value, decimals: 1)) }

  /// A ratio with two decimals: 2.35x.
  static func ratio(_ value: Double) -> String { formatted(value, decimals: 2) + "x" }

  /// A number of a drawing, in a thousandth of its unit.
  static func place(_ value: Double) -> String { trimmed(formatted(value, decimals: 3)) }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    let end = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }
    let digits = String(decoding: end.reversed(), as: UTF8.self)
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }
}
