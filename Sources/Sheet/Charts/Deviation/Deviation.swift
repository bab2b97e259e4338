internal import DynamicType
internal import TypeSystem

/// How far a size is from Apple's, as it is printed.
package enum Deviation {
  /// The most that a size at Large may differ by, in percent: what the author of Swash advises for custom
  /// fonts; Apple names no limit.
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

extension ResolvedTypeSystem {
  /// The style of Apple's that a style is held against: its own name's, else the one that it or its sizes follow.
  func appleStyle(of style: ResolvedStyle) -> TextStyle? {
    if let home = document.context(of: style.style).home { return home }
    return switch style.custom.strategy {
    case .metrics(let size): size.relativeTo
    case .system(let size): size.relativeTo
    case .table, .multiply, .steps, .fixed: nil
    }
  }
}
