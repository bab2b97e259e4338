import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("The fallback column, undefined styles, the app's own styles and roles")
struct FallbackTests {
  private static let body: [Double?] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let largeTitle: [Double?] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]

  // MARK: The fallback of one of Apple's styles

  @Test("The fallback is the style's own size and printed leading, whatever curve the custom size follows")
  func own() throws {
    let rule = StyleRule(font: .named("Specimen Serif"), size: .metrics(size: 30), relativeTo: .caption1)
    let fallback = try Fixture(body: rule).style().fallback
    #expect(fallback.sizes == Self.body)
    #expect(fallback.cells.map(\.leading) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    #expect(fallback.weight == .regular)
  }

  @Test("With `size: same` it has the custom size, and its own line height")
  func same() throws {
    var fixture = Fixture([
      .headline: StyleRule(font: .named("Specimen Serif"), weight: .light, size: .metrics(maximum: 20))
    ])
    fixture.document.fallback.size = .same
    let style = try fixture.style(.headline)
    #expect(style.fallback.sizes == [15, 15, 16, 17, 19, 20, 20, 20, 20, 20, 20, 20])
    #expect(style.fallback.sizes == style.custom.sizes)
    #expect(style.fallback.font?.postScriptName == "SpecimenFlex-SemiBold")
    #expect(abs((style.fallback.cells[3].leading ?? 0) - 17 * 1.19) < 1e-9)
  }

  @Test("`size: same` leaves a style that is the system's, or that has no rule, at Apple's size")
  func sameOfSystem() throws {
    var fixture = Fixture([.body: .system])
    fixture.document.fallback.size = .same
    #expect(try fixture.style().fallback.sizes == Self.body)
    #expect(try fixture.style(.largeTitle).fallback.sizes == Self.largeTitle)
  }

  @Test("The fallback's weight is the document's, else Apple's for the style; never the custom face's")
  func weight() throws {
    var fixture = Fixture([.headline: StyleRule(font: .named("Specimen Serif"), weight: .light)])
    #expect(try fixture.style(.headline).fallback.weight == .semibold)
    fixture.document.fallback.weight = .black
    #expect(try fixture.style(.headline).fallback.font?.postScriptName == "SpecimenFlex-Black")
  }

  @Test("The fallback may be a family, for all styles or for one; missing, it is an error")
  func family() throws {
    var fixture = Fixture(
      body: StyleRule(font: .named("Specimen Serif")), families: ["sans": FontFamily(.matching("Specimen Sans"))])
    fixture.document.fallback.font = .family("sans")
    #expect(try fixture.style().fallback.font?.postScriptName == "SpecimenSans-Regular")
    fixture.document.fallbacks[.body] = .face("SpecimenBox-Regular")
    #expect(try fixture.style().fallback.font?.postScriptName == "SpecimenBox-Regular")
    fixture.document.fallbacks[.body] = .face("Nothing")
    #expect(throws: ResolutionError.noSuchFont(name: "Nothing", nearest: [])) { _ = try fixture.resolve([.body]) }
  }

  // MARK: What has no size of Apple's (rule 13)

  @Test("The fallback of a fixed size is that size")
  func fixed() throws {
    #expect(
      try Fixture(body: StyleRule(font: .named("Specimen Serif"), size: .fixed(12.5))).style().fallback.sizes
        == Array(repeating: 12.5, count: 12))
  }

  @Test("The fallback of a style that the platform has no size of is the custom size")
  func noTableSize() throws {
    let rule = StyleRule(font: .named("Specimen Serif"), size: .steps(SteppedSize(base: 34)))
    let style = try Fixture([.largeTitle: rule], platform: .ios9).style(.largeTitle)
    #expect(style.fallback.sizes == [28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50])
    #expect(style.fallback.weight == .regular)
  }

  @Test("An app's own style has the custom size, and the weight of what it is relative to, else the custom weight")
  func custom() throws {
    let fixture = Fixture([
      .custom("price"): StyleRule(
        font: .named("Specimen Serif"), weight: .light, size: .metrics(size: 20), relativeTo: .headline),
      .custom("badge"): StyleRule(font: .named("Specimen Serif"), weight: .bold, size: .fixed(9)),
    ])
    let price = try fixture.style(.custom("price"))
    #expect(price.custom.sizes == [17, 18, 19, 20, 22, 24, 26, 31, 36, 44, 46, 56])
    #expect(price.fallback.sizes == price.custom.sizes)
    #expect(price.fallback.weight == .semibold)
    let badge = try fixture.style(.custom("badge"))
    #expect(badge.fallback.weight == .bold)
    #expect(badge.custom.cells[0].marks == [.belowMinimum(9)])
  }

  // MARK: Undefined styles

  @Test("A14: undefined, a style is the system's in face, weight, size and leading, and marked")
  func undefinedSystem() throws {
    let style = try Fixture().style(.largeTitle)
    #expect(style.custom.sizes == Self.largeTitle)
    #expect(style.custom.font?.postScriptName == "SpecimenFlex-Regular")
    #expect(style.custom.cells.map(\.leading) == style.fallback.cells.map(\.leading))
    #expect(style.custom.cells.allSatisfy { $0.marks == [.standIn(for: "SF Pro"), .undefined] })
    #expect(style.fallback.cells.allSatisfy { $0.marks == [.standIn(for: "SF Pro")] })
  }

  @Test("A14: undefined, it is the system's even where the fallback is another family")
  func undefinedWithFallback() throws {
    var fixture = Fixture()
    fixture.document.fallback = FallbackRule(font: .named("Specimen Serif"), weight: .bold)
    let style = try fixture.style(.largeTitle)
    #expect(style.custom.font?.postScriptName == "SpecimenFlex-Regular")
    #expect(style.fallback.font?.postScriptName == "SpecimenSerif-Bold")
  }

  @Test("A14, A11: or it is as body is, marked")
  func undefinedBody() throws {
    var fixture = Fixture(body: StyleRule(font: .named("Specimen Serif"), weight: .bold, size: .metrics(size: 20)))
    fixture.document.undefinedStyles = .body
    let style = try fixture.style(.largeTitle)
    #expect(style.custom.sizes == [17, 18, 19, 20, 22, 24, 26, 31, 36, 44, 51, 56])
    #expect(style.custom.font?.postScriptName == "SpecimenSerif-Bold")
    #expect(style.custom.cells.allSatisfy { $0.marks == [.undefined] })
  }

  @Test("A11: as body is, where body itself is undefined or the system's", arguments: [true, false])
  func undefinedSystemBody(_ isDefined: Bool) throws {
    var fixture = isDefined ? Fixture(body: .system) : Fixture()
    fixture.document.undefinedStyles = .body
    #expect(try fixture.style(.largeTitle).custom.sizes == Self.body)
    #expect(try fixture.cell(.largeTitle).marks.contains(.undefined))
  }

  @Test("A14, F3: or it has nothing but its mark on a whole sheet, and is an error when asked for by name")
  func undefinedError() throws {
    var fixture = Fixture(body: StyleRule(font: .named("Specimen Serif")))
    fixture.document.undefinedStyles = .error
    let title = try #require(try fixture.resolve().styles.first { $0.style == .largeTitle })
    #expect(title.custom.font == nil && title.custom.baseSize == nil)
    #expect(title.custom.cells.allSatisfy { $0.pointSize == nil && $0.font == nil && $0.marks == [.undefined] })
    #expect(title.custom.range.fromXSmall == nil)
    #expect(title.fallback.sizes == Self.largeTitle)
    let error = #expect(throws: ResolutionError.self) { _ = try fixture.resolve([.largeTitle]) }
    #expect(error == .undefinedStyle(.largeTitle))
    #expect(error?.description == "the type system has no style 'largeTitle', and its undefined styles are errors")
    #expect(try fixture.resolve([.body]).styles.count == 1)
  }

  @Test("A7: every style carries its name, the system's own too")
  func styleNames() throws {
    let fixture = Fixture([.body: .system, .custom("own"): StyleRule(relativeTo: .body)])
    #expect(try fixture.resolve().styles.map(\.style) == StyleName.standard + [.custom("own")])
  }

  @Test("A8: a style that is the system's takes nothing from a rule before it, and a rule after it counts whole")
  func systemRule() throws {
    let rule = StyleRule(font: .named("Specimen Serif"), weight: .bold, size: .fixed(3))
    #expect(rule.merging(.system) == .system)
    #expect(StyleRule.system.merging(rule).font == .named("Specimen Serif"))
    #expect(try Fixture(body: rule.merging(.system)).style().custom.sizes == Self.body)
  }

  @Test("A9: caption1 and caption2, equal at Medium, keep their own styles, and are 14 and 13 at xLarge")
  func equalFonts() throws {
    let fixture = Fixture([.caption1: .system, .caption2: .system])
    let (one, two) = (try fixture.style(.caption1), try fixture.style(.caption2))
    #expect(one.custom.cells[2].font == two.custom.cells[2].font)
    #expect(one.style == .caption1 && two.style == .caption2)
    #expect(one.custom.cells[4].pointSize == 14 && two.custom.cells[4].pointSize == 13)
  }

  // MARK: Roles

  @Test("A18: Museo's three roles: the title grows with headline, the other two are fixed at 17")
  func roles() throws {
    var fixture = Fixture()
    let headline = StyleRule(font: .named("Specimen Serif"), weight: .bold, size: .system())
    fixture.document.styles[.headline] = headline
    fixture.document.roles = [
      "navigationTitle": RoleRule(style: .headline, rule: headline, update: .restyle),
      "navigationItem": RoleRule(
        rule: StyleRule(font: .named("Specimen Serif"), weight: .medium, size: .fixed(17)), update: .fixed),
      "button": RoleRule(
        rule: StyleRule(
          font: .named("Specimen Serif"), weight: .medium, size: .fixed(17), features: [FontFeature(tag: "smcp")]),
        update: .features),
      "tabBarItem": .system, "pageControl": RoleRule(update: .fixed, tint: RoleRule.Tint()),
    ]
    let system = try fixture.resolve()
    // A role without text has no row.
    #expect(system.styles.suffix(3).map(\.style.name) == ["navigationTitle", "navigationItem", "button"])
    let (title, item, button) = (system.styles[11], system.styles[12], system.styles[13])
    #expect(title.custom.sizes == Self.body)
    #expect(title.custom.font?.postScriptName == "SpecimenSerif-Bold")
    #expect(title.fallback.sizes == Self.body && title.fallback.weight == .semibold)
    #expect(item.custom.sizes == Array(repeating: 17, count: 12))
    #expect(button.custom.cells.allSatisfy { $0.features == [FontFeature(tag: "smcp")] })
    #expect(button.fallback.sizes == Array(repeating: 17, count: 12))
    #expect(button.fallback.weight == .medium)
    #expect(button.fallback.cells.allSatisfy { $0.features.isEmpty })
  }

  @Test("A17: a role at a fixed size whose face is missing is reported, at its size")
  func missingRole() throws {
    var fixture = Fixture()
    fixture.document.roles["button"] = RoleRule(rule: StyleRule(font: .face("MuseoSlab-500"), size: .fixed(17)))
    let cell = try fixture.cell(.role("button"))
    #expect(cell.pointSize == 17 && cell.marks == [.standIn(for: "SF Pro"), .fallback(missing: "MuseoSlab-500")])
    fixture.missingFace = .error
    #expect(throws: ResolutionError.missingFace(name: "MuseoSlab-500", style: .role("button"), nearest: [])) {
      _ = try fixture.resolve([.role("button")])
    }
  }

  @Test("A role and a style of one name are two rows")
  func sameName() throws {
    var fixture = Fixture([.custom("button"): StyleRule(size: .fixed(20))])
    fixture.document.roles["button"] = RoleRule(rule: StyleRule(size: .fixed(17)))
    let rows = try fixture.resolve().styles.suffix(2)
    #expect(rows.map(\.style) == [.custom("button"), .role("button")])
    #expect(rows.map(\.custom.baseSize) == [20, 17])
  }

  // MARK: Whole documents

  @Test("F5: one family for every style")
  func oneFamily() throws {
    let fixture = Fixture(
      OrderedMap(StyleName.standard.map { ($0, StyleRule(font: .family("own"), weight: .bold)) }),
      families: ["own": FontFamily(.matching("Specimen Serif"))])
    #expect(try fixture.resolve().styles.allSatisfy { $0.custom.font?.postScriptName == "SpecimenSerif-Bold" })
  }

  @Test("E5: what no rule says is the document's default: here body at 16 pt, medium, upright")
  func defaults() throws {
    let defaults = StyleRule(font: .named("Specimen Serif"), weight: .medium, slant: .upright, size: .fixed(16))
    let cell = try Fixture(body: defaults.merging(StyleRule(sample: "x"))).cell()
    #expect(cell.pointSize == 16 && cell.face?.postScriptName == "SpecimenSerif-Medium" && cell.text == "x")
  }

  @Test("200 styles of an app's own resolve, each with its twelve sizes")
  func many() throws {
    let names = (1...200).map { StyleName.custom("style\($0)") }
    let rule = StyleRule(font: .named("Specimen Serif"), weight: .bold, relativeTo: .body)
    let system = try Fixture(OrderedMap(names.map { ($0, rule) })).resolve(names)
    #expect(system.styles.map(\.style) == names)
    #expect(system.styles.allSatisfy { $0.custom.sizes.compactMap(\.self).count == 12 })
  }
}
