import DynamicType
import Testing

@Suite("watchOS")
struct WatchTests {
  static let table = DynamicTypeTable.table(for: .watchos)
  static let lackedCategories: [ContentSizeCategory] = [.medium, .accessibility4, .accessibility5]

  @Test("Every cell holds Apple's size, leading, weights and tracking", arguments: PlatformCell.watchos)
  func cell(_ cell: PlatformCell) throws {
    #expect(Self.table.pointSize(cell.style, cell.category) == cell.pointSize)
    #expect(Self.table.leading(cell.style, cell.category) == cell.leading)
    #expect(Self.table.weight(cell.style) == cell.weight)
    #expect(Self.table.emphasizedWeight(cell.style) == cell.emphasizedWeight)
    let font = try #require(
      PreferredFont(forTextStyle: cell.style, compatibleWith: cell.category, platform: .watchos))
    #expect(font.platform == .watchos)
    #expect(font.trackingEm1000 == cell.em1000)
    let printed = try #require(cell.trackingPoints)
    #expect(abs(SystemTracking.points(at: cell.pointSize, on: .watchos) - printed) < 0.031)
  }

  @Test("The cells are ten styles at nine categories, each once")
  func cells() {
    #expect(PlatformCell.watchos.count == 90)
    #expect(Set(PlatformCell.watchos.map(\.testDescription)).count == 90)
    #expect(
      Self.table.categories.map(\.name) == [
        "xSmall", "small", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
      ])
    #expect(
      Self.table.styles.map(\.rawValue) == [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "caption1", "caption2", "footnote",
        "footnote2",
      ])
    #expect(Self.table.shownStyles == Self.table.styles)
    #expect(Self.table.partialStyles.isEmpty)
    #expect(Self.table.smallestCategory == .xSmall)
    #expect(Self.table.defaultCategory == .large)
    #expect(Self.table.largestCategory == .accessibility3)
    #expect(Self.table.defaultPointSize == 16)
    #expect(Self.table.minimumPointSize == 12)
  }

  @Test("There is no Medium, no AX4 and no AX5", arguments: lackedCategories)
  func absent(_ category: ContentSizeCategory) {
    for style in TextStyle.allCases {
      #expect(Self.table.pointSize(style, category) == nil)
      #expect(Self.table.leading(style, category) == nil)
      #expect(FontMetrics(forTextStyle: style, platform: .watchos).ratio(category) == nil)
      #expect(PreferredFont(forTextStyle: style, compatibleWith: category, platform: .watchos) == nil)
    }
  }

  @Test("Callout, subheadline and the extra large titles are not on a watch")
  func lacking() {
    for style in [.callout, .subheadline, .subtitle1, .extraLargeTitle, .extraLargeTitle2] as [TextStyle] {
      #expect(Self.table.contains(style) == false)
      #expect(Self.table.source(style) == nil)
      #expect(FontMetrics(forTextStyle: style, platform: .watchos).ratio(.large) == nil)
    }
    #expect(Self.table.source(.footnote2) == Self.table.source)
  }

  @Test("Where the copies of Apple's page differ, that of June 2026 is followed")
  func contradictions() {
    // January 2024 and February 2026 have 27 and 15 here, with the same leadings.
    #expect(Self.table.pointSize(.title2, .large) == 28)
    #expect(Self.table.leading(.title2, .large) == 30.5)
    #expect(Self.table.pointSize(.caption2, .xxLarge) == 16)
    #expect(Self.table.leading(.caption2, .xxLarge) == 18.5)
  }

  @Test("All leadings are the size and 2.5, but for four that stay as they are printed")
  func misprints() {
    let odd = PlatformCell.watchos.filter { $0.leading != $0.pointSize + 2.5 }
    #expect(odd.map(\.testDescription) == ["title1@AX2", "title1@AX3", "title2@AX1", "footnote2@AX2"])
    #expect(odd.map { Self.table.leading($0.style, $0.category) } == [46, 47, 41, 17.5])
  }

  @Test("Metrics follow the printed leadings and say that they are derived")
  func metrics() {
    #expect(Self.table.metricsSource == .derived)
    #expect(Self.table.metricsSource.description == "derived, not recorded")
    #expect(Self.table.hasFontMetrics)
    for cell in PlatformCell.watchos {
      #expect(Self.table.metricsLeading(cell.style, cell.category) == nil)
      let base = Self.table.leading(cell.style, .large) ?? 0
      let metrics = FontMetrics(forTextStyle: cell.style, platform: .watchos)
      #expect(metrics.unroundedValue(for: 17, compatibleWith: cell.category) == 17 * (cell.leading ?? 0) / base)
      let printed = FontMetrics(forTextStyle: cell.style, platform: .watchos, leadings: .printed)
      #expect(printed.ratio(cell.category) == metrics.ratio(cell.category))
    }
    // 16 x 25.5 / 18.5 is 22.05…
    let body = FontMetrics(forTextStyle: .body, platform: .watchos)
    #expect(body.scaledPointSize(for: 16, compatibleWith: .accessibility3) == 22)
    #expect(body.scaledPointSize(for: 16.5, compatibleWith: .large) == 16.5)
    // 18.5 x 16.5 / 18.5 is 16.5, and half a third is rounded up to 16 2/3.
    #expect(ScaledMetric(wrappedValue: 18.5, platform: .watchos).value(in: .xSmall) == 50.0 / 3)
  }

  @Test("Ranges go from xSmall to AX3")
  func ranges() {
    let body = ScalingRange(of: .body, engine: .system, platform: .watchos)
    #expect(body.fromXSmall == 23.0 / 14)
    #expect(body.fromLarge == 23.0 / 16)
    #expect(body.smallestCategory == .xSmall)
    #expect(body.largestCategory == .accessibility3)
    let metrics = ScalingRange(of: .body, engine: .metrics, platform: .watchos)
    #expect(metrics.fromXSmall == 25.5 / 16.5)
    #expect(metrics.fromLarge == 25.5 / 18.5)
    #expect(ScalingRange(of: .callout, engine: .metrics, platform: .watchos).fromLarge == nil)
  }

  @Test(
    "A new watch is set to the category of its case; of 46 mm it is unknown",
    arguments: [
      (WatchCase.mm38, "38mm", "38 mm", ContentSizeCategory.small), (.mm40, "40mm", "40 mm", .large),
      (.mm41, "41mm", "41 mm", .large), (.mm42, "42mm", "42 mm", .large), (.mm44, "44mm", "44 mm", .xLarge),
      (.mm45, "45mm", "45 mm", .xLarge), (.mm46, "46mm", "46 mm", nil), (.mm49, "49mm", "49 mm", .xLarge),
    ] as [(WatchCase, String, String, ContentSizeCategory?)])
  func cases(_ watchCase: WatchCase, _ word: String, _ name: String, _ category: ContentSizeCategory?) {
    #expect(watchCase.defaultCategory == category)
    #expect("\(watchCase)" == word)
    #expect(watchCase.displayName == name)
    for spelling in [word, name, word.uppercased(), String(word.prefix(2)), "\(watchCase.millimetres)-mm"] {
      #expect(WatchCase(spelling: spelling) == watchCase)
    }
  }

  @Test("Another case is not read", arguments: ["", "mm", "43mm", "45cm", "045mm", "45.0", "45mm Ultra"])
  func noCase(_ spelling: String) {
    #expect(WatchCase(spelling: spelling) == nil)
    #expect(WatchCase.allCases.count == 8)
  }
}
