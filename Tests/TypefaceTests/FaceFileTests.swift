import Spelling
import Testing
import Typeface

@Suite("The drawn odd and broken files")
struct FaceFileTests {
  @Test(
    "A broken file is refused with its reason",
    arguments: [
      ("zero-bytes.ttf", "the file is empty"), ("one-byte.ttf", "unknown file format (FreeType 0x02)"),
      ("html.ttf", "looks like HTML (FreeType 0x02)"), ("text.txt", "looks like text (FreeType 0x02)"),
      ("truncated.ttf", "cut short: table 'OS/2' ends at byte 3268 of 2364"),
      ("truncated-directory.ttf", "cut short: the table directory ends at byte 172 of 100"),
      ("truncated-names.ttf", "cut short: table 'name' ends at byte 3748 of 3582"),
      ("truncated.woff2", "a table is broken (FreeType 0x08)"), ("ttc-zero.ttc", "a collection that holds no face"),
      ("no-hmtx.ttf", "the 'hmtx' table is missing (FreeType 0x93)"),
      ("no-hhea.ttf", "the 'hhea' table is missing (FreeType 0x8F)"),
      ("no-loca.ttf", "the 'loca' table is missing (FreeType 0x90)"),
      ("upm-zero.ttf", "a table is broken (FreeType 0x08)"), ("upm-huge.ttf", "a table is broken (FreeType 0x08)"),
      ("far-offsets.ttf", "cut short: table 'OS/2' ends at byte 2147483744 of 4728"),
      ("ttc-many.ttc", "a collection of 1,073,741,824 faces, over the limit of 64"),
      ("overlapping.woff", "a table is broken (FreeType 0x08)"),
    ])
  func refused(_ file: String, _ refusal: String) {
    #expect(FontLibrary().load(file: TestFonts.path("broken/\(file)")).refusal == refusal)
  }

  @Test(
    "A file with broken glyphs or names is loaded, and says what was odd",
    arguments: [
      ("cff-as.ttf", "SpecimenWrongSuffix-Regular", ["named .ttf, but the content is OpenType/CFF"]),
      ("composite-self.ttf", "SpecimenSelf-Regular", []), ("composite-bomb.ttf", "SpecimenBomb-Regular", []),
      ("notdef-bomb.ttf", "SpecimenNotdefBomb-Regular", []),
      ("bomb-loca-format.ttf", "SpecimenBombFormat-Regular", []),
      ("bomb-loca-backwards.ttf", "SpecimenBombBackwards-Regular", []),
      ("bomb-loca-short.ttf", "SpecimenBombShort-Regular", []),
      ("bomb-beside-cff.ttf", "SpecimenBombBeside-Regular", ["named .ttf, but the content is OpenType/CFF"]),
      ("bomb-variable.ttf", "SpecimenBombVariable-Regular", []),
      ("far-steps.otf", "SpecimenFarSteps-Regular", []), ("deep-stack.otf", "SpecimenDeepStack-Regular", []),
      ("cff-subr-self.otf", "SpecimenSubroutine-Regular", []), ("loca-backwards.ttf", "SpecimenBroken-Regular", []),
      ("bad-cmap.ttf", "SpecimenBroken-Regular", []), ("names-uncounted.ttf", "SpecimenBroken-Regular", []),
      ("many-glyphs.woff", "SpecimenManyGlyphs-Regular", []),
      ("name-outside.ttf", "SpecimenBrokenRegular", ["no PostScript name: the full name stands in"]),
    ])
  func loaded(_ file: String, _ postScriptName: String, _ notes: [String]) {
    let library = FontLibrary()
    let report = library.load(file: TestFonts.path("broken/\(file)"))
    #expect(report.result == .loaded)
    #expect(report.notes == notes)
    #expect(library.faces.map(\.postScriptName) == [postScriptName])
  }

  @Test("A broken character map covers nothing")
  func coverage() throws {
    let library = FontLibrary()
    let face = try #require(library.face("broken/bad-cmap.ttf"))
    #expect(!(0x20...0x7E).contains { Unicode.Scalar($0).map(face.contains) ?? false })
  }

  @Test(
    "WOFF and WOFF2 hold the same face, under the hash of their own file",
    arguments: [("woff", .woff), ("woff2", .woff2)] as [(String, FontContainer.Wrapper)])
  func packed(_ suffix: String, _ wrapper: FontContainer.Wrapper) throws {
    let file = "packed/SpecimenBox-Regular.\(suffix)"
    let library = FontLibrary()
    let face = try #require(library.face(file))
    #expect(face.container == FontContainer(format: .trueType, wrapper: wrapper))
    #expect(face.postScriptName == "SpecimenBox-Regular")
    #expect(face.lineMetrics == LineMetrics(ascender: 800, descender: -200, lineGap: 90, source: .hhea))
    #expect(face.contains("A"))
    #expect(face.sfntIndex == 0)
    #expect(face.sha256 == (try TestFonts.bytes(file).withUnsafeBytes { SHA256.hexadecimal($0) }))
    let size = face.withFontBytes { $0.count }
    var limits = FontLimits(maximumDecodedSize: size)
    #expect(FontLibrary(limits: limits).load(file: TestFonts.path(file)).result == .loaded)
    limits.maximumDecodedSize = 1000
    let refusal = FontLibrary(limits: limits).load(file: TestFonts.path(file)).refusal
    #expect(refusal?.hasPrefix("it unpacks to ") == true)
    #expect(refusal?.hasSuffix(" bytes, over the limit of 1,000 bytes") == true)
  }

  @Test("A WOFF2 whose header lies about its size is held to the limit all the same")
  func lyingHeader() throws {
    var bytes = try TestFonts.bytes("packed/SpecimenBox-Regular.woff2")
    let size = try #require(FontLibrary().face(bytes, name: "a.woff2")).withFontBytes { $0.count }
    bytes.replaceSubrange(16..<20, with: Sfnt.big(4000, 4))
    let limited = FontLibrary(limits: FontLimits(maximumDecodedSize: 4100))
    let unpacked = "it unpacks to \(Amounts.bytes(size)), over the limit of 4,100 bytes"
    #expect(limited.load(bytes: bytes, name: "a.woff2").refusal == unpacked)
    bytes.replaceSubrange(16..<20, with: Sfnt.big(500, 4))
    #expect(limited.load(bytes: bytes, name: "a.woff2").refusal == "a table is broken (FreeType 0x08)")
  }

  @Test("The collection's two faces are its own")
  func collection() {
    let library = FontLibrary()
    library.load(file: TestFonts.path("SpecimenCollection.ttc"))
    #expect(library.faces.map(\.postScriptName) == ["SpecimenSquares", "SpecimenTriangles"])
    #expect(library.faces.map(\.sfntIndex) == [0, 1])
  }

  @Test("Hostile names come out without markup's brackets, control codes or marks of direction")
  func hostile() throws {
    let face = try #require(FontLibrary().face("SpecimenHeavyHostileName.ttf"))
    for name in [face.family, face.style, face.fullName, face.postScriptName, face.version] {
      #expect(!name.isEmpty)
      #expect(name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{202E}" })
    }
    #expect(face.postScriptName.utf8.allSatisfy { !Array("[](){}<>/% ".utf8).contains($0) })
  }

  @Test(
    "Names, metrics and permissions of the odd faces are as they were drawn",
    arguments: [
      ("SpecimenMacNames.ttf", "SpecimenMacNames-Regular", 0), ("SpecimenNameless.ttf", "SpecimenNameless", 0),
      ("SpecimenNoPostScriptName.ttf", "SpecimenUnnamedRegular", 0),
      ("SpecimenRestricted.ttf", "SpecimenRestricted-Regular", 2),
      ("SpecimenPreview.ttf", "SpecimenPreview-Regular", 4), ("SpecimenNoSubset.ttf", "SpecimenNoSubset-Regular", 256),
    ])
  func odd(_ file: String, _ postScriptName: String, _ type: UInt16) throws {
    let face = try #require(FontLibrary().face(file))
    #expect(face.postScriptName == postScriptName)
    #expect(face.embedding.rawValue == type)
  }

  @Test("Heights come from the first table that has them")
  func heights() throws {
    let typo = try #require(FontLibrary().face("SpecimenZeroHhea.ttf")).lineMetrics
    #expect(typo == LineMetrics(ascender: 800, descender: -200, lineGap: 0, source: .typo))
    let win = try #require(FontLibrary().face("SpecimenWinOnly.ttf")).lineMetrics
    #expect(win == LineMetrics(ascender: 900, descender: -300, lineGap: 0, source: .win))
  }
}
