extension DynamicTypeTable {
  // Source: Apple, Human Interface Guidelines, Typography, "watchOS Dynamic Type sizes", copies of January 2024,
  // February 2026 and June 2026. They differ in two cells, where June 2026 is followed, because there as nearly
  // everywhere the leading is the size and 2.5: title2 at Large (27 before, 28 now) and caption2 at xxLarge (15 before,
  // 16 now). Swash's code (github.com/Mindgrub/Swash) still has 27. Four leadings are another number and look like
  // misprints; they are kept as printed: title1 at AX2 and AX3, title2 at AX1, footnote2 at AX2. Smallest and default
  // size: the same page.
  //
  // The page has no Medium, and watchOS has neither AX4 nor AX5. "Footnote 1" is UIKit's footnote. No record of
  // UIFontMetrics on a watch is known: metrics follow the printed leadings, and are derived.
  static let watchos = DynamicTypeTable(
    platform: .watchos,
    source: "Apple Human Interface Guidelines, Typography (June 2026); metrics derived from its leadings, not recorded",
    metricsSource: .derived,
    defaultPointSize: 16,
    minimumPointSize: 12,
    categories: watchCategories,
    rows: [
      watchRow(
        .largeTitle, emphasized: .bold, [30, 32, 36, 40, 41, 42, 44, 45, 46],
        [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]),
      watchRow(
        .title1, [28, 30, 34, 38, 39, 40, 42, 43, 44], [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47]),
      watchRow(
        .title2, [24, 26, 28, 30, 31, 32, 34, 35, 36], [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5]),
      watchRow(
        .title3, [17, 18, 19, 20, 21, 22, 24, 25, 26], [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]),
      watchRow(
        .headline, weight: .semibold, [14, 15, 16, 17, 18, 19, 21, 22, 23],
        [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
      watchRow(
        .body, [14, 15, 16, 17, 18, 19, 21, 22, 23], [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
      watchRow(
        .caption1, [13, 14, 15, 16, 17, 18, 18, 19, 20], [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]),
      watchRow(
        .caption2, [12, 13, 14, 15, 16, 17, 17, 18, 19], [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5]),
      watchRow(
        .footnote, [11, 12, 13, 14, 15, 16, 16, 17, 18], [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]),
      watchRow(
        .footnote2, [10, 11, 12, 13, 14, 15, 15, 16, 17], [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5]),
    ])

  private static let watchCategories: [ContentSizeCategory] = [
    .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
  ]

  /// A row whose nine numbers belong to the nine categories of watchOS.
  private static func watchRow(
    _ style: TextStyle, weight: FontWeight = .regular, emphasized: FontWeight = .semibold,
    _ pointSizes: [Double], _ leadings: [Double]
  ) -> Row {
    Row(
      style: style, weight: weight, emphasizedWeight: emphasized,
      pointSizes: line(of: pointSizes, at: watchCategories), leadings: line(of: leadings, at: watchCategories),
      metricsLeadings: unknown)
  }
}
