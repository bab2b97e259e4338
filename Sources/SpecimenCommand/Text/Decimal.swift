/// Writes numbers for people and machines alike.
enum Decimal {
  /// The fewest digits that read back as the same number: "17", "2.5", "1e+16".
  static func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
