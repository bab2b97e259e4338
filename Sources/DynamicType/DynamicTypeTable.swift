/// What Apple gives for each text style at each content size category on one platform: size, leading and weight.
///
/// All lengths are in points. A value that nobody publishes or has measured is nil, never a guess.
public struct DynamicTypeTable: Hashable, Sendable {
  /// One style's line of the table; arrays hold one entry a category, in order, from xSmall to AX5.
  struct Row: Hashable, Sendable {
    var style: TextStyle
    var weight: FontWeight?
    var emphasizedWeight: FontWeight?
    var pointSizes: [Double?]
    var leadings: [Double?]
    var metricsLeadings: [Double?]
    /// Where the row comes from when that is not the table's source: then Apple's guidelines don't have it.
    var source: String?
  }

  /// The platform that the table belongs to.
  public let platform: Platform

  /// Where the numbers come from and of when, in one line.
  public let source: String

  /// The categories that the platform has, smallest first.
  public let categories: [ContentSizeCategory]

  /// The category that ratios and ranges refer to, Large on every platform.
  ///
  /// A new watch is set to another one when its case is small or large, see ``WatchCase``.
  public let defaultCategory: ContentSizeCategory

  /// Where the ratios of `FontMetrics` come from on the platform, and how far they can be trusted.
  public let metricsSource: MetricsSource

  /// The size of text that the Human Interface Guidelines recommend to begin with, in points, or nil when unknown.
  public let defaultPointSize: Double?

  /// The size in points below which the Human Interface Guidelines advise against setting text, or nil when unknown.
  public let minimumPointSize: Double?

  /// The styles with a size at every category of the platform, in Apple's order; none on visionOS.
  public let styles: [TextStyle]

  /// The styles of which not every size is known, in Apple's order: on iOS, the extra large titles; on visionOS, all.
  public let partialStyles: [TextStyle]

  private let rows: [Row]

  init(
    platform: Platform, source: String, metricsSource: MetricsSource, defaultPointSize: Double?,
    minimumPointSize: Double?,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, rows: [Row]
  ) {
    self.platform = platform
    self.source = source
    self.categories = categories
    defaultCategory = .default
    self.metricsSource = metricsSource
    self.defaultPointSize = defaultPointSize
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
    case .watchos: watchos
    case .tvos: tvos
    case .macos: macos
    case .visionos: visionos
    }
  }

  /// The smallest category of the platform, which ranges begin at: xSmall, or Large where there is only that one.
  public var smallestCategory: ContentSizeCategory { categories.first ?? defaultCategory }

  /// The largest category of the platform, which ranges end at: AX5, on watchOS AX3, or Large where it is the only one.
  public var largestCategory: ContentSizeCategory { categories.last ?? defaultCategory }

  /// Whether `FontMetrics` knows ratios on the platform, which it does everywhere but on iOS 9.
  ///
  /// On tvOS and macOS they are 1; see ``metricsSource``.
  public var hasFontMetrics: Bool { metricsSource != .none }

  /// The styles that a sheet of the platform shows when none are asked for, in the order of its rows.
  ///
  /// They are the standard ones on iOS, and on iOS 9 too, although it lacks largeTitle; elsewhere those that Apple's
  /// guidelines list for the platform, in their order. visionOS, of which no list is published, shows the standard ones
  /// and the two extra large titles.
  public var shownStyles: [TextStyle] {
    switch platform {
    case .ios, .ios9: TextStyle.standard
    case .watchos, .tvos, .macos, .visionos: rows.filter { $0.source == nil }.map(\.style)
    }
  }

  /// Whether the platform has the style at all, even if little is known of it.
  public func contains(_ style: TextStyle) -> Bool { row(style) != nil }

  /// Where a style's numbers come from, or nil when the platform lacks it: the table's source, or one of its own.
  ///
  /// A style with a source of its own is not in Apple's guidelines, and its numbers are of low confidence: the extra
  /// large titles of iOS and macOS, subheadline and footnote of tvOS.
  public func source(_ style: TextStyle) -> String? { row(style).map { $0.source ?? source } }

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
  /// It was measured on iOS only, where it equals the printed leading in all but eight cells.
  public func metricsLeading(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    row(style)?.metricsLeadings[category.rawValue]
  }

  /// The weight of a style, the same at every category, or nil where it is unknown or the platform lacks the style.
  public func weight(_ style: TextStyle) -> FontWeight? { row(style)?.weight }

  /// The weight of a style's emphasized variant, or nil where it is unknown.
  ///
  /// On iOS it is bold for the larger titles, and semibold for the rest.
  public func emphasizedWeight(_ style: TextStyle) -> FontWeight? { row(style)?.emphasizedWeight }

  /// A cell's size divided by the style's size at the default category, the system engine's ratio.
  ///
  /// Nil where either is unknown.
  public func ratio(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    guard let size = pointSize(style, category), let base = pointSize(style, defaultCategory) else { return nil }
    return size / base
  }

  private func row(_ style: TextStyle) -> Row? {
    // By its place: a row that is only looked at is copied otherwise, with three arrays.
    rows.indices.first { rows[$0].style == style }.map { rows[$0] }
  }
}
