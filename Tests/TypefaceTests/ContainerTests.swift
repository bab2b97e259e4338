import Spelling
import Testing
import Typeface

@Suite("Collections, WOFF, and suffixes that lie")
struct ContainerTests {
  private static let plain = FontContainer(format: .trueType)

  @Test("Every face of a collection is taken in, with its place")
  func collection() throws {
    var second = try TestFonts.box()
    second.setNames([1: "Second", 2: "Bold", 6: "Second-Bold"])
    let library = FontLibrary()
    let report = library.load(bytes: Sfnt.collection([try TestFonts.box(), second]), name: "two.ttc")
    #expect(report.result == .loaded)
    #expect(report.notes.isEmpty)
    #expect(report.faces == [FaceID(rawValue: 0), FaceID(rawValue: 1)])
    #expect(library.faces.map(\.postScriptName) == ["SpecimenBox-Regular", "Second-Bold"])
    #expect(library.faces.map(\.index) == [0, 1])
    #expect(library.faces.map(\.sfntIndex) == [0, 1])
    #expect(library.faces.allSatisfy { $0.container == FontContainer(format: .trueType, isCollection: true) })
    #expect(library.faces[0].sha256 == library.faces[1].sha256)
  }

  @Test("One face of a collection can be taken in, and the others later")
  func oneFace() throws {
    var second = try TestFonts.box()
    second.setNames([1: "Second", 2: "Bold", 6: "Second-Bold"])
    let bytes = Sfnt.collection([try TestFonts.box(), second])
    let library = FontLibrary()
    library.load(bytes: bytes, name: "two.ttc", index: 1)
    #expect(library.faces.map(\.postScriptName) == ["Second-Bold"])
    #expect(library.load(bytes: bytes, name: "two.ttc", index: 1).result == .alreadyLoaded)
    #expect(library.load(bytes: bytes, name: "two.ttc").faces == [FaceID(rawValue: 1)])
    #expect(library.faces.map(\.index) == [1, 0])
    #expect(library.load(bytes: bytes, name: "two.ttc").result == .alreadyLoaded)
  }

  @Test(
    "A face that is not there is refused with those that are",
    arguments: [(2, "no face 2: the file has faces 0 to 1"), (-1, "no face -1: the file has faces 0 to 1")])
  func noFace(_ index: Int, _ refusal: String) throws {
    let box = try TestFonts.box()
    let library = FontLibrary()
    #expect(library.load(bytes: Sfnt.collection([box, box]), name: "two.ttc", index: index).refusal == refusal)
    #expect(
      library.load(bytes: box.bytes(), name: "one.ttf", index: 3).refusal == "no face 3: the file has face 0 alone")
  }

  @Test("A broken face of a collection leaves the others usable, and is noted")
  func halfBroken() throws {
    var broken = try TestFonts.box()
    broken["hhea"] = nil
    let library = FontLibrary()
    let box = try TestFonts.box()
    let report = library.load(bytes: Sfnt.collection([broken, box, box]), name: "a.ttc")
    #expect(report.result == .loaded)
    #expect(library.faces.map(\.index) == [1])
    #expect(
      report.notes == [
        "face 0: the 'hhea' table is missing (FreeType 0x8F)",
        "face 2: an earlier face of the file has the PostScript name 'SpecimenBox-Regular'",
      ])
  }

  @Test("WOFF is unpacked, and its hash is that of the file")
  func woff() throws {
    let box = try TestFonts.box()
    let bytes = box.woff()
    let library = FontLibrary()
    let face = try #require(library.face(bytes, name: "box.woff"))
    #expect(face.container == FontContainer(format: .trueType, wrapper: .woff))
    #expect(face.postScriptName == "SpecimenBox-Regular")
    #expect(face.sha256 == bytes.withUnsafeBytes { SHA256.hexadecimal($0) })
    #expect(face.withFontBytes { Sfnt(Array($0))["glyf"] } == box["glyf"])
    #expect(face.withFontBytes { Array($0.prefix(4)) } == [0, 1, 0, 0])
    #expect(face.contains("A"))
  }

  @Test(
    "A suffix that the content contradicts is noted, in any case of letters (S10)",
    arguments: [
      ("a.ttf", nil), ("a.TTF", nil), ("a.v2.ttf", nil), ("a b.ttf", nil), ("a", nil), ("a.bak", nil),
      ("a.otf", "named .otf, but the content is TrueType"), ("a.WOFF2", "named .woff2, but the content is TrueType"),
      ("a.ttc", "named .ttc, but the content is TrueType"),
    ] as [(String, String?)])
  func suffix(_ name: String, _ note: String?) throws {
    let report = FontLibrary().load(bytes: try TestFonts.box().bytes(), name: name)
    #expect(report.result == .loaded)
    #expect(report.notes == (note.map { [$0] } ?? []))
  }

  @Test("The same holds for OpenType/CFF, collections and WOFF (S10)")
  func otherSuffixes() throws {
    let cff = try TestFonts.bytes("SpecimenSans-Regular.otf")
    #expect(
      FontLibrary().load(bytes: cff, name: "a.ttf").notes == ["named .ttf, but the content is OpenType/CFF"])
    #expect(
      FontLibrary().load(bytes: try TestFonts.bytes("SpecimenFlexCFF2.otf"), name: "a.ttf").notes
        == ["named .ttf, but the content is OpenType/CFF2"])
    let collection = Sfnt.collection([try TestFonts.box()])
    #expect(
      FontLibrary().load(bytes: collection, name: "a.ttf").notes
        == ["named .ttf, but the content is TrueType collection"])
    #expect(FontLibrary().load(bytes: collection, name: "a.otc").notes.isEmpty)
    #expect(
      FontLibrary().load(bytes: try TestFonts.box().woff(), name: "a.ttf").notes
        == ["named .ttf, but the content is TrueType in WOFF"])
  }

  @Test("Each limit has its own reason")
  func limits() throws {
    let box = try TestFonts.box()
    let bytes = box.bytes()
    var limits = FontLimits(maximumFileSize: 1000)
    let tooLarge = "the file has \(Amounts.bytes(bytes.count)), over the limit of 1,000 bytes"
    #expect(FontLibrary(limits: limits).load(bytes: bytes, name: "a.ttf").refusal == tooLarge)
    let folder = try ScratchFolder()
    #expect(FontLibrary(limits: limits).load(file: try folder.write(bytes, "a.ttf")).refusal == tooLarge)

    limits = FontLimits(maximumFaces: 2)
    let three = Sfnt.collection([box, box, box])
    let tooMany = "a collection of 3 faces, over the limit of 2"
    #expect(FontLibrary(limits: limits).load(bytes: three, name: "a.ttc").refusal == tooMany)
    #expect(FontLibrary(limits: limits).load(bytes: three, name: "a.ttc", index: 2).result == .loaded)

    limits = FontLimits(maximumDecodedSize: 2000)
    let woff = box.woff(unpackedSize: 3000)
    let unpacked = "it unpacks to 3,000 bytes, over the limit of 2,000 bytes"
    #expect(FontLibrary(limits: limits).load(bytes: woff, name: "a.woff").refusal == unpacked)

    limits = FontLimits(maximumOpeningMemory: 50_000)
    let large = Sfnt(try TestFonts.bytes("SpecimenFlex[opsz,wght].ttf")).woff()
    let memory = "opening it takes over the limit of 50,000 bytes of memory (FreeType 0x40)"
    #expect(FontLibrary(limits: limits).load(bytes: large, name: "a.woff").refusal == memory)
    limits = FontLimits(maximumOpeningMemory: 10)
    let start = "opening it takes over the limit of 10 bytes of memory (FreeType 0x40)"
    #expect(FontLibrary(limits: limits).load(bytes: bytes, name: "a.ttf").refusal == start)
  }

  @Test("Memory that FreeType gives back counts no more")
  func memory() throws {
    let library = FontLibrary(limits: FontLimits(maximumOpeningMemory: 200_000))
    for weight in 100..<200 {
      var font = try TestFonts.box()
      font.set16("OS/2", 4, weight)
      #expect(library.load(bytes: font.woff(), name: "\(weight).woff", onDuplicate: .last).result == .loaded)
    }
  }
}
