/// How many times larger a style's text is at the largest category than at the smallest and at Large, before rounding.
///
/// Under the metrics engine caption1 grows 51 / 13 = 3.92 times from xSmall to AX5, and 51 / 16 = 3.19 times from
/// Large. The two ends are the platform's: xSmall and AX5 on iOS, xSmall and AX3 on watchOS, and both Large on tvOS and
/// macOS, where every known range is 1.
public struct ScalingRange: Hashable, Sendable {
  /// The size at `largestCategory` divided by that at `smallestCategory`, or nil where either is unknown.
  ///
  /// The smallest category is xSmall wherever text grows; print `smallestCategory`'s name beside the number.
  public let fromXSmall: Double?

  /// The size at `largestCategory` divided by that at Large, or nil where either is unknown.
  public let fromLarge: Double?

  /// The category that `fromXSmall` counts from: the smallest of the platform, xSmall, or Large where there is only
  /// that.
  public let smallestCategory: ContentSizeCategory

  /// The category that both ranges end at: the largest of the platform, AX5, on watchOS AX3, or Large.
  public let largestCategory: ContentSizeCategory

  /// The range between sizes in one unit on iOS; nil for a size that is unknown.
  ///
  /// A size that is not finite or not more than 0 counts as unknown.
  public init(xSmall: Double?, large: Double?, accessibility5: Double?) {
    self.init(smallest: xSmall, large: large, largest: accessibility5, platform: .ios)
  }

  /// The range between sizes in one unit at a platform's smallest category, at Large and at its largest category.
  ///
  /// Nil stands for a size that is unknown, and one that is not finite or not more than 0 counts as unknown. Which
  /// categories they are is in the platform's table, see ``DynamicTypeTable/smallestCategory``.
  public init(smallest: Double?, large: Double?, largest: Double?, platform: Platform) {
    let table = DynamicTypeTable.table(for: platform)
    smallestCategory = table.smallestCategory
    largestCategory = table.largestCategory
    fromXSmall = Self.quotient(largest, smallest)
    fromLarge = Self.quotient(largest, large)
  }

  /// The range that an engine gives a style on a platform, whatever the size at Large.
  ///
  /// - Parameters:
  ///   - style: the text style.
  ///   - engine: `system` divides the table's sizes, `metrics` the line heights of ``FontMetrics``.
  ///   - platform: the platform whose table is used, `ios` by default.
  ///   - leadings: which line heights the metrics engine divides.
  public init(
    of style: TextStyle, engine: ScalingEngine, platform: Platform = .ios, leadings: Leadings = .measured
  ) {
    let table = DynamicTypeTable.table(for: platform)
    let metrics = FontMetrics(forTextStyle: style, platform: platform, leadings: leadings)
    let size = { (category: ContentSizeCategory) -> Double? in
      switch engine {
      case .system: table.pointSize(style, category)
      case .metrics: metrics.extent(category)
      }
    }
    self.init(
      smallest: size(table.smallestCategory), large: size(table.defaultCategory), largest: size(table.largestCategory),
      platform: platform)
  }

  private static func quotient(_ largest: Double?, _ base: Double?) -> Double? {
    guard let largest, let base, largest > 0, base > 0, largest.isFinite, base.isFinite else { return nil }
    return largest / base
  }
}
