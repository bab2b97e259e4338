import DynamicType
import Testing

@Suite("visionOS")
struct VisionTests {
  static let table = DynamicTypeTable.table(for: .visionos)

  @Test("No size is published, but for the extra large titles at Large")
  func sizes() {
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let known: Double? =
          switch (style, category) {
          case (.extraLargeTitle, .large): 36
          case (.extraLargeTitle2, .large): 28
          default: nil
          }
        #expect(Self.table.pointSize(style, category) == known)
        #expect(Self.table.leading(style, category) == nil)
        #expect(Self.table.metricsLeading(style, category) == nil)
      }
    }
    #expect(Self.table.defaultPointSize == 17)
    #expect(Self.table.minimumPointSize == 12)
  }

  @Test("Titles are bold, body is medium, and of the rest nothing is said")
  func weights() {
    for style in TextStyle.allCases {
      let weight: FontWeight? =
        switch style {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3: .bold
        case .body: .medium
        default: nil
        }
      #expect(Self.table.weight(style) == weight)
      #expect(Self.table.emphasizedWeight(style) == nil)
    }
  }

  @Test("It has iOS' categories, the standard styles and the extra large titles, all of which are shown")
  func rows() {
    #expect(Self.table.categories == ContentSizeCategory.allCases)
    #expect(Self.table.shownStyles == [.extraLargeTitle, .extraLargeTitle2] + TextStyle.standard)
    #expect(Self.table.styles.isEmpty)
    #expect(Self.table.partialStyles == Self.table.shownStyles)
    #expect(Self.table.contains(.subtitle1) == false)
    #expect(Self.table.contains(.footnote2) == false)
    #expect(Self.table.source.hasPrefix("Apple publishes no sizes"))
  }

  @Test("The preferred font is known for the extra large titles only")
  func preferred() throws {
    let title = try #require(PreferredFont(forTextStyle: .extraLargeTitle, compatibleWith: .large, platform: .visionos))
    #expect(title.pointSize == 36)
    #expect(title.weight == .bold)
    #expect(title.leading == nil)
    // SF Pro's tracking at 36 pt, which the guidelines give for visionOS too.
    #expect(title.trackingEm1000 == 10)
    #expect(PreferredFont(forTextStyle: .body, compatibleWith: .large, platform: .visionos) == nil)
  }

  @Test("Metrics change nothing at Large and are unknown elsewhere, and so are ranges", arguments: TextStyle.standard)
  func metrics(_ style: TextStyle) {
    #expect(Self.table.metricsSource == .unknown)
    let metrics = FontMetrics(forTextStyle: style, platform: .visionos)
    for category in ContentSizeCategory.allCases {
      #expect(metrics.ratio(category) == (category == .large ? 1 : nil))
      #expect(metrics.scaledPointSize(for: 17, compatibleWith: category) == (category == .large ? 17 : nil))
    }
    for engine in ScalingEngine.allCases {
      let range = ScalingRange(of: style, engine: engine, platform: .visionos)
      #expect(range.fromXSmall == nil)
      #expect(range.fromLarge == nil)
      #expect(range.largestCategory == .accessibility5)
    }
  }
}
