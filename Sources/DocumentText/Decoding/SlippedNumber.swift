internal import TypeSystem

/// A number that is no number to YAML: with a unit, a per cent sign, a decimal comma, or in quotes.
enum SlippedNumber {
  /// What to write for a text, or nil where it is no number at all.
  static func hint(_ text: String, _ unit: NumberRange.Unit) -> String? {
    if text.hasSuffix("%") { return percentHint(text, unit) }
    if let number = decimalComma(text) { return "write \(number), with a decimal point" }
    let digits = text.filter { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    guard !digits.isEmpty, digits.count >= text.count - 4, let number = Double(digits), number.isFinite else {
      return nil
    }
    return "write \(digits), without quotes and units"
  }

  /// A number of per cent as a share, such as 1.1 for 110%; nil for any other text.
  static func share(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let number = number(beforePercent: text) else { return nil }
    // Six digits: a hundredth of 33.3 is no number of few digits in Double.
    return SizeRounding.point.applied(to: number * 10_000) / 1_000_000
  }

  private static func percentHint(_ text: String, _ unit: NumberRange.Unit) -> String? {
    guard let number = number(beforePercent: text) else { return nil }
    switch unit {
    case .share: return share(text).map { "write \(Quoting.number($0)): a per cent sign is a hundredth" }
    case .axis: return "write \(Quoting.number(number)), without the per cent sign"
    case .points: return "it is a number of points"
    }
  }

  private static func number(beforePercent text: String) -> Double? {
    let digits = text.dropLast().filter { $0 != " " }
    guard let number = Double(decimalComma(digits) ?? digits), number.magnitude < 1e9 else { return nil }
    return number
  }

  /// `17.5` for `17,5`.
  private static func decimalComma(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let whole = parts.first, let fraction = parts.last,
      Int(whole) != nil, !fraction.isEmpty, fraction.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return "\(whole).\(fraction)"
  }
}
