internal import DynamicType

/// Numbers as a page's drawings and its script read them; those for people are the sheet's own.
enum Numbers {
  /// A number of a drawing, in a thousandth of its unit.
  static func place(_ value: Double) -> String { trimmed(formatted(value, decimals: 3)) }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    let end = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }
    let digits = String(decoding: end.reversed(), as: UTF8.self)
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }
}
