internal import Sheet

/// The numbers that an option takes.
struct NumberRange: Sendable {
  let bounds: ClosedRange<Double>

  /// Point sizes: a glyph under 1 pt can't be seen, and one over 1,000 pt is no text.
  static let pointSize = NumberRange(bounds: 1...1000)
  /// The widths of devices, in points, as the layout of screens has them.
  static let deviceWidth = NumberRange(bounds: ScreenMetrics.widths)
  /// Pixels a point; the drawing has the same upper bound.
  static let scale = NumberRange(bounds: 0.01...64)

  /// The bounds as messages and the help print them, such as "0.01 to 64".
  var text: String { Decimal.text(bounds.lowerBound) + " to " + Decimal.text(bounds.upperBound) }

  /// Reads a decimal number in ASCII digits, such as "17" or "2.5"; exponents are read, hexadecimal and "inf" are not.
  func parse(_ text: String, option: String) throws(CommandError) -> Double {
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
    guard isDecimal, let number = Double(text), bounds.contains(number) else {
      throw .number(option: option, found: text, range: self.text)
    }
    return number
  }
}
