import DynamicType
import Testing

@Suite("The tables")
struct DynamicTypeTableTests {
  static let ios = DynamicTypeTable.table(for: .ios)
  static let ios9 = DynamicTypeTable.table(for: .ios9)

  @Test(
    "Every cell of iOS holds Apple's size, its printed leading and the measured one (S17)", arguments: TableCell.ios)
  func cell(_ cell: TableCell) {
    #expect(Self.ios.pointSize(cell.style, cell.category) == cell.pointSize)
    #expect(Self.ios.leading(cell.style, cell.category) == cell.leading)
    #expect(Self.ios.metricsLeading(cell.style, cell.category) == cell.metricsLeading)
  }

  @Test("The cells are eleven styles at twelve categories, each once")
  func cells() {
    #expect(TableCell.ios.count == 132)
    #expect(Set(TableCell.ios.map { "\($0.style)@\($0.category)" }).count == 132)
    #expect(Self.ios.styles == TextStyle.standard)
    #expect(Self.ios.categories == ContentSizeCategory.allCases)
    #expect(Self.ios.defaultCategory == .large)
    #expect(Self.ios.minimumPointSize == 11)
    #expect(Self.ios.defaultPointSize == 17)
    #expect(Self.ios.smallestCategory == .xSmall)
    #expect(Self.ios.largestCategory == .accessibility5)
    #expect(Self.ios.metricsSource == .recorded)
    #expect(Self.ios.shownStyles == TextStyle.standard)
  }

  @Test("The measured leading differs from the printed one in eight cells")
  func differing() {
    let differing = TableCell.ios.filter {
      Self.ios.leading($0.style, $0.category) != Self.ios.metricsLeading($0.style, $0.category)
    }
    #expect(
      differing.map(\.testDescription) == [
        "title1@xLarge", "title1@xxLarge", "title1@AX4", "headline@AX4", "subheadline@xxxLarge", "subheadline@AX2",
        "caption1@AX1", "caption2@AX2",
      ])
  }

  @Test(
    "A style of iOS has Apple's weight and emphasized weight",
    arguments: [
      (TextStyle.largeTitle, FontWeight.regular, FontWeight.bold), (.title1, .regular, .bold),
      (.title2, .regular, .bold),
      (.title3, .regular, .semibold), (.headline, .semibold, .semibold), (.body, .regular, .semibold),
      (.callout, .regular, .semibold), (.subheadline, .regular, .semibold), (.footnote, .regular, .semibold),
      (.caption1, .regular, .semibold), (.caption2, .regular, .semibold),
    ] as [(TextStyle, FontWeight, FontWeight)])
  func weights(_ style: TextStyle, _ weight: FontWeight, _ emphasized: FontWeight) {
    #expect(Self.ios.weight(style) == weight)
    #expect(Self.ios.emphasizedWeight(style) == emphasized)
  }

  @Test(
    "An extra large title is known at Large only",
    arguments: [(TextStyle.extraLargeTitle, 36.0), (.extraLargeTitle2, 28.0)] as [(TextStyle, Double)])
  func extraLarge(_ style: TextStyle, _ size: Double) {
    #expect(Self.ios.partialStyles == [.extraLargeTitle, .extraLargeTitle2])
    #expect(Self.ios.contains(style))
    #expect(Self.ios.weight(style) == .bold)
    #expect(Self.ios.emphasizedWeight(style) == nil)
    #expect(Self.ios.source(style) == "iosfontsizes.com, read on iOS 17; not in Apple's guidelines")
    for category in ContentSizeCategory.allCases {
      #expect(Self.ios.pointSize(style, category) == (category == .large ? size : nil))
      #expect(Self.ios.leading(style, category) == nil)
      #expect(Self.ios.metricsLeading(style, category) == nil)
      #expect(Self.ios.ratio(style, category) == (category == .large ? 1 : nil))
    }
    #expect(Self.ios9.contains(style) == false)
    #expect(Self.ios9.pointSize(style, .large) == nil)
  }

  @Test("iOS 9 has ten styles, no large title, no leadings and no metrics")
  func ios9() {
    #expect(Self.ios9.styles == Array(TextStyle.standard.dropFirst()))
    #expect(Self.ios9.partialStyles.isEmpty)
    #expect(Self.ios9.contains(.largeTitle) == false)
    #expect(Self.ios9.weight(.largeTitle) == nil)
    #expect(Self.ios9.hasFontMetrics == false)
    #expect(Self.ios9.metricsSource == .none)
    #expect(Self.ios9.defaultPointSize == nil)
    #expect(Self.ios9.shownStyles == TextStyle.standard)
    #expect(Self.ios9.minimumPointSize == nil)
    for style in TextStyle.standard {
      #expect(Self.ios9.emphasizedWeight(style) == nil)
      for category in ContentSizeCategory.allCases {
        #expect(Self.ios9.leading(style, category) == nil)
        #expect(Self.ios9.metricsLeading(style, category) == nil)
      }
    }
  }

  @Test(
    "Up to xxxLarge, sizes on iOS 9 are today's; past it only body grows", arguments: TextStyle.standard.dropFirst())
  func ios9Sizes(_ style: TextStyle) {
    for category in ContentSizeCategory.allCases {
      let today: ContentSizeCategory = style == .body ? category : min(category, .xxxLarge)
      #expect(Self.ios9.pointSize(style, category) == Self.ios.pointSize(style, today))
    }
  }

  @Test("On iOS 9 the first title was light and the headline semibold")
  func ios9Weights() {
    for style in TextStyle.standard.dropFirst() {
      let weight: FontWeight = style == .title1 ? .light : style == .headline ? .semibold : .regular
      #expect(Self.ios9.weight(style) == weight)
    }
  }

  @Test("A ratio is the size over the size at Large")
  func ratio() {
    #expect(Self.ios.ratio(.body, .accessibility5) == 53.0 / 17)
    #expect(Self.ios.ratio(.caption1, .xSmall) == 11.0 / 12)
    #expect(Self.ios.ratio(.body, .large) == 1)
    #expect(Self.ios9.ratio(.title1, .accessibility5) == 34.0 / 28)
    #expect(Self.ios9.ratio(.largeTitle, .large) == nil)
  }

  @Test("A table names its source and date", arguments: Platform.allCases)
  func source(_ platform: Platform) {
    let table = DynamicTypeTable.table(for: platform)
    #expect(table.platform == platform)
    let words =
      switch platform {
      case .ios, .watchos, .tvos, .macos: ["Apple Human Interface Guidelines", "June 2026"]
      case .ios9: ["Apple Human Interface Guidelines", "February 2017"]
      case .visionos: ["Apple publishes no sizes", "createwithswift.com", "iosfontsizes.com"]
      }
    for word in words { #expect(table.source.contains(word)) }
    for style in TextStyle.allCases { #expect((table.source(style) == nil) == !table.contains(style)) }
  }

  @Test("A platform lacks the styles that only another one has")
  func foreign() {
    for table in [Self.ios, Self.ios9] {
      for style in [TextStyle.subtitle1, .footnote2] {
        #expect(table.contains(style) == false)
        #expect(table.pointSize(style, .large) == nil)
        #expect(table.weight(style) == nil)
      }
    }
  }

  @Test("Where metrics come from is said in words")
  func metricsSources() {
    #expect(
      MetricsSource.allCases.map(\.description) == [
        "recorded", "derived, not recorded", "styles do not grow", "unknown", "no UIFontMetrics",
      ])
  }
}
