import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("What is drawn where a face is missing")
struct StandInTests {
  /// A family of one missing face, with a stand-in.
  private static func missing(_ name: String, _ standIn: FontReference?) -> FontFamily {
    FontFamily(.listed([FaceKey(.regular): name]), standIn: standIn)
  }

  private let rule = StyleRule(font: .family("own"), weight: .regular, size: .system())

  @Test("The family's stand-in, marked with the name that is missing")
  func standIn() throws {
    let fixture = Fixture(
      body: rule,
      families: ["own": Self.missing("Museo", .family("sans")), "sans": FontFamily(.matching("Specimen Sans"))])
    #expect(try fixture.face() == "SpecimenSans-Regular")
    #expect(try fixture.marks() == [.faceStandIn(missing: "Museo")])
    #expect(try fixture.style().custom.sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test("A stand-in of a stand-in, and the mark names the face that the style asked for")
  func chain() throws {
    let fixture = Fixture(
      body: rule,
      families: [
        "own": Self.missing("Museo", .family("second")), "second": Self.missing("Second", .family("third")),
        "third": FontFamily(.matching("Specimen Serif")),
      ])
    #expect(try fixture.face() == "SpecimenSerif-Medium")
    #expect(
      try fixture.marks() == [
        .nearestWeight(asked: FaceKey(.regular), drawn: FaceKey(.medium)), .faceStandIn(missing: "Museo"),
      ])
  }

  @Test("Stand-ins that go in a circle end in the fallback", arguments: [1, 2, 3])
  func cycle(_ count: Int) throws {
    var families: OrderedMap<String, FontFamily> = [:]
    for index in 0..<count {
      families[index == 0 ? "own" : "\(index)"] = Self.missing(
        "Missing\(index)", .family(index == count - 1 ? "own" : "\(index + 1)"))
    }
    let fixture = Fixture(body: rule, families: families)
    #expect(try fixture.marks() == [.standIn(for: "SF Pro"), .fallback(missing: "Missing0")])
  }

  @Test("The system font stands in, at the style's own size and with both marks")
  func system() throws {
    let fixture = Fixture(body: rule, families: ["own": Self.missing("Museo", .system)])
    #expect(try fixture.face() == "SpecimenFlex-Regular")
    #expect(try fixture.marks() == [.standIn(for: "SF Pro"), .faceStandIn(missing: "Museo")])
  }

  @Test("A15, A16: without a stand-in the fallback is drawn, marked, and keeps style and size")
  func fallback() throws {
    let fixture = Fixture(
      [.headline: StyleRule(font: .face("MuseoSans-700"), size: .metrics(size: 20, maximum: 40))])
    let style = try fixture.style(.headline)
    #expect(style.style == .headline)
    #expect(style.custom.font?.postScriptName == "SpecimenFlex-SemiBold")
    #expect(style.custom.font?.marks == [.standIn(for: "SF Pro"), .fallback(missing: "MuseoSans-700")])
    // 20 x 19 20 21 22 24 26 29 34 40 48 51 62 / 22, to a whole point, at most 40.
    #expect(style.custom.sizes == [17, 18, 19, 20, 22, 24, 26, 31, 36, 40, 40, 40])
  }

  @Test("A16: in Apple's size the fallback is preferredFont(forTextStyle:), with the printed leading")
  func preferredFallback() throws {
    let fixture = Fixture(body: StyleRule(font: .face("MuseoSlab-500"), size: .system()))
    #expect(try fixture.style().custom.cells.map(\.leading) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  }

  @Test("A15, E13: where missing faces are errors, it names the style, the face and the nearest names")
  func error() throws {
    var fixture = Fixture(body: StyleRule(font: .face("SpecimenSerif-Bolt")))
    fixture.document.fonts.onMissingFace = .error
    let error = #expect(throws: ResolutionError.self) { _ = try fixture.resolve([.body]) }
    #expect(error?.description == "body: no face 'SpecimenSerif-Bolt' among the fonts")
    #expect(error?.hint?.hasPrefix("did you mean 'SpecimenSerif-Bold'") == true)
  }

  @Test("D10: strict over the document, or lenient over it")
  func policy() throws {
    var fixture = Fixture(body: StyleRule(font: .face("Nothing-At-All")))
    fixture.missingFace = .error
    #expect(throws: ResolutionError.self) { _ = try fixture.resolve([.body]) }
    fixture.document.fonts.onMissingFace = .error
    fixture.missingFace = .fallback
    #expect(try fixture.marks().contains(.fallback(missing: "Nothing-At-All")))
  }

  @Test("D2: a declared stand-in is enough for onMissingFace: error, and bears its mark")
  func standInIsEnough() throws {
    var fixture = Fixture(
      body: rule,
      families: ["own": Self.missing("Museo", .family("sans")), "sans": FontFamily(.matching("Specimen Sans"))])
    fixture.document.fonts.onMissingFace = .error
    #expect(try fixture.marks() == [.faceStandIn(missing: "Museo")])
    #expect(try fixture.marks().allSatisfy(\.isSubstitution))
  }

  @Test("What a strict run refuses: every substitution but the declared stand-in of the system font")
  func substitutions() {
    let marks: [Mark] = [
      .standIn(for: "SF Pro"), .faceStandIn(missing: "M"), .fallback(missing: "M"),
      .nearestWeight(asked: FaceKey(.bold), drawn: FaceKey(.black)), .capped(at: 3), .belowMinimum(3), .undefined,
      .derived, .featureAbsent("smcp"), .fallbackGlyphs(1), .missingGlyphs(1), .undrawableGlyphs(1),
      .cut(1), .inkBeyond(top: 1, bottom: 0), .invisible(["\u{200B}"]),
    ]
    #expect(
      marks.filter(\.isSubstitution).map(\.name) == [
        "standIn", "fallback", "nearestWeight", "fallbackGlyphs", "notdef", "notDrawn",
      ])
  }
}
