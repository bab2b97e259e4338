import DynamicType
import Testing

@Suite("The metrics engine")
struct FontMetricsTests {
  /// One cell of the record: its style, its category, and three triples of size, value and point size.
  struct Cell: Sendable, CustomTestStringConvertible {
    var style: TextStyle
    var category: ContentSizeCategory
    var line: [Double]

    var testDescription: String { "\(style)@\(category)" }
  }

  static let cells: [Cell] = RecordedMetrics.all.flatMap { style, lines in
    zip(ContentSizeCategory.allCases, lines).map { Cell(style: style, category: $0, line: $1) }
  }

  @Test("The record holds 792 values of 132 cells")
  func record() {
    #expect(RecordedMetrics.all.map(\.style) == TextStyle.standard)
    #expect(RecordedMetrics.all.allSatisfy { $0.lines.count == 12 })
    #expect(Self.cells.count == 132)
    #expect(Self.cells.reduce(0) { $0 + $1.line.count / 3 * 2 } == 792)
  }

  @Test("Both calls give what iOS 26.1 gave (S20)", arguments: cells)
  func recorded(_ cell: Cell) {
    let metrics = FontMetrics(forTextStyle: cell.style)
    for start in stride(from: 0, to: 9, by: 3) {
      let size = cell.line[start]
      // The record prints six decimals of a whole number of thirds.
      let value = (cell.line[start + 1] * 3).rounded() / 3
      #expect(abs(value - cell.line[start + 1]) < 0.000_001)
      #expect(metrics.scaledValue(for: size, compatibleWith: cell.category) == value)
      #expect(metrics.scaledPointSize(for: size, compatibleWith: cell.category) == cell.line[start + 2])
    }
  }

  @Test("The default follows body, on iOS, by measured leadings")
  func bodyByDefault() {
    #expect(FontMetrics.default.textStyle == .body)
    #expect(FontMetrics.default.platform == .ios)
    #expect(FontMetrics.default.leadings == .measured)
  }

  @Test(
    "At Large every style leaves every value as it is, unrounded",
    arguments: DynamicTypeTable.table(for: .ios).shownStyles + [.extraLargeTitle, .extraLargeTitle2])
  func identity(_ style: TextStyle) {
    let metrics = FontMetrics(forTextStyle: style)
    for value in [0, 0.1, 11.3, 17.5, -4.05, 1e300] {
      #expect(metrics.scaledValue(for: value, compatibleWith: .large) == value)
      #expect(metrics.unroundedValue(for: value, compatibleWith: .large) == value)
    }
    #expect(metrics.scaledPointSize(for: 17.3, compatibleWith: .large) == 17.3)
    #expect(metrics.ratio(.large) == 1)
  }

  @Test("The unrounded value is multiplied before it is divided")
  func unrounded() {
    let caption = FontMetrics(forTextStyle: .caption1)
    #expect(caption.unroundedValue(for: 12, compatibleWith: .xSmall) == 9.75)
    #expect(caption.ratio(.accessibility5) == 51.0 / 16)
    // The other order, 17 x (62 / 22), is one step of Double away.
    let value = 17.0
    let multipliedFirst: Double = value * 62 / 22
    let dividedFirst: Double = value * (62 / 22)
    #expect(multipliedFirst != dividedFirst)
    #expect(FontMetrics.default.unroundedValue(for: value, compatibleWith: .accessibility5) == multipliedFirst)
  }

  @Test("The curve's own surprises: captions shrink at xSmall, and the smaller caption is larger at all but Large")
  func surprises() throws {
    let larger = FontMetrics(forTextStyle: .caption1)
    let smaller = FontMetrics(forTextStyle: .caption2)
    #expect(larger.scaledPointSize(for: 12, compatibleWith: .xSmall) == 10)
    for category in ContentSizeCategory.allCases {
      let first = try #require(larger.unroundedValue(for: 12, compatibleWith: category))
      let second = try #require(smaller.unroundedValue(for: 11, compatibleWith: category))
      #expect((second > first) == (category != .large))
    }
  }

  @Test("A custom headline of 17 pt is 37, 39, 48 pt at AX3 to AX5, and 37, 43, 48 by printed leadings")
  func leadings() {
    let categories: [ContentSizeCategory] = [.accessibility3, .accessibility4, .accessibility5]
    let measured = FontMetrics(forTextStyle: .headline)
    #expect(categories.map { measured.scaledPointSize(for: 17, compatibleWith: $0) } == [37, 39, 48])
    let printed = FontMetrics(forTextStyle: .headline, leadings: .printed)
    #expect(categories.map { printed.scaledPointSize(for: 17, compatibleWith: $0) } == [37, 43, 48])
    #expect(printed.ratio(.accessibility4) == 56.0 / 22)
  }

  @Test(
    "A value is rounded to a pixel of the display, half a pixel away from zero",
    arguments: [
      // caption1 at xSmall: x 13 / 16.
      (12, 3, 29.0 / 3), (10, 2, 8), (10, 1, 8), (2, 4, 1.75), (2, 1, 2), (1, 8, 0.875), (8, 1, 7),
      (-8, 1, -7), (-2, 4, -1.75), (0, 3, 0),
    ] as [(Double, Double, Double)])
  func pixels(_ value: Double, _ displayScale: Double, _ expected: Double) {
    let metrics = FontMetrics(forTextStyle: .caption1)
    let scaled = metrics.scaledValue(for: value, compatibleWith: .xSmall, displayScale: displayScale)
    #expect(scaled == expected)
  }

  @Test("Half a point is rounded away from zero, after which the cap applies")
  func ties() {
    let headline = FontMetrics(forTextStyle: .headline)
    // 11 x 51 / 22 is 25.5 exactly.
    #expect(headline.unroundedValue(for: 11, compatibleWith: .accessibility4) == 25.5)
    #expect(headline.scaledPointSize(for: 11, compatibleWith: .accessibility4) == 26)
    #expect(headline.scaledValue(for: 11, compatibleWith: .accessibility4, displayScale: 1) == 26)
    #expect(headline.scaledValue(for: -11, compatibleWith: .accessibility4, displayScale: 1) == -26)
    #expect(headline.scaledPointSize(for: 11, maximumPointSize: 25.7, compatibleWith: .accessibility4) == 25.7)
  }

  @Test(
    "A point size is capped, also at Large, and a cap of 0 or less is none",
    arguments: [
      (17.0, 30.0, ContentSizeCategory.accessibility5, 30.0), (17, 48, .accessibility5, 48),
      (17, 60, .accessibility5, 48),
      (17, 0, .accessibility5, 48), (17, -1, .accessibility5, 48), (17, .infinity, .accessibility5, 48),
      (17, 12, .large, 12), (17, 0, .large, 17), (17, 12, .xSmall, 12), (0, 0, .accessibility5, 0),
    ] as [(Double, Double, ContentSizeCategory, Double)])
  func capped(_ size: Double, _ maximum: Double, _ category: ContentSizeCategory, _ expected: Double) {
    let scaled = FontMetrics.default.scaledPointSize(for: size, maximumPointSize: maximum, compatibleWith: category)
    #expect(scaled == expected)
  }

  @Test("Nothing is known of iOS 9, of a style that it lacks, or of the extra large titles past Large")
  func unknown() {
    for category in ContentSizeCategory.allCases {
      let old = FontMetrics(forTextStyle: .body, platform: .ios9)
      #expect(old.ratio(category) == nil)
      #expect(old.scaledValue(for: 17, compatibleWith: category) == nil)
      #expect(old.scaledPointSize(for: 17, compatibleWith: category) == nil)
      let extraLarge = FontMetrics(forTextStyle: .extraLargeTitle)
      #expect(extraLarge.scaledPointSize(for: 36, compatibleWith: category) == (category == .large ? 36 : nil))
    }
    #expect(FontMetrics(forTextStyle: .largeTitle, platform: .ios9).ratio(.large) == nil)
  }

  @Test("A result too large for Double is infinite")
  func overflow() {
    #expect(FontMetrics.default.scaledValue(for: 1e308, compatibleWith: .accessibility5) == .infinity)
    #expect(FontMetrics.default.scaledPointSize(for: 1e308, compatibleWith: .accessibility5) == .infinity)
  }

  @Test("A value that is no number traps")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      _ = FontMetrics.default.scaledValue(for: .nan, compatibleWith: .large)
    }
    await #expect(processExitsWith: .failure) {
      _ = FontMetrics.default.scaledValue(for: .infinity, compatibleWith: .small)
    }
    await #expect(processExitsWith: .failure) {
      _ = FontMetrics.default.scaledValue(for: 1, compatibleWith: .small, displayScale: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = FontMetrics.default.scaledPointSize(for: -1, compatibleWith: .small)
    }
    await #expect(processExitsWith: .failure) {
      _ = FontMetrics.default.scaledPointSize(for: 1, maximumPointSize: .nan, compatibleWith: .small)
    }
  }

  @Test("A scaled metric grows as its style, body by default")
  func scaledMetric() {
    #expect(ScaledMetric(wrappedValue: 17).value(in: .medium) == 49.0 / 3)
    #expect(ScaledMetric(wrappedValue: 8, relativeTo: .title1).value(in: .accessibility5) == 16)
    #expect(ScaledMetric(wrappedValue: 10, relativeTo: .caption1).value(in: .xSmall, displayScale: 2) == 8)
    #expect(ScaledMetric(wrappedValue: 8.2).value(in: .large) == 8.2)
    #expect(ScaledMetric(wrappedValue: 8, platform: .ios9).value(in: .large) == nil)
    #expect(ScaledMetric(wrappedValue: 8, relativeTo: .footnote).baseValue == 8)
  }
}
