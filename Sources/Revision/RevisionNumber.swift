internal import DynamicType

/// How numbers of two revisions are compared and printed: what print doesn't show is no change.
package enum RevisionNumber {
  /// Decimals of sizes, line heights, letter spacing and ranges.
  package static let points = 2
  /// Decimals of a face's measures in em: a font unit of most faces.
  package static let ems = 3

  /// Whether two numbers differ in print, and by more than the floating noise at a rounding's edge.
  package static func differ(_ old: Double?, _ new: Double?, decimals: Int = points) -> Bool {
    guard let old, let new else { return (old == nil) != (new == nil) }
    var step = 0.5
    for _ in 0..<decimals { step /= 10 }
    return abs(new - old) >= step && text(old, decimals: decimals) != text(new, decimals: decimals)
  }

  /// A number with at most so many decimals, without zeros at its end and with a true minus: "17", "16.33", "−0.25".
  package static func text(_ value: Double, decimals: Int = points) -> String {
    let text = trimmed(value, decimals: decimals)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// A number with its sign, a true minus: "+1.5", "−2".
  package static func signed(_ value: Double, decimals: Int = points) -> String {
    let text = text(abs(value), decimals: decimals)
    return text == "0" ? text : (value < 0 ? "−" : "+") + text
  }
}
