import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Glyphs that can't be drawn, told before anything is drawn", .timeLimit(.minutes(10)))
struct UndrawableTests {
  /// The number of a face's first glyphs that the text's measuring says can't be drawn, and what FreeType refuses.
  private func counts(_ face: Face, _ library: FontLibrary) throws -> (told: Int, refused: Int) {
    let glyphs = (0..<UInt32(min(face.glyphCount, 400))).map { Glyph(id: $0, cluster: 0, advance: 0.5) }
    let run = GlyphRun(
      font: face.instance(weight: 400, opticalSize: 14), pointSize: 12, width: 6 * Double(glyphs.count), glyphs: glyphs,
      utf8Range: 0..<1)
    let line = TextLine(text: "x", runs: [run], width: run.width)
    let shaper = TextShaper(library: library)
    _ = try shaper.line("x", TextAttributes(cascade: [run.font], pointSize: 12))
    _ = shaper.ink(of: line)
    let frame = Fixtures.page(9000, 40, [.text(Frame.Text(line: line, origin: Frame.Point(x: 10, y: 20)))])
    let note = try SVGDrawing.draw(frame, fonts: library).notes.first { $0.hasSuffix("could not be drawn") }
    return (shaper.undrawableCount(in: line), note.flatMap { Int($0.prefix { $0 != " " }) } ?? 0)
  }

  @Test("Of every test face the same glyphs are told that FreeType then refuses")
  func everyFace() throws {
    let library = try BrokenFaceTests.everything()
    var refused = 0
    for face in library.faces {
      let counts = try counts(face, library)
      #expect(counts.told == counts.refused, "\(face.postScriptName)")
      refused += counts.refused
    }
    #expect(refused > 30)
  }

  @Test("Each fault of an outline is told of the glyph that has it")
  func faults() throws {
    for fault: GlyphFault in [.cutShort, .tooManyPoints, .unordered, .itself, .parts([109, 107, 106, 67])] {
      var font = PatchedFont("SpecimenSans-Medium.ttf")
      font.breakGlyph(42, fault)
      let library = FontLibrary()
      let face = library[try #require(library.load(bytes: font.bytes, name: "broken.ttf").faces.first)]
      let counts = try counts(face, library)
      #expect(counts.told == counts.refused && counts.told > 0, "\(fault): \(counts)")
    }
  }

  @Test("A glyph is whole down to its last byte: one that is a byte shorter is told, and FreeType refuses it")
  func lastByte() throws {
    // The data of n end with the y of its last point, so that the place of the next glyph can come earlier by what is left.
    let sound = PatchedFont("SpecimenSans-Medium.ttf")
    for cut in 0...12 {
      var font = sound
      font.shorten(glyph: 42, by: 2 * cut)
      let library = FontLibrary()
      let face = library[try #require(library.load(bytes: font.bytes, name: "short.ttf").faces.first)]
      let counts = try counts(face, library)
      #expect(counts.told == counts.refused, "\(cut): \(counts)")
      if cut > 1 { #expect(counts.told > 0) }
    }
  }
}
