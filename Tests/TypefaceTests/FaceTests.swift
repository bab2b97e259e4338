import Testing
import Typeface

@Suite("What a face says of itself")
struct FontFaceTests {
  struct Expected: Sendable {
    var file: String
    var postScriptName: String
    var family: String
    var style: String
    var fullName: String
    var weight: Int
    var format: FontContainer.Format
    var glyphs: Int
  }

  @Test(
    "Names, weight, format and glyph count come from the font",
    arguments: [
      Expected(
        file: "SpecimenBox-Regular.ttf", postScriptName: "SpecimenBox-Regular", family: "Specimen Box",
        style: "Regular", fullName: "Specimen Box Regular", weight: 400, format: .trueType, glyphs: 96),
      Expected(
        file: "SpecimenSans-Light.ttf", postScriptName: "SpecimenSans-Light", family: "Specimen Sans",
        style: "Light", fullName: "Specimen Sans Light", weight: 300, format: .trueType, glyphs: 266),
      Expected(
        file: "SpecimenSans-Bold.otf", postScriptName: "SpecimenSans-Bold", family: "Specimen Sans",
        style: "Bold", fullName: "Specimen Sans Bold", weight: 700, format: .openTypeCFF, glyphs: 266),
      Expected(
        file: "SpecimenFlexCFF2.otf", postScriptName: "SpecimenFlexCFF2-Regular", family: "Specimen Flex CFF2",
        style: "Regular", fullName: "Specimen Flex CFF2 Regular", weight: 400, format: .openTypeCFF2, glyphs: 6),
    ])
  func names(_ expected: Expected) throws {
    let library = FontLibrary()
    let face = try #require(library.face(expected.file))
    #expect(face.postScriptName == expected.postScriptName)
    #expect(face.family == expected.family)
    #expect(face.style == expected.style)
    #expect(face.fullName == expected.fullName)
    #expect(face.nameProblem == nil)
    #expect(face.weight == expected.weight)
    #expect(!face.isItalic)
    #expect(face.width == 5)
    #expect(face.container == FontContainer(format: expected.format))
    #expect(face.glyphCount == expected.glyphs)
    #expect(face.version == "1.000")
    #expect(face.isScalable)
    #expect(face.fileName == expected.file)
    #expect(face.path == TestFonts.path(expected.file))
    #expect(face.index == 0)
    #expect(face.embedding.permission == .installable)
  }

  @Test("Features are those of GSUB and GPOS, sorted, each once")
  func features() throws {
    let library = FontLibrary()
    let serif = try #require(library.face("SpecimenSerif-Medium.ttf"))
    #expect(serif.features.map(\.description) == ["c2sc", "kern", "liga", "onum", "smcp", "ss01", "tnum"])
    let box = try #require(library.face("SpecimenBox-Regular.ttf"))
    #expect(box.features.isEmpty)
  }

  @Test(
    "A face covers what its character map maps",
    arguments: [("A", true), ("~", true), (" ", true), ("é", false), ("\u{0}", false), ("字", false), ("😀", false)]
      as [(Unicode.Scalar, Bool)])
  func coverage(_ scalar: Unicode.Scalar, _ isCovered: Bool) throws {
    let library = FontLibrary()
    let box = try #require(library.face("SpecimenBox-Regular.ttf"))
    #expect(box.contains(scalar) == isCovered)
  }

  @Test("Heights of letters come from OS/2, and are absent where it says nothing")
  func heights() throws {
    let library = FontLibrary()
    let flex = try #require(library.face("SpecimenFlex[opsz,wght].ttf"))
    #expect(flex.capHeight == 1410)
    #expect(flex.xHeight == 1040)
    #expect(flex.unitsPerEm == 2000)
    var font = try TestFonts.box()
    font.set16("OS/2", 0, 1)
    let old = try #require(FontLibrary().face(font.bytes()))
    #expect(old.capHeight == nil)
    #expect(old.xHeight == nil)
  }

  @Test(
    "Old fonts number weights from 1 to 9, and none is 400",
    arguments: [(0, 400), (1, 100), (7, 700), (10, 10), (350, 350), (1000, 1000), (1001, 1000), (65535, 1000)])
  func weights(_ written: Int, _ weight: Int) throws {
    let library = FontLibrary()
    let bytes = try TestFonts.box(family: "W", style: "Regular", postScriptName: "W", weight: written)
    #expect(library.face(bytes)?.weight == weight)
  }

  @Test("Italic is OS/2's italic or oblique bit, or head's without OS/2", arguments: [0x1, 0x200, 0x40])
  func italic(_ selection: Int) throws {
    var font = try TestFonts.box()
    font.set16("OS/2", 62, selection)
    #expect(FontLibrary().face(font.bytes())?.isItalic == (selection != 0x40))
    font["OS/2"] = nil
    #expect(FontLibrary().face(font.bytes())?.isItalic == false)
    font.set16("head", 44, 0x2)
    #expect(FontLibrary().face(font.bytes())?.isItalic == true)
  }

  @Test(
    "A21: Permissions to embed are OS/2's fsType, and the most generous of several counts",
    arguments: [
      (0x000, .installable, true, true), (0x002, .restricted, false, true), (0x004, .previewAndPrint, true, true),
      (0x008, .editable, true, true), (0x00A, .editable, true, true), (0x006, .previewAndPrint, true, true),
      (0x104, .previewAndPrint, true, false), (0x200, .installable, false, true), (0x001, .installable, true, true),
    ] as [(Int, Embedding.Permission, Bool, Bool)])
  func embedding(_ type: Int, _ permission: Embedding.Permission, _ embeds: Bool, _ subsets: Bool) throws {
    var font = try TestFonts.box()
    font.set16("OS/2", 8, type)
    let face = try #require(FontLibrary().face(font.bytes()))
    #expect(face.embedding.rawValue == UInt16(type))
    #expect(face.embedding.permission == permission)
    #expect(face.embedding.allowsEmbedding == embeds)
    #expect(face.embedding.allowsSubsetting == subsets)
  }

  @Test(
    "The version is the first number of name 5, else head's revision",
    arguments: [
      ("Version 1.002;hotconv 1.0", "1.002"), ("4.203", "4.203"), ("Version 3", "3"), ("v2.", "2"),
      ("no number", "1.000"), ("", "1.000"),
    ])
  func version(_ text: String, _ version: String) throws {
    var font = try TestFonts.box()
    font.setNames([1: "Box", 5: text, 6: "Box"])
    #expect(FontLibrary().face(font.bytes())?.version == version)
  }

  @Test("The bytes of a face stay where they are, and are the file's")
  func bytes() throws {
    let library = FontLibrary()
    let face = try #require(library.face("SpecimenBox-Regular.ttf"))
    let file = try TestFonts.bytes("SpecimenBox-Regular.ttf")
    #expect(face.withFontBytes { Array($0) } == file)
    #expect(face.withFontBytes { $0.baseAddress } == face.withFontBytes { $0.baseAddress })
    #expect(face.sfntIndex == 0)
    #expect(face.sha256 == file.withUnsafeBytes { SHA256.hexadecimal($0) })
  }

  @Test("C2: a font comes in by its path or as bytes, which the caller may let go of at once")
  func twoWays() throws {
    let byPath = FontLibrary()
    byPath.load(file: TestFonts.path("SpecimenSerif-Bold.ttf"))
    let byBytes = FontLibrary()
    var bytes = try TestFonts.bytes("SpecimenSerif-Bold.ttf")
    let report = byBytes.load(bytes: bytes, name: "memory")
    for index in bytes.indices { bytes[index] = 0 }
    bytes = []
    #expect(report.path == "memory")
    let faces = try [byPath, byBytes].map { try #require($0.match("SpecimenSerif-Bold")?.face) }
    #expect(faces[0].sha256 == faces[1].sha256)
    #expect(faces[1].contains("a"))
    #expect(faces[0].features == faces[1].features)
    #expect(byBytes.load(bytes: try TestFonts.bytes("SpecimenCollection.ttc"), name: "c", index: 1).faces.count == 1)
    #expect(byBytes.match("SpecimenTriangles") != nil)
    #expect(byBytes.match("SpecimenSquares") == nil)
  }

  @Test("A face outlives its library")
  func outlives() throws {
    var library: FontLibrary? = FontLibrary()
    let face = try #require(library?.face("SpecimenSerif-Bold.ttf"))
    library = nil
    #expect(face.contains("a"))
    #expect(face.features.count == 7)
    #expect(face.withFontBytes { $0.count } > 0)
  }

  @Test(
    "SHA-256 is that of FIPS 180-4's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
  func sha256(_ text: String, _ hash: String) {
    #expect(Array(text.utf8).withUnsafeBytes { SHA256.hexadecimal($0) } == hash)
  }
}
