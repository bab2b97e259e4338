/// Scales an app's own sizes and lengths with the content size category, as `UIFontMetrics` does on a device.
///
/// A value is multiplied by the style's line height at the category and divided by that at Large, in this order and in
/// Double. At Large nothing changes. The rule gives 4,597 of the 4,598 values recorded on iOS 26.1 at 3 pixels a point;
/// the one miss is an exact tie, an 11 pt font that follows headline at AX4.
///
/// Two surprises are Apple's own. Eight of the line heights differ from the printed table, so that a 17 pt font that
/// follows headline is 37, 39 and 48 pt at AX3, AX4 and AX5. And an 11 pt caption2 comes out larger than a 12 pt
/// caption1 at every category but Large.
///
/// That record is of iOS. On watchOS the printed leadings are divided, which is derived and not recorded; on tvOS and
/// macOS styles do not grow, and the ratio is 1; on visionOS it is known at Large only. ``MetricsSource`` tells which.
///
/// Results are nil where the ratio is unknown, see ``ratio(_:)``. A value has to be finite: NaN and infinity are
/// programmer errors and trap. A result too large for Double is infinite.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose growth is followed.
  public let textStyle: TextStyle

  /// The platform whose table is used.
  public let platform: Platform

  /// Which line heights are divided; without effect on watchOS, of which only the printed ones are known.
  public let leadings: Leadings

  /// The metrics of body, as `UIFontMetrics.default`.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// The metrics that follow a text style.
  ///
  /// - Parameters:
  ///   - textStyle: the style whose growth is followed.
  ///   - platform: the platform whose table is used, `ios` by default.
  ///   - leadings: which line heights are divided; those measured on a device by default.
  public init(forTextStyle textStyle: TextStyle, platform: Platform = .ios, leadings: Leadings = .measured) {
    self.textStyle = textStyle
    self.platform = platform
    self.leadings = leadings
  }

  /// What a value is multiplied by at a category, 1 at Large, or nil where it is unknown.
  ///
  /// It is unknown everywhere when the platform lacks `UIFontMetrics` (ios9) or the style, at the categories that the
  /// platform lacks, and at all categories but Large on visionOS and for the extra large titles of iOS, whose line
  /// heights Apple doesn't publish.
  public func ratio(_ category: ContentSizeCategory) -> Double? {
    unroundedValue(for: 1, compatibleWith: category)
  }

  /// A value scaled to a category and not rounded, in the value's unit, or nil where the ratio is unknown.
  public func unroundedValue(for value: Double, compatibleWith category: ContentSizeCategory) -> Double? {
    precondition(value.isFinite, "a value to scale has to be finite, not \(value)")
    let table = DynamicTypeTable.table(for: platform)
    guard table.hasFontMetrics, table.contains(textStyle) else { return nil }
    if category == table.defaultCategory { return value }
    guard let scaled = extent(category), let base = extent(table.defaultCategory) else { return nil }
    return value * scaled / base
  }

  /// A length scaled to a category, as `UIFontMetrics.scaledValue(for:compatibleWith:)`.
  ///
  /// The result is rounded to the nearest pixel, half a pixel away from zero; at Large the value stays as it is.
  /// - Parameters:
  ///   - value: the length at Large in points, of either sign.
  ///   - category: the category to scale to.
  ///   - displayScale: pixels a point, 3 by default; finite and more than 0, or it traps.
  public func scaledValue(
    for value: Double, compatibleWith category: ContentSizeCategory, displayScale: Double = 3
  ) -> Double? {
    precondition(
      displayScale.isFinite && displayScale > 0, "a display's scale has to be more than 0, not \(displayScale)")
    guard let scaled = unroundedValue(for: value, compatibleWith: category) else { return nil }
    if category == DynamicTypeTable.table(for: platform).defaultCategory { return scaled }
    return (scaled * displayScale).roundedHalfAwayFromZero / displayScale
  }

  /// A font's size scaled to a category: the size of `UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)`.
  ///
  /// The result is rounded to the nearest whole point, half a point away from zero, and then capped. At Large the size
  /// stays as it is, but is capped too. There is no minimum.
  /// - Parameters:
  ///   - pointSize: the font's size at Large in points; finite and not negative, or it traps.
  ///   - maximumPointSize: the cap in points; 0, the default, or less means none. NaN traps.
  ///   - category: the category to scale to.
  public func scaledPointSize(
    for pointSize: Double, maximumPointSize: Double = 0, compatibleWith category: ContentSizeCategory
  ) -> Double? {
    precondition(pointSize >= 0, "a point size has to be 0 or more, not \(pointSize)")
    precondition(!maximumPointSize.isNaN, "a maximum point size has to be a number")
    guard var scaled = unroundedValue(for: pointSize, compatibleWith: category) else { return nil }
    if category != DynamicTypeTable.table(for: platform).defaultCategory {
      scaled = scaled.roundedHalfAwayFromZero
    }
    return maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled
  }

  /// What is divided at a category, or nil where it is unknown: a line height in points, or 1 where styles do not grow.
  func extent(_ category: ContentSizeCategory) -> Double? {
    let table = DynamicTypeTable.table(for: platform)
    switch table.metricsSource {
    case .recorded:
      return leadings == .measured ? table.metricsLeading(textStyle, category) : table.leading(textStyle, category)
    case .derived: return table.leading(textStyle, category)
    case .constant: return table.contains(textStyle) && table.categories.contains(category) ? 1 : nil
    case .unknown, .none: return nil
    }
  }
}
