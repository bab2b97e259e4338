public import DynamicType

/// How a style gets its size at each content size category.
public enum SizeStrategy: Hashable, Sendable {
  /// The size that `UIFontMetrics` gives: a size at Large, scaled along the style's curve to whole points.
  ///
  /// A nil `size` is Apple's own size at Large. `maximum`, in points, caps the result.
  case metrics(size: Double? = nil, maximum: Double? = nil)
  /// The size of `preferredFont(forTextStyle:)`: Apple's table as it stands, capped at `maximum` points.
  case system(maximum: Double? = nil)
}

/// A size as a strategy gives it for one cell.
public struct ResolvedSize: Hashable, Sendable {
  /// The size that is drawn, in points.
  public var pointSize: Double
  /// The size before rounding but after the maximum, in points: what ratios and ranges are made of.
  public var unrounded: Double
  /// The maximum made the size smaller than its curve.
  public var isCapped: Bool
}

extension SizeStrategy {
  /// The size of a style at a category, or nil where no published table says it.
  public func size(_ style: TextStyle, _ category: ContentSizeCategory, on platform: Platform) -> ResolvedSize? {
    switch self {
    case .metrics(_, let maximum):
      let metrics = FontMetrics(forTextStyle: style, platform: platform)
      guard let base = baseSize(style, on: platform),
        let size = metrics.scaledPointSize(for: base, compatibleWith: category),
        let unrounded = metrics.unroundedValue(for: base, compatibleWith: category)
      else { return nil }
      return Self.capped(size, unrounded, maximum)
    case .system(let maximum):
      guard let size = DynamicTypeTable.table(for: platform).pointSize(style, category) else { return nil }
      return Self.capped(size, size, maximum)
    }
  }

  /// The size at Large, in points, before the maximum; nil where it is not known.
  public func baseSize(_ style: TextStyle, on platform: Platform) -> Double? {
    switch self {
    case .metrics(let size?, _): size
    case .metrics(nil, _), .system: DynamicTypeTable.table(for: platform).pointSize(style, .large)
    }
  }

  private static func capped(_ size: Double, _ unrounded: Double, _ maximum: Double?) -> ResolvedSize {
    guard let maximum, maximum > 0 else { return ResolvedSize(pointSize: size, unrounded: unrounded, isCapped: false) }
    return ResolvedSize(
      pointSize: min(size, maximum), unrounded: min(unrounded, maximum), isCapped: size > maximum)
  }
}
