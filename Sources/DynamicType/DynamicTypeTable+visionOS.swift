extension DynamicTypeTable {
  // Apple publishes no table of visionOS. Source of the smallest and default size, 12 and 17: Apple, Human Interface
  // Guidelines, Typography (February 2026). Source of the weights, medium for body and bold for titles, and of the
  // extra large titles: createwithswift.com, "Understanding Typography in visionOS"; the sizes of these, 36 and 28, are
  // also in gist.github.com/zacwest/916d31da5d03405809c4 and iosfontsizes.com. All of it is of low confidence. Sizes of
  // iOS at Large are the usual stand-in for the rest; they are not taken over, since no source gives them.
  static let visionos = DynamicTypeTable(
    platform: .visionos,
    source: "Apple publishes no sizes; weights and extra large titles from createwithswift.com and iosfontsizes.com",
    metricsSource: .unknown,
    defaultPointSize: 17,
    minimumPointSize: 12,
    rows: [
      visionRow(.extraLargeTitle, .bold, atLarge: 36),
      visionRow(.extraLargeTitle2, .bold, atLarge: 28),
      visionRow(.largeTitle, .bold),
      visionRow(.title1, .bold),
      visionRow(.title2, .bold),
      visionRow(.title3, .bold),
      visionRow(.headline, nil),
      visionRow(.body, .medium),
      visionRow(.callout, nil),
      visionRow(.subheadline, nil),
      visionRow(.footnote, nil),
      visionRow(.caption1, nil),
      visionRow(.caption2, nil),
    ])

  private static func visionRow(_ style: TextStyle, _ weight: FontWeight?, atLarge pointSize: Double? = nil) -> Row {
    Row(
      style: style, weight: weight, emphasizedWeight: nil,
      pointSizes: line(of: [pointSize], at: [.large]), leadings: unknown, metricsLeadings: unknown)
  }
}
