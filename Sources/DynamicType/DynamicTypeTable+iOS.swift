extension DynamicTypeTable {
  // Source of sizes, leadings and weights: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type
  // sizes" and "larger accessibility type sizes", equal in copies of January 2024, February 2026 and June 2026. The
  // sizes agree in all 132 cells with two records of running systems: iOS 13.3 (github.com/temoki/UIKit_DynamicType)
  // and iOS 26.1 (github.com/Vercantez/openuikit at 6f62d1d). Smallest and default size: the same page, June 2026.
  //
  // Source of metrics leadings: that iOS 26.1 record of UIFontMetrics at 3 pixels a point, whose 38 values a cell pin
  // each leading to exactly one whole number. They differ from the printed leadings in eight cells: title1 at xLarge,
  // xxLarge and AX4, headline at AX4, subheadline at xxxLarge and AX2, caption1 at AX1, caption2 at AX2.
  //
  // Source of the extra large titles: gist.github.com/zacwest/916d31da5d03405809c4 and iosfontsizes.com, read on iOS 17
  // (36 bold and 28 bold at Large). Nobody publishes another size of theirs, or a leading.
  static let ios = DynamicTypeTable(
    platform: .ios,
    source: "Apple Human Interface Guidelines, Typography (June 2026); UIFontMetrics as recorded on iOS 26.1",
    metricsSource: .recorded,
    defaultPointSize: 17,
    minimumPointSize: 11,
    rows: [
      Row(
        style: .extraLargeTitle, weight: .bold, emphasizedWeight: nil,
        pointSizes: line(of: [36], at: [.large]), leadings: unknown, metricsLeadings: unknown,
        source: extraLargeSource),
      Row(
        style: .extraLargeTitle2, weight: .bold, emphasizedWeight: nil,
        pointSizes: line(of: [28], at: [.large]), leadings: unknown, metricsLeadings: unknown,
        source: extraLargeSource),
      Row(
        style: .largeTitle, weight: .regular, emphasizedWeight: .bold,
        pointSizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        metricsLeadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      Row(
        style: .title1, weight: .regular, emphasizedWeight: .bold,
        pointSizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        metricsLeadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
      Row(
        style: .title2, weight: .regular, emphasizedWeight: .bold,
        pointSizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        metricsLeadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      Row(
        style: .title3, weight: .regular, emphasizedWeight: .semibold,
        pointSizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        metricsLeadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      Row(
        style: .headline, weight: .semibold, emphasizedWeight: .semibold,
        pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        metricsLeadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
      Row(
        style: .body, weight: .regular, emphasizedWeight: .semibold,
        pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        metricsLeadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      Row(
        style: .callout, weight: .regular, emphasizedWeight: .semibold,
        pointSizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        metricsLeadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      Row(
        style: .subheadline, weight: .regular, emphasizedWeight: .semibold,
        pointSizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        metricsLeadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
      Row(
        style: .footnote, weight: .regular, emphasizedWeight: .semibold,
        pointSizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        metricsLeadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      Row(
        style: .caption1, weight: .regular, emphasizedWeight: .semibold,
        pointSizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        metricsLeadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
      Row(
        style: .caption2, weight: .regular, emphasizedWeight: .semibold,
        pointSizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
        metricsLeadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ])

  /// A line of numbers that nobody publishes.
  static let unknown = [Double?](repeating: nil, count: ContentSizeCategory.allCases.count)

  private static let extraLargeSource = "iosfontsizes.com, read on iOS 17; not in Apple's guidelines"

  /// A row's line of twelve with numbers at some categories, and nil, unknown, at the others.
  static func line(of numbers: [Double?], at categories: [ContentSizeCategory]) -> [Double?] {
    precondition(numbers.count == categories.count, "a line has one number for each category")
    var line = unknown
    for (number, category) in zip(numbers, categories) { line[category.rawValue] = number }
    return line
  }
}
