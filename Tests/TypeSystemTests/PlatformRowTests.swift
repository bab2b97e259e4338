import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Rows and categories of each platform")
struct PlatformRowTests {
  private func system(_ platform: Platform, _ style: TextStyle, _ rule: StyleRule) throws -> ResolvedStyle {
    try Fixture([.apple(style): rule], platform: platform).style(.apple(style))
  }

  private func names(_ platform: Platform, _ styles: OrderedMap<StyleName, StyleRule> = [:]) -> [String] {
    Fixture(styles, platform: platform).document.shownStyles.map(\.name)
  }

  @Test("Each platform's sheet has the platform's own styles, in its order")
  func shown() {
    let standard = StyleName.standard.map(\.name)
    #expect(names(.ios) == standard)
    #expect(names(.ios9) == standard)
    #expect(!names(.tvos).contains("footnote"))
    #expect(names(.tvos).prefix(4) == ["title1", "title2", "title3", "headline"])
    #expect(names(.watchos).first == "largeTitle")
    #expect(names(.visionos).prefix(2) == ["extraLargeTitle", "extraLargeTitle2"])
  }

  @Test("A style with a rule is shown though the platform lacks it, where the rule gives it a size")
  func extra() {
    #expect(names(.ios, [.extraLargeTitle: StyleRule(size: .fixed(40))]).first == "extraLargeTitle")
    #expect(names(.tvos, [.largeTitle: StyleRule(size: .fixed(40))]).contains("largeTitle"))
    #expect(!names(.tvos, [.largeTitle: StyleRule()]).contains("largeTitle"))
  }

  @Test("A watch has nine categories, its own system font, and metrics that are derived and say so")
  func watch() throws {
    let style = try system(.watchos, .body, StyleRule(font: .named("Specimen Serif"), weight: .bold))
    #expect(
      style.custom.cells.map(\.category.name) == [
        "xSmall", "small", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
      ])
    // 16 x 16.5 17.5 18.5 19.5 20.5 21.5 23.5 24.5 25.5 / 18.5, to a whole point.
    #expect(style.custom.sizes == [14, 15, 16, 17, 18, 19, 20, 21, 22])
    #expect(style.custom.cells.allSatisfy { $0.marks.contains(.derived) })
    #expect(style.fallback.cells.allSatisfy { !$0.marks.contains(.derived) })
    #expect(style.fallback.sizes == [14, 15, 16, 17, 18, 19, 21, 22, 23])
    #expect(style.fallback.font?.marks == [.standIn(for: "SF Compact")])
    #expect(style.custom.range.largestCategory == .accessibility3)
  }

  @Test(
    "Where a platform's styles do not grow there is Large alone, and the ratio is 1",
    arguments: [Platform.tvos, .macos])
  func fixed(_ platform: Platform) throws {
    let style = try system(platform, .headline, StyleRule(font: .named("Specimen Serif")))
    #expect(style.custom.cells.map(\.category) == [.large])
    #expect(style.custom.cells[0].ratio == 1)
    #expect(style.custom.range.fromXSmall == 1 && style.custom.range.fromLarge == 1)
  }

  @Test("On visionOS only Large is published: elsewhere sizes are unknown, and so are ranges")
  func vision() throws {
    let style = try system(.visionos, .body, StyleRule(font: .named("Specimen Serif"), size: .metrics(size: 20)))
    #expect(style.custom.cells.first { $0.category == .large }?.pointSize == 20)
    #expect(style.custom.cells.filter { $0.category != .large }.allSatisfy { $0.pointSize == nil && $0.font == nil })
    #expect(style.custom.range.fromXSmall == nil)
    // Of body Apple publishes no size there at all: the fallback has the custom one.
    #expect(style.fallback.sizes == style.custom.sizes)
    #expect(try system(.visionos, .body, .system).custom.sizes.allSatisfy { $0 == nil })
  }

  @Test("iOS 9 has no metrics: a rule without a size of another kind is unknown there")
  func ios9() throws {
    let style = try system(.ios9, .body, StyleRule(font: .named("Specimen Serif")))
    #expect(style.custom.sizes.allSatisfy { $0 == nil })
    #expect(style.fallback.sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test("A category that the platform lacks is left out, and each stands once")
  func categories() throws {
    let fixture = Fixture(body: StyleRule(size: .fixed(3)), platform: .watchos)
    let resolver = Resolver(library: fixture.library)
    let system = try resolver.resolve(
      fixture.document, styles: [.body, .body], categories: [.large, .medium, .xSmall, .large, .accessibility5])
    #expect(system.categories == [.xSmall, .large])
    #expect(system.styles.count == 1)
  }

  @Test("A size under the platform's minimum is marked: 12 on a watch, 11 on iOS")
  func minimum() throws {
    let rule = StyleRule(size: .fixed(11.5))
    #expect(try system(.watchos, .body, rule).custom.cells[0].marks.contains(.belowMinimum(11.5)))
    #expect(try !system(.ios, .body, rule).custom.cells[0].marks.contains(.belowMinimum(11.5)))
  }
}
