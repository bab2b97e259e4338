internal import DynamicType

/// How far a size is from Apple's, as it is printed.
package enum Deviation {
  /// The most that a size at Large may differ by, in percent: Apple's advice for custom fonts.
  package static let limit = 10.0

  /// How far a size is from Apple's, in percent; negative where it is smaller.
  package static func percent(_ size: Double, of apple: Double) -> Double { (size - apple) / apple * 100 }

  /// Whole percent with a sign: "+12%", "-7%", "0%"; what rounds to nothing but isn't says so by its sign.
  package static func words(_ percent: Double, minus: String = "-") -> String {
    guard percent.magnitude < 99_999.5 else { return percent < 0 ? minus + "100%" : "+99999%" }
    let whole = formatted(percent.magnitude, decimals: 0)
    return percent == 0 ? "0%" : (percent < 0 ? minus : "+") + whole + "%"
  }
}
