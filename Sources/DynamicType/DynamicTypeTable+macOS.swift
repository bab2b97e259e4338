extension DynamicTypeTable {
  // Source: Apple, Human Interface Guidelines, Typography, "macOS built-in text styles", equal in copies of January
  // 2024, February 2026 and June 2026; a third-party reimplementation of CoreText has the same sizes. Smallest and
  // default size: the same page. `NSFont.systemFontSize` is body's 13, `smallSystemFontSize` subheadline's 11,
  // `labelFontSize` 10.
  //
  // The extra large titles are not on the page. Their sizes and weight are those of one third-party reimplementation of
  // CoreText, so they name that source; their leadings are unknown.
  //
  // A style has one size: macOS has no Dynamic Type.
  static let macos = DynamicTypeTable(
    platform: .macos,
    source: "Apple Human Interface Guidelines, Typography (June 2026)",
    metricsSource: .constant,
    defaultPointSize: 13,
    minimumPointSize: 10,
    categories: [.large],
    rows: [
      fixedRow(.extraLargeTitle, .bold, nil, 36, nil, source: reimplementation),
      fixedRow(.extraLargeTitle2, .bold, nil, 28, nil, source: reimplementation),
      fixedRow(.largeTitle, .regular, .bold, 26, 32),
      fixedRow(.title1, .regular, .bold, 22, 26),
      fixedRow(.title2, .regular, .bold, 17, 22),
      fixedRow(.title3, .regular, .semibold, 15, 20),
      fixedRow(.headline, .bold, .heavy, 13, 16),
      fixedRow(.body, .regular, .semibold, 13, 16),
      fixedRow(.callout, .regular, .semibold, 12, 15),
      fixedRow(.subheadline, .regular, .semibold, 11, 14),
      fixedRow(.footnote, .regular, .semibold, 10, 13),
      fixedRow(.caption1, .regular, .medium, 10, 13),
      fixedRow(.caption2, .medium, .semibold, 10, 13),
    ])

  private static let reimplementation = "one third-party reimplementation of CoreText, not in Apple's guidelines"
}
