import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("What a rule says of text: features, spacing, line height, case, colour, sample")
struct TextRuleTests {
  // MARK: Features

  private func features(_ fixture: Fixture) throws -> [String] {
    try fixture.cell().features.map { "\($0.tag)=\($0.value)" }
  }

  @Test("Features are the family's, then the style's own, which count where both have one")
  func order() throws {
    let family = FontFamily(
      .matching("Specimen Serif"), features: [FontFeature(tag: "onum"), FontFeature(tag: "ss01", value: 1)])
    let own = [FontFeature(tag: "ss01", value: 0), FontFeature(tag: "smcp")]
    let fixture = Fixture(
      body: StyleRule(font: .family("own"), weight: .bold, features: own), families: ["own": family])
    #expect(try features(fixture) == ["onum=1", "ss01=0", "smcp=1"])
    #expect(try fixture.cell().marks == [])
  }

  @Test("A10: small capitals are smcp, asked twice as once, with the size and all else kept")
  func smallCaps() throws {
    let plain = try Fixture(body: StyleRule(font: .face("SpecimenSerif-Bold"))).cell()
    let once = StyleRule(font: .face("SpecimenSerif-Bold"), features: [FontFeature(tag: "smcp")])
    let cell = try Fixture(body: once).cell()
    #expect(cell.features == [FontFeature(tag: "smcp")])
    #expect(cell.pointSize == plain.pointSize && cell.font == plain.font && cell.leading == plain.leading)
    #expect(try Fixture(body: once.merging(once)).cell() == cell)
  }

  @Test("A10: a face without smcp is drawn plain and marked; one that switches it off has nothing to tell")
  func absent() throws {
    let rule = { StyleRule(font: .face("SpecimenBox-Regular"), features: [FontFeature(tag: "smcp", value: $0)]) }
    #expect(try Fixture(body: rule(1)).cell().marks == [.featureAbsent("smcp")])
    #expect(try Fixture(body: rule(0)).cell().marks == [])
    #expect(Mark.featureAbsent("smcp").name == "featureAbsent")
  }

  @Test("The fallback in a missing face's place is not told to lack the features of that face")
  func missingFace() throws {
    let rule = StyleRule(font: .face("Museo"), features: [FontFeature(tag: "smcp")])
    let cell = try Fixture(body: rule).cell()
    #expect(cell.features == [])
    #expect(cell.marks == [.standIn(for: "SF Pro"), .fallback(missing: "Museo")])
  }

  @Test("Features of a stand-in are the family's, and marked where it lacks them")
  func standIn() throws {
    let family = FontFamily(
      .listed([FaceKey(.regular): "Museo"]), features: [FontFeature(tag: "smcp")], standIn: .system)
    let cell = try Fixture(body: StyleRule(font: .family("own"), weight: .regular), families: ["own": family]).cell()
    #expect(cell.marks == [.standIn(for: "SF Pro"), .faceStandIn(missing: "Museo"), .featureAbsent("smcp")])
  }

  // MARK: Letter spacing

  private func spacing(_ spacing: LetterSpacing, _ font: FontReference?) throws -> [Double] {
    let rule = StyleRule(font: font, size: .system(), letterSpacing: spacing)
    return try Fixture(body: rule).style().custom.cells.map(\.letterSpacing)
  }

  @Test("Letter spacing in em is that of the size, and in points it grows as the size does")
  func letterSpacing() throws {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let em = try spacing(.em(0.05), .named("Specimen Serif"))
    #expect(zip(em, sizes).allSatisfy { abs($0 - $1 / 20) < 1e-9 })
    let points = try spacing(.points(-1.7), .named("Specimen Serif"))
    #expect(zip(points, sizes).allSatisfy { abs($0 + $1 / 10) < 1e-9 })
  }

  @Test("The system's tracking is for the system font alone: -26 thousandths at 17 pt")
  func tracking() throws {
    #expect(abs(try spacing(.system, .system)[3] + 0.026 * 17) < 1e-9)
    #expect(try spacing(.system, .named("Specimen Serif")) == Array(repeating: 0, count: 12))
    let watch = Fixture(body: StyleRule(size: .system(), letterSpacing: .system), platform: .watchos)
    // SF Compact's is 24 thousandths closer per em at 23 pt: -6.
    #expect(abs(try watch.cell(.body, .accessibility3).letterSpacing + 0.006 * 23) < 1e-9)
    #expect(try Fixture(body: StyleRule(letterSpacing: .system), platform: .ios9).cell().letterSpacing == 0)
  }

  @Test("The fallback has the letter spacing too, an app sets it on the label; but not the system's tracking")
  func fallbackSpacing() throws {
    let em = Fixture(body: StyleRule(font: .named("Specimen Serif"), letterSpacing: .em(0.1)))
    #expect(abs((try em.style().fallback.cells[3].letterSpacing) - 1.7) < 1e-9)
    let system = Fixture(body: StyleRule(font: .named("Specimen Serif"), letterSpacing: .system))
    #expect(try system.style().fallback.cells[3].letterSpacing == 0)
  }

  // MARK: Line height

  private func leadings(_ rule: StyleRule) throws -> [Double?] {
    try Fixture(body: rule).style().custom.cells.map(\.leading)
  }

  private static let printed: [Double?] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  private func isNear(_ found: [Double?], _ expected: [Double]) -> Bool {
    zip(found, expected).allSatisfy { abs(($0 ?? .infinity) - $1) < 1e-9 }
  }

  @Test("Line height: natural, the system's printed one, a multiple, and points that grow as the size does")
  func lineHeight() throws {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let rule = { StyleRule(font: .named("Specimen Serif"), weight: .bold, size: .system(), lineHeight: $0) }
    // hhea 950, -250, 0 of 1000.
    #expect(isNear(try leadings(rule(nil)), sizes.map { $0 * 1.2 }))
    #expect(isNear(try leadings(rule(.natural)), sizes.map { $0 * 1.2 }))
    #expect(try leadings(rule(.system)) == Self.printed)
    #expect(isNear(try leadings(rule(.multiple(1.5))), sizes.map { $0 * 1.5 }))
    #expect(isNear(try leadings(rule(.points(34))), sizes.map { $0 * 2 }))
  }

  @Test("Above a maximum neither the size nor its line height and letter spacing grow on (S5, S6)")
  func maximum() throws {
    let rule = StyleRule(
      font: .named("Specimen Serif"), size: .metrics(size: 17, maximum: 24), lineHeight: .points(34),
      letterSpacing: .points(1.7))
    let cells = try Fixture(body: rule).style().custom.cells.suffix(5)
    #expect(cells.map(\.pointSize) == [24, 24, 24, 24, 24])
    #expect(isNear(cells.map(\.leading), [48, 48, 48, 48, 48]))
    #expect(isNear(cells.map(\.letterSpacing), [2.4, 2.4, 2.4, 2.4, 2.4]))
  }

  @Test("D12: `system` keeps Apple's weight and printed leading; another weight, slant or limit is the font's own")
  func preferred() throws {
    #expect(try Fixture([.headline: .system]).face(.headline) == "SpecimenFlex-SemiBold")
    #expect(try leadings(.system) == Self.printed)
    #expect(try leadings(StyleRule(font: .system, size: .system())) == Self.printed)
    // Flex: hhea 1900, -480 of 2000.
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(isNear(try leadings(StyleRule(font: .system, weight: .heavy, size: .system())), sizes.map { $0 * 1.19 }))
    #expect(
      isNear(
        try leadings(StyleRule(font: .system, size: .system(maximum: 30))), sizes.map { min($0, 30) * 1.19 }))
    #expect(isNear(try leadings(StyleRule(font: .system, size: .fixed(20))), sizes.map { _ in 20 * 1.19 }))
  }

  @Test("D11: the system font in a weight of one's own, without a default size: preferred size, capped")
  func systemWeight() throws {
    let fixture = Fixture([.caption1: StyleRule(font: .system, weight: .heavy, size: .system(maximum: 30))])
    #expect(try fixture.face(.caption1) == "SpecimenFlex-ExtraBold")
    #expect(try fixture.style(.caption1).custom.sizes == [11, 11, 11, 12, 14, 16, 18, 22, 26, 30, 30, 30])
  }

  // MARK: Case

  @Test(
    "Letters change case as the language has it",
    arguments: [
      (.uppercase, "en", "istanbul ß", "ISTANBUL SS"), (.uppercase, "tr", "istanbul ışık", "İSTANBUL IŞIK"),
      (.uppercase, "tr-TR", "i", "İ"), (.uppercase, "az-Latn", "i", "İ"), (.uppercase, "TR", "i", "İ"),
      (.lowercase, "en", "ISTANBUL", "istanbul"), (.lowercase, "tr", "IŞIK İZMİR", "ışık izmir"),
      (.lowercase, "tr", "I\u{307}", "i"),
      (.capitalized, "en", "the quick-brown o’neill", "The Quick-Brown O’neill"),
      (.capitalized, "tr", "izmir ısı", "İzmir Isı"), (.capitalized, "en", "«hello» 3rd", "«Hello» 3rd"),
      (.capitalized, "hr", "ǆep", "ǅep"), (.none, "en", "aB", "aB"), (.uppercase, "en", "", ""),
    ] as [(LetterCase, String, String, String)])
  func letterCase(_ letterCase: LetterCase, _ language: String, _ text: String, _ expected: String) throws {
    var fixture = Fixture(body: StyleRule(font: .named("Specimen Serif"), letterCase: letterCase, sample: text))
    fixture.document.languages = [language]
    #expect(try fixture.cell().text == expected)
    #expect(try fixture.style().sample == text)
    #expect(try fixture.style().fallback.cells[3].text == expected)
  }

  // MARK: Colour, and `at`

  @Test("A colour is the cell's, in both columns")
  func color() throws {
    let blue = DocumentColor(red: 10, green: 96, blue: 255, alpha: 64)
    let style = try Fixture(body: StyleRule(font: .named("Specimen Serif"), color: blue)).style()
    #expect(style.custom.cells[0].color == blue)
    #expect(style.fallback.cells[0].color == blue)
  }

  @Test("At a category all that it names is otherwise: the size replaced, features added up, the rest as it was")
  func at() throws {
    let override = StyleOverride(
      font: .face("SpecimenSans-Bold"), size: .fixed(99.5), lineHeight: .points(22), letterSpacing: .em(0.1),
      features: [FontFeature(tag: "tnum")], letterCase: .uppercase, color: DocumentColor(red: 1, green: 2, blue: 3),
      sample: "at")
    let rule = StyleRule(
      font: .face("SpecimenSerif-Bold"), size: .metrics(size: 20, maximum: 30), features: [FontFeature(tag: "smcp")],
      sample: "plain", at: [.xLarge: override])
    let style = try Fixture(body: rule).style()
    let (plain, changed) = (style.custom.cells[3], style.custom.cells[4])
    #expect(plain.face?.postScriptName == "SpecimenSerif-Bold" && plain.pointSize == 20 && plain.text == "plain")
    #expect(changed.face?.postScriptName == "SpecimenSans-Bold" && changed.pointSize == 99.5 && changed.text == "AT")
    #expect(isNear([changed.leading, changed.letterSpacing], [109.45, 9.95]))
    #expect(changed.features.map(\.tag) == ["smcp", "tnum"])
    #expect(changed.color == DocumentColor(red: 1, green: 2, blue: 3))
    #expect(changed.strategy == .fixed(99.5))
    #expect(changed.marks == [])
    #expect(style.custom.cells[5].pointSize == 24)
  }

  @Test("`at` replaces after rounding and limits, and ratios and ranges are made of it, unrounded")
  func atRatio() throws {
    let rule = StyleRule(
      font: .named("Specimen Serif"), size: .metrics(size: 17, maximum: 20),
      at: [.xSmall: StyleOverride(size: .fixed(8.5)), .accessibility5: StyleOverride(size: .fixed(51))])
    let column = try Fixture(body: rule).style().custom
    #expect(column.cells[0].ratio == 0.5)
    #expect(isNear([column.cells[1].ratio, column.cells[10].ratio], [20.0 / 22, 20.0 / 17]))
    #expect(column.cells[11].ratio == 3)
    #expect(column.range.fromXSmall == 6 && column.range.fromLarge == 3)
  }

  @Test("`at` Large changes what ratios and points are counted from")
  func atLarge() throws {
    let rule = StyleRule(
      font: .named("Specimen Serif"), size: .system(), lineHeight: .points(25),
      at: [.large: StyleOverride(size: .fixed(25))])
    let cells = try Fixture(body: rule).style().custom.cells
    #expect(isNear([cells[3].ratio, cells[9].ratio, cells[9].leading], [1, 40.0 / 25, 40]))
  }

  // MARK: Samples

  @Test("The sample: --text, else the rule's, else the style's in the language, else the language's, else the name")
  func samples() throws {
    var fixture = Fixture(body: StyleRule(font: .named("Specimen Serif")))
    #expect(try fixture.cell().text == "Body")
    fixture.document.samples["de"] = SampleTexts(all: "Franz")
    #expect(try fixture.cell().text == "Body")
    fixture.document.samples["en"] = SampleTexts(all: "Pack")
    #expect(try fixture.cell().text == "Pack")
    fixture.document.samples["en"]?.byStyle = [.body: "my box"]
    #expect(try fixture.cell().text == "my box")
    #expect(try fixture.style(.headline).sample == "Pack")
    fixture.document.styles[.body]?.sample = "own"
    #expect(try fixture.cell().text == "own")
    fixture.document.styles[.body]?.at[.xLarge] = StyleOverride(sample: "other")
    #expect(try fixture.cell(.body, .xLarge).text == "other")
    fixture.document.text = "all"
    #expect(try fixture.cell().text == "all")
    #expect(try fixture.cell(.body, .xLarge).text == "all")
    fixture.document.text = nil
    fixture.document.language = "de"
    #expect(try fixture.style(.headline).sample == "Franz")
  }

  @Test("A role and a style of the app's own are called as the document calls them")
  func names() throws {
    var fixture = Fixture([.custom("price"): StyleRule(relativeTo: .body)])
    fixture.document.roles["button"] = RoleRule(rule: StyleRule(size: .fixed(17)))
    #expect(try fixture.style(.custom("price")).sample == "price")
    #expect(try fixture.style(.role("button")).sample == "button")
  }
}
