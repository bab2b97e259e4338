import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Bold Text and cascades")
struct BoldTextTests {
  private func fixture(_ family: FontFamily, _ weight: FontWeight, _ slant: Slant? = nil) -> Fixture {
    var fixture = Fixture(
      body: StyleRule(font: .family("own"), weight: weight, slant: slant),
      families: ["own": family, "sans": FontFamily(.matching("Specimen Sans"))])
    fixture.boldText = true
    return fixture
  }

  @Test("D14: a map makes of each weight named another, and leaves the rest")
  func map() throws {
    let family = FontFamily(.listed(Fixture.serif), boldText: .map([.light: .medium, .medium: .bold]))
    #expect(try fixture(family, .light).face() == "SpecimenSerif-Medium")
    #expect(try fixture(family, .medium).face() == "SpecimenSerif-Bold")
    #expect(try fixture(family, .bold).face() == "SpecimenSerif-Bold")
    var off = fixture(family, .light)
    off.boldText = false
    #expect(try off.face() == "SpecimenSerif-Light")
  }

  @Test("D14: without a word of Bold Text a family stays as it is")
  func none() throws {
    #expect(try fixture(FontFamily(.listed(Fixture.serif)), .light).face() == "SpecimenSerif-Light")
  }

  @Test(
    "D14: heavier is the next weight that the family has, and the heaviest stays",
    arguments: [(300, 500), (400, 500), (500, 700), (700, 700), (900, 700)])
  func heavier(_ weight: Int, _ drawn: Int) throws {
    let family = FontFamily(.listed(Fixture.serif), boldText: .heavier)
    let fixture = fixture(family, try #require(FontWeight(rawValue: weight)))
    let drawn = try #require(FontWeight(rawValue: drawn))
    #expect(try fixture.face() == Fixture.serif[FaceKey(drawn)])
  }

  @Test("D14: heavier keeps to the slant: a weight that only the italics have is none for the uprights")
  func heavierSlant() throws {
    let faces: OrderedMap<FaceKey, String> = [
      FaceKey(.light): "SpecimenSerif-Light", FaceKey(.medium, .italic): "SpecimenSerif-LtIta",
      FaceKey(.bold): "SpecimenSerif-Bold",
    ]
    let family = FontFamily(.listed(faces), boldText: .heavier)
    #expect(try fixture(family, .light).face() == "SpecimenSerif-Bold")
    #expect(try fixture(family, .light).marks() == [])
    #expect(try fixture(family, .light, .italic).face() == "SpecimenSerif-LtIta")
  }

  @Test("D14: heavier of names put together, of a matched family, and along a weight axis")
  func heavierKinds() throws {
    let naming = FaceNaming(base: "SpecimenSerif", weights: [.light: "Light", .bold: "Bold"])
    #expect(try fixture(FontFamily(.naming(naming), boldText: .heavier), .light).face() == "SpecimenSerif-Bold")
    let matching = FontFamily(.matching("Specimen Serif"), boldText: .heavier)
    #expect(try fixture(matching, .light).face() == "SpecimenSerif-Medium")
    #expect(try fixture(matching, .medium).face() == "SpecimenSerif-Bold")
    #expect(try fixture(matching, .medium).marks() == [])
    let variable = FontFamily(.variable(VariableFaces(face: "SpecimenFlex-Regular")), boldText: .heavier)
    #expect(try fixture(variable, .regular).face() == "SpecimenFlex-Medium")
    #expect(try fixture(variable, .black).face() == "SpecimenFlex-Black")
    #expect(try fixture(variable, .black).marks() == [])
  }

  @Test("D14: a stand-in has the weight that the family's own rule makes, and no further one")
  func standIn() throws {
    let missing: OrderedMap<FaceKey, String> = [FaceKey(.light): "Gill-Light", FaceKey(.medium): "Gill-Medium"]
    let family = FontFamily(.listed(missing), boldText: .map([.light: .medium]), standIn: .family("sans"))
    #expect(try fixture(family, .light).face() == "SpecimenSans-Medium")
    var both = fixture(family, .light)
    both.document.families["sans"]?.boldText = .heavier
    #expect(try both.face() == "SpecimenSans-Medium")
    var second = both
    second.document.families["own"]?.boldText = nil
    #expect(try second.face() == "SpecimenSans-Regular")
  }

  @Test("D14: the system font takes the style's emphasized weight, else the next heavier, once (S15)")
  func system() throws {
    var fixture = Fixture([.body: .system, .headline: StyleRule(weight: .black)])
    fixture.boldText = true
    // Apple's emphasized body is semibold; black is the heaviest.
    #expect(try fixture.face(.body) == "SpecimenFlex-SemiBold")
    #expect(try fixture.face(.headline) == "SpecimenFlex-Black")
    #expect(try fixture.style(.body).fallback.font?.postScriptName == "SpecimenFlex-SemiBold")
    #expect(try fixture.resolve().boldText)
  }

  // MARK: Cascades

  @Test("D15: a family's cascade comes first, in order and at the face's weight, then the document's")
  func cascade() throws {
    var fixture = Fixture(
      body: StyleRule(font: .family("latin"), weight: .bold),
      families: [
        "latin": FontFamily(.matching("Specimen Serif"), cascade: [.family("arabic"), .family("sans"), .system]),
        "arabic": FontFamily(.matching("Specimen Arabic")), "sans": FontFamily(.matching("Specimen Sans")),
      ])
    fixture.document.cascade = [.named("Specimen Hebrew")]
    let cascade = try fixture.cell().cascade
    #expect(
      cascade.map(\.postScriptName) == [
        "SpecimenArabic-Regular", "SpecimenSans-Bold", "SpecimenFlex-Bold", "SpecimenHebrew-Regular",
      ])
    #expect(cascade[2].isSystem)
  }

  @Test("D15: under Bold Text a cascade has the bold names that its own families give")
  func boldCascade() throws {
    let family = FontFamily(.listed(Fixture.serif), cascade: [.family("sans")])
    var fixture = fixture(family, .light)
    fixture.document.families["sans"]?.boldText = .map([.light: .bold])
    #expect(try fixture.cell().cascade.map(\.postScriptName) == ["SpecimenSans-Bold"])
  }

  @Test("D15: a missing font of a cascade is passed over, or its stand-in steps in")
  func missing() throws {
    var fixture = Fixture(
      body: StyleRule(font: .family("latin")),
      families: [
        "latin": FontFamily(.matching("Specimen Serif"), cascade: [.family("damascus"), .family("sans")]),
        "damascus": FontFamily(.listed([FaceKey(.regular): "Damascus"])),
        "sans": FontFamily(.matching("Specimen Sans")),
      ])
    #expect(try fixture.cell().cascade.map(\.postScriptName) == ["SpecimenSans-Regular"])
    fixture.document.families["damascus"]?.standIn = .system
    let fonts = try fixture.cell().cascade
    #expect(fonts.map(\.postScriptName) == ["SpecimenFlex-Regular", "SpecimenSans-Regular"])
    #expect(fonts.first?.marks.contains(.faceStandIn(missing: "Damascus")) == true)
  }

  @Test("A cascade of a family is not the fallback's, which is drawn when that family can't be")
  func fallbackCascade() throws {
    let fixture = Fixture(
      body: StyleRule(font: .family("latin")),
      families: [
        "latin": FontFamily(.listed([FaceKey(.regular): "Papyrus"]), cascade: [.family("sans")]),
        "sans": FontFamily(.matching("Specimen Sans")),
      ])
    #expect(try fixture.cell().cascade == [])
    #expect(try fixture.style().fallback.cells.first?.cascade == [])
  }
}
