import Foundation
import Testing
import Typeface

@Suite("Files that are no usable font")
struct BrokenFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: @Sendable () throws -> [UInt8]
    var refusal: String
    var testDescription: String { refusal }
  }

  private static func text(_ text: String) -> @Sendable () throws -> [UInt8] { { Array(text.utf8) } }

  private static func box(_ change: @escaping @Sendable (inout Sfnt) -> Void) -> @Sendable () throws -> [UInt8] {
    {
      var font = try TestFonts.box()
      change(&font)
      return font.bytes()
    }
  }

  static let other: [Case] = [
    Case(name: "a.ttf", bytes: text(""), refusal: "the file is empty"),
    Case(name: "a.ttf", bytes: text("<!DOCTYPE html><p>404"), refusal: "looks like HTML (FreeType 0x02)"),
    Case(name: "a.ttf", bytes: text("\u{FEFF}\n <HTML>"), refusal: "looks like HTML (FreeType 0x02)"),
    Case(name: "a.svg", bytes: text("<svg></svg> and more of it"), refusal: "looks like SVG (FreeType 0x02)"),
    Case(name: "a.txt", bytes: text("Copyright 2026, all rights"), refusal: "looks like text (FreeType 0x02)"),
    Case(
      name: "a.ttf", bytes: text("version https://git-lfs.github.com/spec/v1\n"),
      refusal: "looks like a Git LFS pointer, not the file itself (FreeType 0x02)"),
    Case(name: "a.ttf", bytes: text("%PDF-1.7 and more of it"), refusal: "looks like a PDF file (FreeType 0x02)"),
    Case(
      name: "a.ttf", bytes: { [UInt8](repeating: 0xAB, count: 1000) }, refusal: "unknown file format (FreeType 0x02)"),
    Case(
      name: "a.bdf",
      bytes: text(
        """
        STARTFONT 2.1
        FONT -a-b-medium-r-normal--8-80-75-75-c-80-iso10646-1
        SIZE 8 75 75
        FONTBOUNDINGBOX 8 8 0 0
        CHARS 1
        STARTCHAR A
        ENCODING 65
        SWIDTH 1000 0
        DWIDTH 8 0
        BBX 8 1 0 0
        BITMAP
        FF
        ENDCHAR
        ENDFONT

        """), refusal: "looks like a BDF bitmap font: no OpenType tables"),
  ]

  static let fonts: [Case] = [
    Case(name: "a.ttf", bytes: box { $0["hhea"] = nil }, refusal: "the 'hhea' table is missing (FreeType 0x8F)"),
    Case(name: "a.ttf", bytes: box { $0["hmtx"] = nil }, refusal: "the 'hmtx' table is missing (FreeType 0x93)"),
    Case(name: "a.ttf", bytes: box { $0["loca"] = nil }, refusal: "the 'loca' table is missing (FreeType 0x90)"),
    Case(name: "a.ttf", bytes: box { $0["head"] = nil }, refusal: "unknown file format (FreeType 0x02)"),
    Case(name: "a.ttf", bytes: box { $0.set16("head", 18, 65535) }, refusal: "a table is broken (FreeType 0x08)"),
    Case(name: "a.ttf", bytes: box { $0.set16("maxp", 4, 0) }, refusal: "the face has no glyphs"),
    Case(
      name: "a.ttf", bytes: { Array(try TestFonts.box().bytes().prefix(60)) },
      refusal: "cut short: the table directory ends at byte 172 of 60"),
    Case(
      name: "a.ttf", bytes: { [0, 1, 0, 0, 0] }, refusal: "cut short: the table directory begins at byte 0 of 5"),
    Case(
      name: "a.ttc", bytes: { Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0] },
      refusal: "a collection that holds no face"),
    Case(
      name: "a.ttc", bytes: { Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2] },
      refusal: "face 0: cut short: the collection's list of faces ends at byte 12"),
    Case(
      name: "a.ttc", bytes: { Array("ttcf".utf8) + [0, 1, 0, 0, 0, 1, 0, 0] },
      refusal: "a collection of 65,536 faces, over the limit of 64"),
  ]

  @Test("What is no font is refused with what it looks like", arguments: other)
  func others(_ test: Case) throws {
    let library = FontLibrary()
    let report = library.load(bytes: try test.bytes(), name: test.name)
    #expect(report.refusal == test.refusal)
    #expect(report.faces.isEmpty)
    #expect(library.faces.isEmpty)
  }

  @Test("A font that cannot be used is refused with the reason and FreeType's code", arguments: fonts)
  func broken(_ test: Case) throws {
    let library = FontLibrary()
    #expect(library.load(bytes: try test.bytes(), name: test.name).refusal == test.refusal)
    #expect(library.faces.isEmpty)
  }

  @Test("The reason and the code are there apart")
  func apart() {
    let report = FontLibrary().load(bytes: Array("<html>".utf8), name: "x.ttf")
    #expect(report.result == .refused(reason: "looks like HTML", code: 2))
    #expect(report.path == "x.ttf")
  }

  @Test("A font that is cut short is refused with the name of the first table that is not all there")
  func truncated() throws {
    let bytes = try TestFonts.box().bytes()
    let report = FontLibrary().load(bytes: Array(bytes.prefix(bytes.count / 2)), name: "half.ttf")
    #expect(report.refusal?.hasPrefix("cut short: table 'glyf' ends at byte ") == true)
    #expect(report.refusal?.hasSuffix(" of \(bytes.count / 2)") == true)
  }

  @Test("A table at an impossible place is refused, and nothing is read there")
  func farAway() throws {
    var bytes = try TestFonts.box().bytes()
    bytes.replaceSubrange(20..<24, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let report = FontLibrary().load(bytes: bytes, name: "far.ttf")
    #expect(report.refusal?.hasPrefix("cut short: table 'OS/2' ends at byte 4294967") == true)
  }

  @Test("Paths that are no regular file are refused without waiting")
  func irregular() throws {
    let folder = try ScratchFolder()
    let pipe = "\(folder.path)/pipe.ttf"
    #expect(mkfifo(pipe, 0o600) == 0)
    let library = FontLibrary()
    #expect(library.load(file: pipe).refusal == "it is not a regular file")
    #expect(library.load(file: "/dev/zero").refusal == "it is not a regular file")
    #expect(library.load(file: folder.path).refusal == "it is a folder")
    #expect(library.load(file: "\(folder.path)/none.ttf").refusal == "no such file")
    #expect(library.load(file: "\(pipe)/x.ttf").refusal == "a part of the path is not a folder")
    #expect(library.load(file: "a\u{0}b").refusal == "the path holds a zero byte")
    #expect(library.load(file: try folder.write([], "empty.ttf")).refusal == "the file is empty")
    let long = String(repeating: "n", count: 300)
    #expect(library.load(file: "\(folder.path)/\(long)").refusal == "the name is too long")
  }

  @Test("A font cut anywhere, or with any byte changed, is loaded or refused, and never worse")
  func mutated() throws {
    let whole = try TestFonts.bytes("SpecimenFlexCFF2.otf")
    // The last three bytes may be padding.
    for count in stride(from: 0, to: whole.count - 3, by: 7) {
      #expect(FontLibrary().load(bytes: Array(whole.prefix(count)), name: "cut.otf").result != .loaded)
    }
    let library = FontLibrary()
    for place in stride(from: 0, to: whole.count, by: 3) {
      var bytes = whole
      bytes[place] = ~bytes[place]
      exercise(library, library.load(bytes: bytes, name: "changed-\(place).otf", onDuplicate: .last))
    }
    #expect(!library.faces.isEmpty)
  }

  private func exercise(_ library: FontLibrary, _ report: FontFileReport) {
    for face in report.faces.map({ library[$0] }) {
      let instance = face.instance(weight: 650, opticalSize: 20)
      #expect(instance.coordinates.count == face.axes.count)
      #expect(!face.instanceName(of: instance).isEmpty)
      #expect(!face.postScriptName.isEmpty)
      #expect((1...1000).contains(face.weight))
      #expect((0...8 * face.unitsPerEm).contains(face.lineMetrics.ascender))
      #expect((-3 * face.unitsPerEm...0).contains(face.lineMetrics.descender))
      _ = (face.contains("a"), face.features, face.namedInstances, face.version)
    }
  }
}
