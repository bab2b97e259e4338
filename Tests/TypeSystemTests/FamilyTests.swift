import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Families: how a weight and a slant become a face")
struct FamilyTests {
  private func fixture(
    _ faces: FontFamily.Faces, _ weight: FontWeight, _ slant: Slant? = nil
  ) -> Fixture {
    Fixture(
      body: StyleRule(font: .family("own"), weight: weight, slant: slant), families: ["own": FontFamily(faces)])
  }

  // MARK: Listed

  @Test(
    "A listed family has the face of the weight and slant",
    arguments: [
      (300, .upright, "SpecimenSerif-Light"), (500, .upright, "SpecimenSerif-Medium"),
      (300, .italic, "SpecimenSerif-LtIta"), (700, .italic, "SpecimenSerif-BdIt"),
    ] as [(Int, Slant, String)])
  func listed(_ weight: Int, _ slant: Slant, _ name: String) throws {
    let fixture = fixture(.listed(Fixture.serif), try #require(FontWeight(rawValue: weight)), slant)
    #expect(try fixture.face() == name)
    #expect(try fixture.marks() == [])
  }

  @Test("A20: the italics that a family lists are not drawn unless a style slants")
  func unused() throws {
    #expect(try fixture(.listed(Fixture.serif), .bold).face() == "SpecimenSerif-Bold")
  }

  @Test(
    "A weight that is not listed takes the nearest by CSS' rule: the slant first, then up to 500, down or up",
    arguments: [
      (400, .upright, 500, .upright), (450, .upright, 500, .upright), (350, .upright, 300, .upright),
      (100, .upright, 300, .upright), (501, .upright, 700, .upright), (600, .upright, 700, .upright),
      (900, .upright, 700, .upright), (400, .italic, 300, .italic), (500, .italic, 300, .italic),
      (600, .italic, 700, .italic),
    ] as [(Int, Slant, Int, Slant)])
  func nearest(_ weight: Int, _ slant: Slant, _ drawnWeight: Int, _ drawnSlant: Slant) throws {
    let asked = FaceKey(try #require(FontWeight(rawValue: weight)), slant)
    let drawn = FaceKey(try #require(FontWeight(rawValue: drawnWeight)), drawnSlant)
    #expect(FaceKey.nearest(to: asked, among: Fixture.serif.keys) == drawn)
    let fixture = fixture(.listed(Fixture.serif), asked.weight, slant)
    #expect(try fixture.face() == Fixture.serif[drawn])
    #expect(try fixture.marks() == [.nearestWeight(asked: asked, drawn: drawn)])
  }

  @Test("A slant that is not listed at all takes the other, marked")
  func noItalics() throws {
    let uprights: OrderedMap<FaceKey, String> = [FaceKey(.bold): "SpecimenSerif-Bold"]
    let fixture = fixture(.listed(uprights), .bold, .italic)
    #expect(try fixture.face() == "SpecimenSerif-Bold")
    #expect(try fixture.marks() == [.nearestWeight(asked: FaceKey(.bold, .italic), drawn: FaceKey(.bold))])
  }

  @Test("A15: an exact entry whose face is missing is missing, and no other weight is taken for it")
  func exactButMissing() throws {
    let faces: OrderedMap<FaceKey, String> = [
      FaceKey(.regular): "MuseoSlab-500", FaceKey(.medium): "SpecimenSerif-Medium",
    ]
    #expect(try fixture(.listed(faces), .regular).marks().contains(.fallback(missing: "MuseoSlab-500")))
  }

  @Test("A family with no faces listed has none for any weight")
  func noFaces() throws {
    #expect(try fixture(.listed([:]), .bold, .italic).marks().contains(.fallback(missing: "700 italic")))
  }

  // MARK: Naming

  /// Font's example: nine weights, six parts, an italic that takes the place of Regular.
  private static let sourceSans = FaceNaming(
    base: "SourceSansPro",
    weights: [
      .ultraLight: "ExtraLight", .thin: "Light", .light: "Light", .regular: "Regular", .medium: "Regular",
      .semibold: "Semibold", .bold: "Bold", .heavy: "Bold", .black: "Black",
    ], italicSuffix: "It", droppedInItalic: ["Regular"])

  @Test("E3: the 18 names of Source Sans Pro, twelve of them distinct")
  func sourceSans() {
    let names = FontWeight.named.flatMap { weight in
      [Slant.upright, .italic].map { Self.sourceSans.postScriptName(of: FaceKey(weight, $0)) ?? "none" }
    }
    #expect(
      names == [
        "SourceSansPro-ExtraLight", "SourceSansPro-ExtraLightIt", "SourceSansPro-Light", "SourceSansPro-LightIt",
        "SourceSansPro-Light", "SourceSansPro-LightIt", "SourceSansPro-Regular", "SourceSansPro-It",
        "SourceSansPro-Regular", "SourceSansPro-It", "SourceSansPro-Semibold", "SourceSansPro-SemiboldIt",
        "SourceSansPro-Bold", "SourceSansPro-BoldIt", "SourceSansPro-Bold", "SourceSansPro-BoldIt",
        "SourceSansPro-Black", "SourceSansPro-BlackIt",
      ])
    #expect(Set(names).count == 12)
  }

  @Test("E2: a style is upright or italic, and a family without an italic suffix has no name for one")
  func noSuffix() {
    var naming = Self.sourceSans
    naming.italicSuffix = nil
    #expect(naming.postScriptName(of: FaceKey(.bold, .italic)) == nil)
    #expect(naming.keys.allSatisfy { $0.slant == .upright })
    #expect(naming.postScriptName(of: FaceKey(.bold)) == "SourceSansPro-Bold")
  }

  @Test("A name without a part is the base alone, without the separator")
  func baseAlone() {
    let naming = FaceNaming(base: "GillSans", weights: [.regular: "", .bold: "Bold"], italicSuffix: "Italic")
    #expect(naming.postScriptName(of: FaceKey(.regular)) == "GillSans")
    #expect(naming.postScriptName(of: FaceKey(.regular, .italic)) == "GillSans-Italic")
    #expect(naming.postScriptName(of: FaceKey(.light)) == nil)
  }

  @Test("E3: a name put together finds its face, and a weight without a part takes the nearest that has one")
  func namedFaces() throws {
    let naming = FaceNaming(
      base: "SpecimenSerif", weights: [.light: "Lt", .bold: "Bd"], italicSuffix: "Ita")
    #expect(try fixture(.naming(naming), .light, .italic).face() == "SpecimenSerif-LtIta")
    let plain = FaceNaming(base: "SpecimenSerif", weights: [.light: "Light", .bold: "Bold"])
    let black = fixture(.naming(plain), .black)
    #expect(try black.face() == "SpecimenSerif-Bold")
    #expect(try black.marks() == [.nearestWeight(asked: FaceKey(.black), drawn: FaceKey(.bold))])
  }

  @Test("E13: a name put together that no face has is missing under that name")
  func wrongName() throws {
    let fixture = fixture(.naming(Self.sourceSans), .medium, .italic)
    #expect(try fixture.marks().contains(.fallback(missing: "SourceSansPro-It")))
  }

  // MARK: Variable

  @Test("A variable face is moved to the weight, and has the name of the instance there")
  func variable() throws {
    let fixture = fixture(.variable(VariableFaces(face: "SpecimenFlex-Regular")), .semibold)
    let cell = try fixture.cell()
    #expect(cell.face?.postScriptName == "SpecimenFlex-SemiBold")
    #expect(cell.font?.coordinates.first { $0.tag == "wght" }?.value == 600)
    #expect(cell.face?.isSystem == false)
    #expect(cell.marks == [])
  }

  @Test("A weight beyond its axis takes the axis' end, marked")
  func beyondAxis() throws {
    let fixture = fixture(
      .variable(VariableFaces(face: "SpecimenFlex-Regular")), try #require(FontWeight(rawValue: 950)))
    #expect(try fixture.face() == "SpecimenFlex-Black")
    let asked = FaceKey(try #require(FontWeight(rawValue: 950)))
    #expect(try fixture.marks() == [.nearestWeight(asked: asked, drawn: FaceKey(.black))])
  }

  @Test("Its italic is a face of its own where there is one")
  func italicFace() throws {
    let faces = VariableFaces(face: "SpecimenFlex-Regular", italicFace: "SpecimenSerif-LtIta")
    #expect(try fixture(.variable(faces), .light, .italic).face() == "SpecimenSerif-LtIta")
    #expect(try fixture(.variable(faces), .light, .italic).marks() == [])
    #expect(try fixture(.variable(faces), .light).face() == "SpecimenFlex-Light")
  }

  @Test(
    "Or else the slant axis to its least, which leans right, and the italic axis to its most",
    arguments: [("slnt", -12, 0, -12), ("ital", 0, 1, 1)] as [(String, Int, Int, Double)])
  func slantAxis(_ tag: String, _ minimum: Int, _ maximum: Int, _ place: Double) throws {
    let fixture = fixture(.variable(VariableFaces(face: "SpecimenLean-Regular")), .bold, .italic)
    var font = PatchedFont("SpecimenFlex[opsz,wght].ttf")
    font.rename("SpecimenFlex", to: "SpecimenLean")
    font.makeAxis("opsz", tag, from: minimum, to: maximum)
    #expect(!fixture.library.load(bytes: font.bytes, name: "lean").faces.isEmpty)
    let cell = try fixture.cell()
    #expect(cell.font?.coordinates.first { $0.tag.description == tag }?.value == place)
    #expect(cell.font?.coordinates.first { $0.tag == "wght" }?.value == 700)
    #expect(cell.marks == [])
  }

  @Test("A variable face without slant or italic stands upright, marked")
  func noSlant() throws {
    let marks = try fixture(.variable(VariableFaces(face: "SpecimenFlex-Regular")), .regular, .italic).marks()
    #expect(marks == [.nearestWeight(asked: FaceKey(.regular, .italic), drawn: FaceKey(.regular))])
  }

  @Test("Its own axes come before the style's, and an opsz among them pins the optical size")
  func axes() throws {
    let opsz = AxisCoordinate(tag: "opsz", value: 30)
    var fixture = fixture(.variable(VariableFaces(face: "SpecimenFlex-Regular", axes: [opsz])), .regular)
    #expect(try fixture.cell().font?.coordinates.first { $0.tag == "opsz" }?.value == 30)
    fixture.document.styles[.body]?.axes = [AxisCoordinate(tag: "opsz", value: 20)]
    #expect(try fixture.cell().font?.coordinates.first { $0.tag == "opsz" }?.value == 20)
    #expect(try fixture.cell(.body, .accessibility5).font?.coordinates.first { $0.tag == "opsz" }?.value == 20)
  }

  // MARK: Matching, and single faces

  @Test("A family by its name among the loaded fonts, in any case, by weight and slant")
  func matching() throws {
    #expect(try fixture(.matching("specimen serif"), .medium).face() == "SpecimenSerif-Medium")
    #expect(try fixture(.matching("Specimen Serif"), .bold, .italic).face() == "SpecimenSerif-BdIt")
    let regular = fixture(.matching("Specimen Serif"), .regular)
    #expect(try regular.face() == "SpecimenSerif-Medium")
    #expect(try regular.marks() == [.nearestWeight(asked: FaceKey(.regular), drawn: FaceKey(.medium))])
  }

  @Test("F10: Avenir and Avenir Next are two families: a name that begins alike is no match")
  func noAlias() throws {
    #expect(try fixture(.matching("Specimen Seri"), .bold).marks().contains(.fallback(missing: "Specimen Seri")))
    #expect(try fixture(.matching("Specimen"), .bold).marks().contains(.fallback(missing: "Specimen")))
  }

  @Test("A face is named by its PostScript name, exactly, or by an instance's; no other name of it counts")
  func face() throws {
    #expect(try Fixture(body: StyleRule(font: .face("SpecimenSerif-Bold"))).face() == "SpecimenSerif-Bold")
    let instance = try Fixture(body: StyleRule(font: .face("SpecimenFlex-Black"))).cell()
    #expect(instance.face?.postScriptName == "SpecimenFlex-Black")
    #expect(instance.font?.coordinates.first { $0.tag == "wght" }?.value == 900)
    for name in ["specimenserif-bold", "Specimen Serif Bold", "SpecimenSerif-Bold.ttf"] {
      #expect(try Fixture(body: StyleRule(font: .face(name))).marks().contains(.fallback(missing: name)))
    }
  }

  @Test("A family that is not declared is an error that names the nearest")
  func undeclared() throws {
    let fixture = Fixture(
      body: StyleRule(font: .family("sirif")), families: ["serif": FontFamily(.matching("Specimen Serif"))])
    let error = #expect(throws: ResolutionError.self) { _ = try fixture.resolve([.body]) }
    #expect(error == .undeclaredFamily(key: "sirif", nearest: ["serif"]))
    #expect(error?.description == "no family 'sirif' is declared")
    #expect(error?.hint == "did you mean 'serif'?")
  }
}
