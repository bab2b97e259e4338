/// How many times larger a style's text is at AX5 than at xSmall and than at Large, from sizes before rounding.
///
/// Under the metrics engine caption1 grows 51 / 13 = 3.92 times from xSmall, and 51 / 16 = 3.19 times from Large.
public struct ScalingRange: Hashable, Sendable {
  /// The size at AX5 divided by that at xSmall, or nil where either is unknown.
  public let fromXSmall: Double?

  /// The size at AX5 divided by that at Large, or nil where either is unknown.
  public let fromLarge: Double?

  /// The range between sizes in one unit; nil for a size that is unknown.
  ///
  /// A size that is not finite or not more than 0 counts as unknown.
  public init(xSmall: Double?, large: Double?, accessibility5: Double?) {
    fromXSmall = Self.quotient(accessibility5, xSmall)
    fromLarge = Self.quotient(accessibility5, large)
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
      case .metrics: table.hasFontMetrics ? metrics.leading(category) : nil
      }
    }
    self.init(xSmall: size(.xSmall), large: size(.large), accessibility5: size(.accessibility5))
  }

  private static func quotient(_ largest: Double?, _ base: Double?) -> Double? {
    guard let largest, let base, largest > 0, base > 0, largest.isFinite, base.isFinite else { return nil }
    return largest / base
  }
}
