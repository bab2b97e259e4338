import DynamicType
import Testing

@Suite("Scaling ranges")
struct ScalingRangeTests {
  @Test(
    "The ranges of the smallest and the largest growth",
    arguments: [
      (TextStyle.caption1, ScalingEngine.metrics, 51.0 / 13, 51.0 / 16, "3.92", "3.19"),
      (.largeTitle, .metrics, 70.0 / 38, 70.0 / 41, "1.84", "1.71"),
      (.caption1, .system, 43.0 / 11, 43.0 / 12, "3.91", "3.58"),
      (.largeTitle, .system, 60.0 / 31, 60.0 / 34, "1.94", "1.76"),
    ] as [(TextStyle, ScalingEngine, Double, Double, String, String)])
  func pairs(
    _ style: TextStyle, _ engine: ScalingEngine, _ fromXSmall: Double, _ fromLarge: Double, _ first: String,
    _ second: String
  ) throws {
    let range = ScalingRange(of: style, engine: engine)
    #expect(range.fromXSmall == fromXSmall)
    #expect(range.fromLarge == fromLarge)
    #expect(formatted(try #require(range.fromXSmall), decimals: 2) == first)
    #expect(formatted(try #require(range.fromLarge), decimals: 2) == second)
  }

  @Test("Printed and measured leadings give the same ranges")
  func printed() {
    // None of the eight differing cells is at xSmall, Large or AX5, so on iOS the ranges agree.
    for style in TextStyle.standard {
      let printed = ScalingRange(of: style, engine: .metrics, leadings: .printed)
      #expect(printed == ScalingRange(of: style, engine: .metrics))
      #expect(printed.fromLarge != nil)
    }
  }

  @Test("On iOS 9 only body grows past xxxLarge, and metrics are unknown")
  func ios9() {
    let body = ScalingRange(of: .body, engine: .system, platform: .ios9)
    #expect(body.fromXSmall == 53.0 / 14)
    #expect(body.fromLarge == 53.0 / 17)
    #expect(ScalingRange(of: .title1, engine: .system, platform: .ios9).fromLarge == 34.0 / 28)
    #expect(ScalingRange(of: .body, engine: .metrics, platform: .ios9).fromLarge == nil)
    #expect(ScalingRange(of: .largeTitle, engine: .system, platform: .ios9).fromXSmall == nil)
  }

  @Test("The extra large titles have no range", arguments: ScalingEngine.allCases)
  func extraLarge(_ engine: ScalingEngine) {
    let range = ScalingRange(of: .extraLargeTitle, engine: engine)
    #expect(range.fromXSmall == nil)
    #expect(range.fromLarge == nil)
  }

  @Test("A range on another platform names its own ends")
  func ends() {
    let watch = ScalingRange(smallest: 14, large: 16, largest: 23, platform: .watchos)
    #expect(watch.fromXSmall == 23.0 / 14)
    #expect(watch.smallestCategory.name == "xSmall")
    #expect(watch.largestCategory.name == "AX3")
    let television = ScalingRange(smallest: 29, large: 29, largest: 29, platform: .tvos)
    #expect(television.fromXSmall == 1)
    #expect(television.smallestCategory.name == "large")
    #expect(television.largestCategory.name == "large")
    #expect(ScalingRange(smallest: nil, large: 29, largest: 29, platform: .macos).fromXSmall == nil)
  }

  @Test("A size that is unknown, zero or no number gives no range")
  func sizes() {
    let range = ScalingRange(xSmall: 10, large: 16, accessibility5: 40)
    #expect(range.smallestCategory == .xSmall)
    #expect(range.largestCategory == .accessibility5)
    #expect(range.fromXSmall == 4)
    #expect(range.fromLarge == 2.5)
    #expect(ScalingRange(xSmall: nil, large: 16, accessibility5: 40).fromXSmall == nil)
    #expect(ScalingRange(xSmall: nil, large: 16, accessibility5: 40).fromLarge == 2.5)
    for odd in [0, -1, .nan, .infinity] as [Double] {
      #expect(ScalingRange(xSmall: odd, large: 16, accessibility5: 40).fromXSmall == nil)
      #expect(ScalingRange(xSmall: 1, large: 16, accessibility5: odd).fromLarge == nil)
    }
  }
}
