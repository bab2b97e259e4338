import DynamicType
import Testing

@Suite("tvOS and macOS, where a style has one size")
struct FixedPlatformTests {
  static let tvos = DynamicTypeTable.table(for: .tvos)
  static let macos = DynamicTypeTable.table(for: .macos)

  static let cells: [(Platform, PlatformCell)] =
    PlatformCell.tvos.map { (.tvos, $0) } + PlatformCell.macos.map { (.macos, $0) }

  @Test("Every style holds Apple's size, leading and weights", arguments: cells)
  func cell(_ platform: Platform, _ cell: PlatformCell) {
    let table = DynamicTypeTable.table(for: platform)
    #expect(table.pointSize(cell.style, .large) == cell.pointSize)
    #expect(table.leading(cell.style, .large) == cell.leading)
    #expect(table.weight(cell.style) == cell.weight)
    #expect(table.emphasizedWeight(cell.style) == cell.emphasizedWeight)
    #expect(table.metricsLeading(cell.style, .large) == nil)
  }

  @Test("The tracking that Apple prints beside a style is the table's at its size", arguments: cells)
  func tracking(_ platform: Platform, _ cell: PlatformCell) throws {
    guard let em1000 = cell.em1000, let points = cell.trackingPoints else {
      // The extra large titles of macOS have none, and neither has tvOS at 57 pt, a size that the table leaves out.
      #expect(cell.style == .extraLargeTitle || cell.style == .extraLargeTitle2 || cell.pointSize == 57)
      return
    }
    let font = try #require(PreferredFont(forTextStyle: cell.style, compatibleWith: .large, platform: platform))
    #expect(font.trackingEm1000 == em1000)
    #expect(abs(SystemTracking.points(at: cell.pointSize, on: platform) - points) < 0.035)
  }

  @Test("tvOS has nine styles in the guidelines, macOS eleven, at Large alone")
  func rows() {
    #expect(Self.tvos.shownStyles == PlatformCell.tvos.map(\.style))
    #expect(Self.tvos.shownStyles.count == 9)
    #expect(Self.macos.shownStyles == TextStyle.standard)
    #expect(Self.macos.styles == PlatformCell.macos.map(\.style))
    for table in [Self.tvos, Self.macos] {
      #expect(table.categories == [.large])
      #expect(table.smallestCategory == .large)
      #expect(table.largestCategory == .large)
      #expect(table.partialStyles.isEmpty)
      for style in TextStyle.allCases {
        for category in ContentSizeCategory.allCases where category != .large {
          #expect(table.pointSize(style, category) == nil)
          #expect(table.leading(style, category) == nil)
          #expect(table.ratio(style, category) == nil)
        }
      }
    }
    #expect(Self.tvos.defaultPointSize == 29)
    #expect(Self.tvos.minimumPointSize == 23)
    #expect(Self.macos.defaultPointSize == 13)
    #expect(Self.macos.minimumPointSize == 10)
  }

  @Test("Styles that a platform lacks have nothing")
  func lacking() {
    let notOnTelevision: [TextStyle] = [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .footnote2]
    let notOnMac: [TextStyle] = [.subtitle1, .footnote2]
    for (table, styles) in [(Self.tvos, notOnTelevision), (Self.macos, notOnMac)] {
      #expect(TextStyle.allCases.filter { !table.contains($0) } == styles)
      for style in styles {
        #expect(table.pointSize(style, .large) == nil)
        #expect(table.weight(style) == nil)
        #expect(FontMetrics(forTextStyle: style, platform: table.platform).ratio(.large) == nil)
        #expect(ScalingRange(of: style, engine: .metrics, platform: table.platform).fromLarge == nil)
      }
    }
  }

  @Test("D16: tvOS' footnote and subheadline are Swash's 29, named as such, with nothing else known, and not shown")
  func swash() {
    for style in [TextStyle.footnote, .subheadline] {
      #expect(Self.tvos.pointSize(style, .large) == 29)
      #expect(Self.tvos.leading(style, .large) == nil)
      #expect(Self.tvos.weight(style) == nil)
      #expect(Self.tvos.emphasizedWeight(style) == nil)
      #expect(Self.tvos.source(style) == "Swash's code (github.com/Mindgrub/Swash), not in Apple's guidelines")
      #expect(Self.tvos.shownStyles.contains(style) == false)
      #expect(PreferredFont(forTextStyle: style, compatibleWith: .large, platform: .tvos) == nil)
    }
    #expect(Self.tvos.source(.body) == Self.tvos.source)
  }

  @Test("D16: watchOS' small and xLarge titles are Swash's too, and title2 at Large is Apple's 28, not Swash's 27")
  func swashOnWatch() {
    let watch = DynamicTypeTable.table(for: .watchos)
    let sizes = { (style: TextStyle) in [.small, .large, .xLarge].map { watch.pointSize(style, $0) } }
    #expect(sizes(.title1) == [30, 34, 38])
    #expect(sizes(.title2) == [26, 28, 30])
  }

  @Test("caption1 of tvOS has the weights of 2026, medium and bold, and not 2024's regular and medium")
  func contradiction() {
    #expect(Self.tvos.weight(.caption1) == .medium)
    #expect(Self.tvos.emphasizedWeight(.caption1) == .bold)
  }

  @Test("The extra large titles of macOS are 36 and 28 by one reimplementation, named as such, and not shown")
  func extraLarge() {
    for (style, size) in [(TextStyle.extraLargeTitle, 36.0), (.extraLargeTitle2, 28)] {
      #expect(Self.macos.pointSize(style, .large) == size)
      #expect(Self.macos.leading(style, .large) == nil)
      #expect(Self.macos.weight(style) == .bold)
      #expect(Self.macos.emphasizedWeight(style) == nil)
      #expect(
        Self.macos.source(style) == "one third-party reimplementation of CoreText, not in Apple's guidelines")
    }
  }

  @Test("AppKit's sizes of the system font are those of body, subheadline and the captions")
  func appKit() {
    #expect(Self.macos.pointSize(.body, .large) == 13)  // NSFont.systemFontSize
    #expect(Self.macos.pointSize(.subheadline, .large) == 11)  // NSFont.smallSystemFontSize
    #expect(Self.macos.pointSize(.caption1, .large) == 10)  // NSFont.labelFontSize
  }

  @Test("Nothing grows: metrics leave every size as it is, and ranges are 1", arguments: cells)
  func constant(_ platform: Platform, _ cell: PlatformCell) {
    #expect(DynamicTypeTable.table(for: platform).metricsSource == .constant)
    let metrics = FontMetrics(forTextStyle: cell.style, platform: platform)
    #expect(metrics.ratio(.large) == 1)
    #expect(metrics.scaledPointSize(for: 17.3, compatibleWith: .large) == 17.3)
    #expect(metrics.scaledPointSize(for: 17.3, maximumPointSize: 15, compatibleWith: .large) == 15)
    #expect(metrics.ratio(.xLarge) == nil)
    for engine in ScalingEngine.allCases {
      let range = ScalingRange(of: cell.style, engine: engine, platform: platform)
      #expect(range.fromXSmall == 1)
      #expect(range.fromLarge == 1)
      #expect(range.smallestCategory == .large)
      #expect(range.largestCategory == .large)
    }
  }
}
