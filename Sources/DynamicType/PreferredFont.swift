/// What `UIFont.preferredFont(forTextStyle:)` gives: the system font at a style's own size, weight and leading.
public struct PreferredFont: Hashable, Sendable {
  /// The style asked for.
  public let textStyle: TextStyle

  /// The category asked for.
  public let category: ContentSizeCategory

  /// The size in points, straight from the platform's table.
  public let pointSize: Double

  /// The height of a line in points, as Apple prints it, or nil where it is unknown.
  public let leading: Double?

  /// The weight, Apple's for the style.
  public let weight: FontWeight

  /// The platform whose system font it is.
  public let platform: Platform

  /// San Francisco's tracking at this size in thousandths of an em, see ``SystemTracking``.
  public var trackingEm1000: Double { SystemTracking.em1000(at: pointSize, on: platform) }

  /// The system font of a style at a category, or nil where the platform's table has no size or no weight for them.
  public init?(
    forTextStyle style: TextStyle, compatibleWith category: ContentSizeCategory, platform: Platform = .ios
  ) {
    let table = DynamicTypeTable.table(for: platform)
    guard let pointSize = table.pointSize(style, category), let weight = table.weight(style) else { return nil }
    textStyle = style
    self.category = category
    self.platform = platform
    self.pointSize = pointSize
    leading = table.leading(style, category)
    self.weight = weight
  }
}
