import DynamicType
import Testing

/// One printed cell of a platform other than iOS, as the guidelines have it; "-" and nil where they have nothing.
struct PlatformCell: Sendable, CustomTestStringConvertible {
  var style: TextStyle
  var category: ContentSizeCategory
  var pointSize: Double
  var leading: Double?
  var weight: FontWeight
  var emphasizedWeight: FontWeight?
  var em1000: Double?
  var trackingPoints: Double?

  var testDescription: String { "\(style)@\(category)" }
}

extension PlatformCell {
  /// All 90 cells of watchOS, from Apple's page of June 2026.
  static let watchos = cells(watchLines)
  /// The nine styles of tvOS, from Apple's page of June 2026; caption1's weights as since 2026.
  static let tvos = cells(tvLines)
  /// The eleven styles of macOS, from the same page, after two extra large titles from elsewhere.
  static let macos = cells(macLines)

  private static func cells(_ lines: String) -> [PlatformCell] {
    lines.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 8, let style = TextStyle(rawValue: words[0]),
        let category = ContentSizeCategory(spelling: words[1]), let pointSize = Double(words[2]),
        let weight = FontWeight(spelling: words[4])
      else { preconditionFailure("no cell: \(line)") }
      return PlatformCell(
        style: style, category: category, pointSize: pointSize, leading: Double(words[3]), weight: weight,
        emphasizedWeight: FontWeight(spelling: words[5]), em1000: Double(words[6]), trackingPoints: Double(words[7]))
    }
  }

  // Style, category, size, leading, weight, emphasized weight, tracking in thousandths of an em and in points.

  private static let tvLines = """
    title1 large 76 96 medium bold 1 0.07
    title2 large 57 66 medium bold - -
    title3 large 48 56 medium bold 8 0.35
    headline large 38 46 medium bold 10 0.37
    subtitle1 large 38 46 regular medium 10 0.37
    callout large 31 38 medium bold 13 0.39
    body large 29 36 medium bold 14 0.4
    caption1 large 25 32 medium bold 6 0.15
    caption2 large 23 30 medium bold -4 -0.1
    """

  private static let macLines = """
    extraLargeTitle large 36 - bold - - -
    extraLargeTitle2 large 28 - bold - - -
    largeTitle large 26 32 regular bold 8 0.22
    title1 large 22 26 regular bold -12 -0.26
    title2 large 17 22 regular bold -26 -0.43
    title3 large 15 20 regular semibold -16 -0.23
    headline large 13 16 bold heavy -6 -0.08
    body large 13 16 regular semibold -6 -0.08
    callout large 12 15 regular semibold 0 0
    subheadline large 11 14 regular semibold 6 0.06
    footnote large 10 13 regular semibold 12 0.12
    caption1 large 10 13 regular medium 12 0.12
    caption2 large 10 13 medium semibold 12 0.12
    """

  private static let watchLines = """
    largeTitle xSmall 30 32.5 regular bold -14 -0.42
    largeTitle small 32 34.5 regular bold -16 -0.5
    largeTitle large 36 38.5 regular bold -20 -0.69
    largeTitle xLarge 40 42.5 regular bold -20 -0.78
    largeTitle xxLarge 41 43.5 regular bold -20 -0.8
    largeTitle xxxLarge 42 44.5 regular bold -20 -0.82
    largeTitle AX1 44 46.5 regular bold -20 -0.86
    largeTitle AX2 45 47.5 regular bold -20 -0.88
    largeTitle AX3 46 48.5 regular bold -20 -0.92
    title1 xSmall 28 30.5 regular semibold -12 -0.34
    title1 small 30 32.5 regular semibold -14 -0.42
    title1 large 34 36.5 regular semibold -18 -0.6
    title1 xLarge 38 40.5 regular semibold -20 -0.74
    title1 xxLarge 39 41.5 regular semibold -20 -0.76
    title1 xxxLarge 40 42.5 regular semibold -20 -0.78
    title1 AX1 42 44.5 regular semibold -20 -0.82
    title1 AX2 43 46 regular semibold -20 -0.84
    title1 AX3 44 47 regular semibold -20 -0.86
    title2 xSmall 24 26.5 regular semibold -8 -0.19
    title2 small 26 28.5 regular semibold -11 -0.28
    title2 large 28 30.5 regular semibold -12 -0.34
    title2 xLarge 30 32.5 regular semibold -14 -0.42
    title2 xxLarge 31 33.5 regular semibold -15 -0.45
    title2 xxxLarge 32 34.5 regular semibold -16 -0.5
    title2 AX1 34 41 regular semibold -18 -0.6
    title2 AX2 35 37.5 regular semibold -18 -0.63
    title2 AX3 36 38.5 regular semibold -20 -0.69
    title3 xSmall 17 19.5 regular semibold -4 -0.07
    title3 small 18 20.5 regular semibold -8 -0.14
    title3 large 19 21.5 regular semibold -12 -0.22
    title3 xLarge 20 22.5 regular semibold 0 0
    title3 xxLarge 21 23.5 regular semibold -2 -0.04
    title3 xxxLarge 22 24.5 regular semibold -4 -0.09
    title3 AX1 24 26.5 regular semibold -8 -0.19
    title3 AX2 25 27.5 regular semibold -10 -0.24
    title3 AX3 26 28.5 regular semibold -11 -0.28
    headline xSmall 14 16.5 semibold semibold 14 0.19
    headline small 15 17.5 semibold semibold 4 0.06
    headline large 16 18.5 semibold semibold 0 0
    headline xLarge 17 19.5 semibold semibold -4 -0.07
    headline xxLarge 18 20.5 semibold semibold -8 -0.14
    headline xxxLarge 19 21.5 semibold semibold -12 -0.22
    headline AX1 21 23.5 semibold semibold -2 -0.04
    headline AX2 22 24.5 semibold semibold -4 -0.09
    headline AX3 23 25.5 semibold semibold -6 -0.13
    body xSmall 14 16.5 regular semibold 14 0.19
    body small 15 17.5 regular semibold 4 0.06
    body large 16 18.5 regular semibold 0 0
    body xLarge 17 19.5 regular semibold -4 -0.07
    body xxLarge 18 20.5 regular semibold -8 -0.14
    body xxxLarge 19 21.5 regular semibold -12 -0.22
    body AX1 21 23.5 regular semibold -2 -0.04
    body AX2 22 24.5 regular semibold -4 -0.09
    body AX3 23 25.5 regular semibold -6 -0.13
    caption1 xSmall 13 15.5 regular semibold 16 0.2
    caption1 small 14 16.5 regular semibold 14 0.19
    caption1 large 15 17.5 regular semibold 4 0.06
    caption1 xLarge 16 18.5 regular semibold 0 0
    caption1 xxLarge 17 19.5 regular semibold -4 -0.07
    caption1 xxxLarge 18 20.5 regular semibold -8 -0.14
    caption1 AX1 18 20.5 regular semibold -8 -0.14
    caption1 AX2 19 21.5 regular semibold -12 -0.22
    caption1 AX3 20 22.5 regular semibold 0 0
    caption2 xSmall 12 14.5 regular semibold 20 0.23
    caption2 small 13 15.5 regular semibold 16 0.2
    caption2 large 14 16.5 regular semibold 14 0.19
    caption2 xLarge 15 17.5 regular semibold 4 0.06
    caption2 xxLarge 16 18.5 regular semibold 0 0
    caption2 xxxLarge 17 19.5 regular semibold -4 -0.07
    caption2 AX1 17 19.5 regular semibold -4 -0.07
    caption2 AX2 18 20.5 regular semibold -8 -0.14
    caption2 AX3 19 21.5 regular semibold -12 -0.22
    footnote xSmall 11 13.5 regular semibold 24 0.26
    footnote small 12 14.5 regular semibold 20 0.23
    footnote large 13 15.5 regular semibold 16 0.2
    footnote xLarge 14 16.5 regular semibold 14 0.19
    footnote xxLarge 15 17.5 regular semibold 4 0.06
    footnote xxxLarge 16 18.5 regular semibold 0 0
    footnote AX1 16 18.5 regular semibold 0 0
    footnote AX2 17 19.5 regular semibold -4 -0.07
    footnote AX3 18 20.5 regular semibold -8 -0.14
    footnote2 xSmall 10 12.5 regular semibold 30 0.29
    footnote2 small 11 13.5 regular semibold 24 0.26
    footnote2 large 12 14.5 regular semibold 20 0.23
    footnote2 xLarge 13 15.5 regular semibold 16 0.2
    footnote2 xxLarge 14 16.5 regular semibold 14 0.19
    footnote2 xxxLarge 15 17.5 regular semibold 4 0.06
    footnote2 AX1 15 17.5 regular semibold 4 0.06
    footnote2 AX2 16 17.5 regular semibold 0 0
    footnote2 AX3 17 19.5 regular semibold -4 -0.07
    """
}
