import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Faces that are odd or broken")
struct BrokenFaceTests {
  /// A library of the test faces and the broken ones below them, as many as can be loaded.
  static func everything() throws -> FontLibrary {
    let library = FontLibrary()
    try library.load(directory: TestFaces.folder, options: DirectoryOptions(recursive: true, include: ["*"]))
    return library
  }

  /// A page that shows the first glyphs of every face of a library, a line a face.
  static func page(_ library: FontLibrary) -> Frame {
    let items = library.faces.enumerated().map { index, face in
      let glyphs = (0..<UInt32(min(face.glyphCount, 120))).map { Glyph(id: $0, cluster: 0, advance: 0.5) }
      let run = GlyphRun(
        font: face.instance(weight: 650, opticalSize: 19), pointSize: 12, width: 6 * Double(glyphs.count),
        glyphs: glyphs, utf8Range: 0..<1)
      let line = TextLine(text: "x", runs: [run], width: run.width)
      return Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 10, y: 20 * Double(index + 1))))
    }
    return Fixtures.page(800, 20 * Double(items.count + 1), items)
  }

  @Test("Every loadable face, broken ones too, is drawn or noted, and the files are whole")
  func everything() throws {
    let library = try Self.everything()
    #expect(library.faces.count > 20)
    let frame = Self.page(library)
    let picture = try PNGDrawing.draw(frame, fonts: library)
    #expect(Bitmap(png: picture.bytes) != nil)
    let document = try PDFDrawing.draw(frame, fonts: library)
    let folder = ScratchFolder()
    if let run = ProcessRun.run("qpdf", ["--check", folder.write(document.bytes, as: "a.pdf")]) {
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test("A glyph made of more parts than anything could draw is left out and counted; the others are drawn")
  func bomb() throws {
    let library = TestFaces.library("broken/composite-bomb.ttf", "SpecimenBox-Regular.ttf")
    let frame = Self.page(library)
    let picture = try PNGDrawing.draw(frame, fonts: library, options: PNGOptions(scale: 1))
    let document = try PDFDrawing.draw(frame, fonts: library)
    let name = library.faces[0].postScriptName
    let pattern = "of '\(name)' are not drawn: "
    #expect(picture.notes.count == 1 && picture.notes[0].contains(pattern), "\(picture.notes)")
    #expect(document.notes == picture.notes)
    let bitmap = try #require(Bitmap(png: picture.bytes))
    #expect((20..<40).contains { y in (0..<bitmap.width).contains { bitmap[$0, y] == 0 } })
  }

  @Test(
    "A glyph made of parts without end and without a point is left out, however its font's tables may be read",
    .timeLimit(.minutes(10)),
    arguments: [
      ("format", "Format", 5), ("backwards", "Backwards", 5), ("short", "Short", 10),
    ])
  func hollowBomb(_ file: String, _ name: String, _ count: Int) throws {
    try expectLeftOut(count, of: "SpecimenBomb\(name)-Regular", in: "broken/bomb-loca-\(file).ttf")
  }

  @Test(
    "Neither outlines of another kind nor axes let a glyph through that is made of parts without end",
    .timeLimit(.minutes(10)))
  func coveredBomb() throws {
    try expectLeftOut(5, of: "SpecimenBombBeside-Regular", in: "broken/bomb-beside-cff.ttf")
    try expectLeftOut(5, of: "SpecimenBombVariable-Regular", in: "broken/bomb-variable.ttf")
  }

  private func expectLeftOut(_ count: Int, of name: String, in file: String) throws {
    let library = TestFaces.library(file)
    let frame = Self.page(library)
    let reason = "the outline is endless, or of more points than FreeType holds"
    let note = "\(count) glyphs of '\(name)' are not drawn: \(reason)"
    #expect(try PNGDrawing.draw(frame, fonts: library, options: PNGOptions(scale: 1)).notes == [note])
    #expect(try SVGDrawing.draw(frame, fonts: library).notes == [note])
    #expect(try PDFDrawing.draw(frame, fonts: library).notes.contains(note))
  }

  @Test("A CFF font whose steps no program can hold is drawn as outlines, and a note says so")
  func farSteps() throws {
    let library = TestFaces.library("broken/far-steps.otf")
    let name = library.faces[0].postScriptName
    let drawn = try PDFDrawing.draw(Self.page(library), fonts: library)
    let reason = "this OpenType/CFF font could not be rebuilt for embedding"
    #expect(drawn.notes == ["'\(name)' is drawn as outlines: \(reason)"])
  }

  @Test("A CFF glyph that FreeType refuses and HarfBuzz reads isn't told, and drawn as from a program that both read")
  func deepStack() throws {
    let library = TestFaces.library("broken/deep-stack.otf")
    let shaper = TextShaper(library: library)
    let attributes = TextAttributes(cascade: [library.faces[0].instance(weight: 400, opticalSize: 14)], pointSize: 40)
    let pictures = try ["A", "B"].map { text in
      let line = try shaper.line(text, attributes)
      #expect(shaper.undrawableGlyphs(in: line).isEmpty)
      let frame = Fixtures.page(40, 50, [.text(Frame.Text(line: line, origin: Frame.Point(x: 4, y: 40)))])
      for raster in PNGOptions.Raster.allCases {
        #expect(try Fixtures.bitmap(frame, library, PNGOptions(scale: 1, raster: raster)).inkArea > 100)
      }
      #expect(try SVGDrawing.draw(frame, fonts: library).notes.isEmpty)
      return try PNGDrawing.draw(frame, fonts: library, options: PNGOptions(scale: 1)).bytes
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test("A variable face whose glyph 0 can't be unfolded is embedded where no text shows it, and else is without it")
  func notdefBomb() throws {
    let library = TestFaces.library("broken/notdef-bomb.ttf")
    let item = Fixtures.text(
      "A", library, at: library.faces[0].instance(weight: 700, opticalSize: 20), size: 20, x: 3, y: 20)
    let frame = Fixtures.page(30, 24, [item])
    let document = try PDFDrawing.draw(frame, fonts: library)
    #expect(document.notes.isEmpty && PDFText(document).baseFonts.count == 1)
    #expect(try Fixtures.bitmap(frame, library).inkArea > 0)
    let shown = try PDFDrawing.draw(Self.page(library), fonts: library)
    #expect(shown.notes.count == 1 && shown.notes[0].contains("of 'SpecimenNotdefBomb-Regular' are not drawn: "))
  }

  @Test("A glyph that its face does not have is left out and counted, once")
  func outside() throws {
    let library = TestFaces.library("SpecimenBox-Regular.ttf")
    var line = PlainShaping.line("AB", in: library.faces[0], size: 20)
    line.runs[0].glyphs[0].id = 60_000
    let item = Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 3, y: 20)))
    let frame = Fixtures.page(40, 24, [item, item])
    let note = "1 glyph of 'SpecimenBox-Regular' is not drawn: the font has no such glyph"
    let picture = try PNGDrawing.draw(frame, fonts: library, options: PNGOptions(scale: 1))
    #expect(picture.notes == [note])
    #expect(try PDFDrawing.draw(frame, fonts: library).notes == [note])
    let bitmap = try #require(Bitmap(png: picture.bytes))
    #expect(bitmap[8, 10] == 0xFFFFFF && bitmap[20, 10] == 0)
  }

  @Test(
    "Noncharacters, which are no text, are drawn all the same",
    arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharacters(_ code: UInt32) throws {
    let library = TestFaces.library("SpecimenBox-Regular.ttf")
    let scalar = try #require(Unicode.Scalar(code))
    for text in ["\(scalar)", "a\(scalar)b"] {
      let item = Fixtures.text(text, library, size: 20, x: 3, y: 20)
      #expect(try !PDFDrawing.draw(Fixtures.page(60, 24, [item]), fonts: library).bytes.isEmpty)
    }
  }

  @Test("Clusters that fit no text are put right, and the text is still whole")
  func clusters() throws {
    let library = TestFaces.library("SpecimenBox-Regular.ttf")
    for clusters in [[5, 1, 0], [0, 0, 900], [-7, 1, 2], [2, 1, 0]] {
      var line = PlainShaping.line("aéb", in: library.faces[0], size: 20)
      for (index, cluster) in clusters.enumerated() { line.runs[0].glyphs[index].cluster = cluster }
      for range in [0..<4, -3..<90, 1..<3, 2..<3, 4..<4] {
        line.runs[0].utf8Range = range
        let item = Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 3, y: 20)))
        #expect(try !PDFDrawing.draw(Fixtures.page(60, 24, [item]), fonts: library).bytes.isEmpty)
      }
    }
  }
}
