import Testing
import Typeface

@Suite("Faces found by name")
struct MatchTests {
  private let library = FontLibrary()

  init() throws {
    try library.load(directory: TestFonts.folder)
  }

  @Test(
    "A name means a face by the first kind of name that fits (S18)",
    arguments: [
      ("SpecimenSans-Medium", "SpecimenSans-Medium", nil, .postScriptName),
      ("SpecimenFlex-Regular", "SpecimenFlex-Regular", nil, .postScriptName),
      ("SpecimenFlex-SemiBold", "SpecimenFlex-Regular", "SemiBold", .instanceName),
      ("Specimen Sans Light", "SpecimenSans-Light", nil, .fullName),
      ("specimen sans light", "SpecimenSans-Light", nil, .fullName),
      ("Specimen Sans-Light", "SpecimenSans-Light", nil, .familyAndStyle),
      ("Specimen Flex Black", "SpecimenFlex-Regular", "Black", .familyAndStyle),
    ] as [(String, String, String?, FaceMatch.Kind)])
  func finds(_ name: String, _ face: String, _ instance: String?, _ kind: FaceMatch.Kind) throws {
    let match = try #require(library.match(name))
    #expect(match.face.postScriptName == face)
    #expect(match.instance?.name == instance)
    #expect(match.by == kind)
  }

  @Test(
    "Nothing stands in for a name that no face has (S7)",
    arguments: [
      "", "SpecimenSans-Medium.ttf", "specimensans-medium", "SpecimenSans", "Specimen Sans", ".SFUI-Bold",
      "Specimen Sans Heavy", "Specimen SansLight", "SpecimenSans-Light ",
    ])
  func findsNothing(_ name: String) {
    #expect(library.match(name) == nil)
  }

  @Test("A19: File names are never looked at: the PostScript name is the key")
  func fileNames() throws {
    let library = FontLibrary()
    library.load(
      bytes: try TestFonts.box(family: "Open", style: "Light Italic", postScriptName: "OpenLight-Italic"),
      name: "Open-LightItalic.ttf")
    #expect(library.match("Open-LightItalic") == nil)
    #expect(library.match("OpenLight-Italic") != nil)
    #expect(library.nearestNames(to: "Open-LightItalic").first == "OpenLight-Italic")
  }

  @Test(
    "A wrong name has nearest ones: faces', instances' and families'",
    arguments: [
      ("SpecimenSans-Mediun", "SpecimenSans-Medium"), ("SpecimenFlex-Semibold", "SpecimenFlex-SemiBold"),
      ("Specimen Srif", "Specimen Serif"), ("specimenbox-regular", "SpecimenBox-Regular"),
    ])
  func nearest(_ name: String, _ meant: String) {
    #expect(library.nearestNames(to: name).first == meant)
    #expect(library.nearestNames(to: name).count <= 3)
    #expect(library.nearestNames(to: name, limit: 1) == [meant])
  }

  @Test("E13: what a doctor asks is there: the file's report, the family's weights, the names that are near")
  func doctor() throws {
    let library = FontLibrary()
    let reports = try library.load(directory: TestFonts.folder)
    let report = try #require(reports.first { $0.path.hasSuffix("/SpecimenSans-Medium.ttf") })
    #expect(report.result == .loaded)
    #expect(report.faces.map { library[$0].postScriptName } == ["SpecimenSans-Medium"])
    #expect(library.faces(inFamily: "Specimen Sans").map(\.weight).sorted() == [300, 400, 500, 700])
    let axis = library.faces(inFamily: "Specimen Flex").first?.axis("wght")
    #expect(axis?.minimum == 100)
    #expect(axis?.maximum == 900)
    #expect(library.match("SpecimenSans-Semibold") == nil)
    #expect(library.nearestNames(to: "SpecimenSans-Mediom").first == "SpecimenSans-Medium")
  }

  @Test("A name far from all has none")
  func farAway() {
    #expect(library.nearestNames(to: "Helvetica").isEmpty)
    #expect(FontLibrary().nearestNames(to: "SpecimenBox").isEmpty)
  }

  @Test("Families are sorted, each once, and their faces are found in any case of letters")
  func families() throws {
    #expect(library.families == library.families.sorted { $0.lowercased() < $1.lowercased() })
    #expect(library.families.contains("Specimen Flex"))
    #expect(library.families.filter { $0 == "Specimen Sans" }.count == 1)
    let sans = library.faces(inFamily: "SPECIMEN sans").map(\.postScriptName)
    #expect(sans == ["SpecimenSans-Bold", "SpecimenSans-Light", "SpecimenSans-Medium", "SpecimenSans-Regular"])
    #expect(library.faces(inFamily: "Specimen").isEmpty)
  }
}
