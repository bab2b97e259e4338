extension DynamicTypeTable {
  // Source of sizes up to xxxLarge: Apple's Human Interface Guidelines as quoted by an app's code of February 2017;
  // they are those of today. Source of body's accessibility sizes: Flutter's engine, pull request 4586 (2018). That
  // the other styles stay at their xxxLarge size is inferred from statements that these sizes applied to body only,
  // such as useyourloaf.com's "Using a Custom Font with Dynamic Type". That title1 was Light on iOS 10 and before:
  // iosfontsizes.com; the other weights are taken to be those of today. No leading of that time is known, nor an
  // emphasized weight or a smallest size. largeTitle and UIFontMetrics came with iOS 11.
  static let ios9 = DynamicTypeTable(
    platform: .ios9,
    source: "Apple Human Interface Guidelines as quoted in February 2017; body past xxxLarge 2018, the rest inferred",
    metricsSource: .none,
    defaultPointSize: nil,
    minimumPointSize: nil,
    rows: [
      ios9Row(.title1, .light, [25, 26, 27, 28, 30, 32, 34, 34, 34, 34, 34, 34]),
      ios9Row(.title2, .regular, [19, 20, 21, 22, 24, 26, 28, 28, 28, 28, 28, 28]),
      ios9Row(.title3, .regular, [17, 18, 19, 20, 22, 24, 26, 26, 26, 26, 26, 26]),
      ios9Row(.headline, .semibold, [14, 15, 16, 17, 19, 21, 23, 23, 23, 23, 23, 23]),
      ios9Row(.body, .regular, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      ios9Row(.callout, .regular, [13, 14, 15, 16, 18, 20, 22, 22, 22, 22, 22, 22]),
      ios9Row(.subheadline, .regular, [12, 13, 14, 15, 17, 19, 21, 21, 21, 21, 21, 21]),
      ios9Row(.footnote, .regular, [12, 12, 12, 13, 15, 17, 19, 19, 19, 19, 19, 19]),
      ios9Row(.caption1, .regular, [11, 11, 11, 12, 14, 16, 18, 18, 18, 18, 18, 18]),
      ios9Row(.caption2, .regular, [11, 11, 11, 11, 13, 15, 17, 17, 17, 17, 17, 17]),
    ])

  private static func ios9Row(_ style: TextStyle, _ weight: FontWeight, _ pointSizes: [Double?]) -> Row {
    Row(
      style: style, weight: weight, emphasizedWeight: nil,
      pointSizes: pointSizes, leadings: unknown, metricsLeadings: unknown)
  }
}
