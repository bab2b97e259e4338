/// A length that grows with text, as SwiftUI's `@ScaledMetric`: a margin, a spacing, the side of a picture.
///
/// SwiftUI's property wrapper takes the category from its environment; here the category is an argument. Values are
/// those of ``FontMetrics/scaledValue(for:compatibleWith:displayScale:)``: SwiftUI's own were not recorded, and are
/// taken to follow UIKit's.
public struct ScaledMetric: Hashable, Sendable {
  /// The length at Large, in points.
  public let baseValue: Double

  /// What the length grows with.
  public let metrics: FontMetrics

  /// A length in points that follows a text style, body by default.
  ///
  /// It has to be finite, or scaling it traps.
  public init(wrappedValue: Double, relativeTo textStyle: TextStyle = .body, platform: Platform = .ios) {
    baseValue = wrappedValue
    metrics = FontMetrics(forTextStyle: textStyle, platform: platform)
  }

  /// The length in points at a category, rounded to a pixel, or nil where the style's ratio is unknown.
  ///
  /// `displayScale` is in pixels a point, 3 by default; finite and more than 0, or it traps.
  public func value(in category: ContentSizeCategory, displayScale: Double = 3) -> Double? {
    metrics.scaledValue(for: baseValue, compatibleWith: category, displayScale: displayScale)
  }
}
