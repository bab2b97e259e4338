/// What Apple gives for each text style at each content size category on one platform: size, leading and weight.
///
/// All lengths are in points. A value that nobody publishes or has measured is nil, never a guess.
public struct DynamicTypeTable: Hashable, Sendable {
  /// One style's line of the table; arrays hold one entry a category, in order, from xSmall to AX5.
  struct Row: Hashable, Sendable {
    var style: TextStyle
    var weight: FontWeight
    var emphasizedWeight: FontWeight?
    var pointSizes: [Double?]
    var leadings: [Double?]
    var metricsLeadings: [Double?]
  }

  /// The platform that the table belongs to.
  public let platform: Platform

  /// Where the numbers come from and of when, in one line.
  public let source: String

  /// The categories that the platform has, smallest first.
  public let categories: [ContentSizeCategory]

  /// The category of a new device, which ratios and ranges refer to.
  public let defaultCategory: ContentSizeCategory

  /// Whether the platform has `UIFontMetrics`; where it hasn't, `FontMetrics` knows no ratio.
  public let hasFontMetrics: Bool

  /// The size below which the Human Interface Guidelines advise against setting text, or nil when unknown.
  public let minimumPointSize: Double?

  /// The styles with a size at every category of the platform, in Apple's order: the rows of a sheet.
  public let styles: [TextStyle]

  /// The styles of which only some sizes are known, in Apple's order: on iOS, the extra large titles.
  public let partialStyles: [TextStyle]

  private let rows: [Row]

  init(
    platform: Platform, source: String, hasFontMetrics: Bool, minimumPointSize: Double?,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, rows: [Row]
  ) {
    self.platform = platform
    self.source = source
    self.categories = categories
    defaultCategory = .default
    self.hasFontMetrics = hasFontMetrics
    self.minimumPointSize = minimumPointSize
    let isWhole = { (row: Row) in categories.allSatisfy { row.pointSizes[$0.rawValue] != nil } }
    styles = rows.filter(isWhole).map(\.style)
    partialStyles = rows.filter { !isWhole($0) }.map(\.style)
    self.rows = rows
  }

  /// The table of a platform.
  public static func table(for platform: Platform) -> DynamicTypeTable {
    switch platform {
    case .ios: ios
    case .ios9: ios9
    }
  }

  /// Whether the platform has the style at all, even if little is known of it.
  public func contains(_ style: TextStyle) -> Bool { row(style) != nil }

  /// The point size of the system font, or nil where it is unknown or the platform lacks the style.
  public func pointSize(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    row(style)?.pointSizes[category.rawValue]
  }

  /// The leading as Apple prints it, the height of a line of the system font in points, or nil where it is unknown.
  public func leading(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    row(style)?.leadings[category.rawValue]
  }

  /// The line height in points that `UIFontMetrics` was measured to divide by, or nil where it is unknown.
  ///
  /// On iOS it equals the printed leading in all but eight cells.
  public func metricsLeading(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    row(style)?.metricsLeadings[category.rawValue]
  }

  /// The weight of a style, the same at every category, or nil when the platform lacks the style.
  public func weight(_ style: TextStyle) -> FontWeight? { row(style)?.weight }

  /// The weight of a style's emphasized variant, or nil where it is unknown.
  ///
  /// It is bold for the larger titles, and semibold for the rest.
  public func emphasizedWeight(_ style: TextStyle) -> FontWeight? { row(style)?.emphasizedWeight }

  /// A cell's size divided by the style's size at the default category, the system engine's ratio.
  ///
  /// Nil where either is unknown.
  public func ratio(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    guard let size = pointSize(style, category), let base = pointSize(style, defaultCategory) else { return nil }
    return size / base
  }

  private func row(_ style: TextStyle) -> Row? { rows.first { $0.style == style } }
}
