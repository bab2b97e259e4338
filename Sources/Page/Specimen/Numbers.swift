internal import DynamicType

/// Numbers as a page's drawings and its script read them; those for people are the sheet's own.
enum Numbers {
  /// A number of a drawing, in a thousandth of its unit.
  static func place(_ value: Double) -> String { trimmed(value, decimals: 3) }
}
