import Drawing
import Sheet
import Snapshot
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Fingerprints of outlines")
struct GlyphOutlinesTests {
  private func glyphs(_ text: String, _ library: FontLibrary) -> [UInt32] {
    PlainShaping.line(text, in: library.faces[0], size: 10).runs.flatMap { $0.glyphs.map(\.id) }
  }

  private func fingerprint(
    _ text: String, _ file: String, weight: Int? = nil, opticalSize: Double? = nil
  ) throws -> Fingerprint {
    let library = TestFaces.library(file)
    let instance = library.faces[0].instance(weight: weight, opticalSize: opticalSize)
    return try GlyphOutlines(fonts: library).fingerprint(of: glyphs(text, library), in: instance)
  }

  @Test("The same outlines have the same one, other outlines another")
  func same() throws {
    let (serif, bold) = ("SpecimenSerif-Medium.ttf", "SpecimenSerif-Bold.ttf")
    #expect(try fingerprint("Ha", serif) == fingerprint("Ha", serif))
    #expect(try fingerprint("Ha", serif) != fingerprint("aH", serif))
    #expect(try fingerprint("Ha", serif) != fingerprint("Hb", serif))
    #expect(try fingerprint("Ha", serif) != fingerprint("Ha", bold))
    #expect(try fingerprint("", serif) == fingerprint("", bold))
  }

  @Test("CFF outlines count too", arguments: ["SpecimenSans-Regular.otf", "SpecimenFlexCFF2.otf"])
  func cff(_ file: String) throws {
    #expect(try fingerprint("A", file) == fingerprint("A", file))
    #expect(try fingerprint("A", file) != fingerprint("B", file))
  }

  @Test("An instance has its own, whatever axis is another")
  func instances() throws {
    let flex = "SpecimenFlex[opsz,wght].ttf"
    let regular = try fingerprint("HI", flex, weight: 400, opticalSize: 14)
    #expect(try fingerprint("HI", flex, weight: 400, opticalSize: 14) == regular)
    #expect(try fingerprint("HI", flex, weight: 700, opticalSize: 14) != regular)
  }

  @Test("Layers count with their colours, pictures by their bytes")
  func colours() throws {
    for (file, text, other) in [
      ("colour/SpecimenLayers-Regular.ttf", "A", "B"), ("colour/SpecimenSbix-Regular.ttf", "\u{1F600}", "\u{1F601}"),
      ("colour/SpecimenCBDT-Regular.ttf", "\u{1F600}", "A"),
    ] {
      #expect(try fingerprint(text, file) == fingerprint(text, file))
      #expect(try fingerprint(text, file) != fingerprint(other, file), "\(file)")
    }
  }

  @Test("A glyph that the face lacks has one too, and a drawing's own outlines agree")
  func odd() throws {
    let library = TestFaces.library("SpecimenSerif-Medium.ttf")
    let instance = library.faces[0].instance(weight: nil, opticalSize: nil)
    let outlines = try GlyphOutlines(fonts: library)
    #expect(outlines.fingerprint(of: [65_000], in: instance) == outlines.fingerprint(of: [65_000], in: instance))
    let drawing = try CellDrawing(Fixtures.page(10, 10), fonts: library)
    #expect(
      drawing.outlines.fingerprint(of: [40, 41], in: instance) == outlines.fingerprint(of: [40, 41], in: instance))
  }

  @Test("Drawing at a size before or after changes none")
  func sizes() throws {
    let library = TestFaces.library("SpecimenSerif-Medium.ttf")
    var frame = Fixtures.page(90, 40, [Fixtures.text("Ha", library, size: 23, x: 4, y: 30)])
    frame.cells = [Frame.Cell(name: "a", origin: Frame.Point(x: 4, y: 30), items: 0..<1)]
    let instance = library.faces[0].instance(weight: nil, opticalSize: nil)
    let drawing = try CellDrawing(frame, fonts: library)
    let glyphs = glyphs("Hab", library)
    let before = try GlyphOutlines(fonts: library).fingerprint(of: glyphs, in: instance)
    let cells = try drawing.draw()
    #expect(drawing.outlines.fingerprint(of: glyphs, in: instance) == before)
    #expect(try drawing.draw() == cells)
  }
}
