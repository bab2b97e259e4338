extension DynamicTypeTable {
  // Source: Apple, Human Interface Guidelines, Typography, "tvOS built-in text styles", copies of January 2024,
  // February 2026 and June 2026, in points at 1920 x 1080. They differ in the weights of caption1, which were regular
  // and medium in 2024; 2026 is followed, which is newer and like all its neighbours. Smallest and default size: the
  // same page.
  //
  // subheadline and footnote are styles of UIKit that the page leaves out. Their size is in Swash's code only
  // (github.com/Mindgrub/Swash), so it names that source, and their leadings and weights are unknown.
  //
  // A style has one size: tvOS has no Dynamic Type before 27. Apple announced it for tvOS 27 (WWDC26, session 221), and
  // no table of its sizes is published.
  static let tvos = DynamicTypeTable(
    platform: .tvos,
    source: "Apple Human Interface Guidelines, Typography (June 2026)",
    metricsSource: .constant,
    defaultPointSize: 29,
    minimumPointSize: 23,
    categories: [.large],
    rows: [
      fixedRow(.title1, .medium, .bold, 76, 96),
      fixedRow(.title2, .medium, .bold, 57, 66),
      fixedRow(.title3, .medium, .bold, 48, 56),
      fixedRow(.headline, .medium, .bold, 38, 46),
      fixedRow(.subtitle1, .regular, .medium, 38, 46),
      fixedRow(.callout, .medium, .bold, 31, 38),
      fixedRow(.body, .medium, .bold, 29, 36),
      fixedRow(.subheadline, nil, nil, 29, nil, source: swash),
      fixedRow(.footnote, nil, nil, 29, nil, source: swash),
      fixedRow(.caption1, .medium, .bold, 25, 32),
      fixedRow(.caption2, .medium, .bold, 23, 30),
    ])

  private static let swash = "Swash's code (github.com/Mindgrub/Swash), not in Apple's guidelines"

  /// A row of a platform whose styles have one size each, which stands at Large.
  static func fixedRow(
    _ style: TextStyle, _ weight: FontWeight?, _ emphasizedWeight: FontWeight?, _ pointSize: Double, _ leading: Double?,
    source: String? = nil
  ) -> Row {
    Row(
      style: style, weight: weight, emphasizedWeight: emphasizedWeight,
      pointSizes: line(of: [pointSize], at: [.large]), leadings: line(of: [leading], at: [.large]),
      metricsLeadings: unknown, source: source)
  }
}
