import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("What an SVG refuses, leaves out and notes")
struct SVGLimitTests {
  let box = TestFaces.library("SpecimenBox-Regular.ttf")

  @Test(
    "A page without an area is refused",
    arguments: [(0.0, 5.0, "0 x 5"), (.nan, 5, "nan x 5"), (5, .infinity, "5 x inf")])
  func noArea(_ width: Double, _ height: Double, _ size: String) {
    let error = refusal(Fixtures.page(width, height))
    #expect(error?.description == "a page of \(size) points has no area to draw on")
  }

  @Test("A side has at most 14,400 points")
  func side() {
    #expect(refusal(Fixtures.page(14_400, 10)) == nil)
    let error = refusal(Fixtures.page(10, 14_400.5))
    #expect(error?.description == "the page would be 10 x 14400.5 points, and a page's side has at most 14,400")
    #expect(error?.hint == "lay the sheet out in pages")
  }

  @Test("A prefix that no id can begin with is named", arguments: ["1", "a-b", "_", "ü", "a b", "\"", "a:b"])
  func prefix(_ prefix: String) {
    let error = refusal(Fixtures.page(10, 10), SVGOptions(idPrefix: prefix))
    #expect(error?.description == "the prefix '\(prefix)' of ids is not a letter and then letters, digits and '_'")
  }

  @Test("A file over the limit is refused, whether text, outlines or shapes make it so")
  func size() throws {
    let text = Fixtures.page(40, 30, [Fixtures.text("AB", box, size: 20, x: 3, y: 24)])
    let rectangle = Frame.Rect(x: 1, y: 1, width: 9, height: 9)
    let shapes = Fixtures.page(40, 30, (0..<90).map { .rectangle(rectangle, $0 % 2 == 0 ? .black : .white) })
    for frame in [text, shapes] {
      let count = try SVGDrawing.draw(frame, fonts: box).bytes.count
      #expect(refusal(frame, SVGOptions(maximumBytes: count)) == nil)
      for limit in [count - 1, count / 2, 0] {
        let error = refusal(frame, SVGOptions(maximumBytes: limit))
        #expect(error == .fileTooLarge(maximum: limit))
      }
    }
    let error = DrawingError.fileTooLarge(maximum: 268_435_456)
    #expect(error.description == "the file would have more than 256M")
    #expect(error.hint == "show fewer styles or categories, or a shorter sample")
  }

  @Test("Every loadable face, broken ones too, gives a whole file, with the notes that a PDF has of its glyphs")
  func everything() throws {
    let library = try BrokenFaceTests.everything()
    let frame = BrokenFaceTests.page(library)
    let file = try SVGDrawing.draw(frame, fonts: library)
    #expect(SVGDocument(file.bytes) != nil)
    let notes = try PDFDrawing.draw(frame, fonts: library).notes.filter {
      !$0.contains("could not be rebuilt") && !$0.contains("selectable text")
    }
    #expect(Set(file.notes) == Set(notes) && !notes.isEmpty)
  }

  @Test("A glyph made of more parts than anything could draw is left out and counted; its text is kept")
  func bomb() throws {
    let library = TestFaces.library("broken/composite-bomb.ttf")
    let file = try SVGDrawing.draw(BrokenFaceTests.page(library), fonts: library)
    #expect(
      file.notes.count == 1 && file.notes[0].contains("of '\(library.faces[0].postScriptName)' are not drawn: "))
    #expect(file.bytes.count < 100_000)
    #expect(try #require(SVGDocument(file.bytes)).labels == ["x"])
  }

  @Test(
    "Outlines of a font that may not be embedded are drawn, and a note says so",
    arguments: [
      (
        "SpecimenRestricted.ttf",
        "'SpecimenRestricted-Regular' is drawn as outlines: its licence forbids embedding (fsType 0x02)"
      ),
      (
        "SpecimenNoSubset.ttf",
        "'SpecimenNoSubset-Regular' is drawn as outlines: its licence forbids embedding a part (fsType 0x100)"
      ), ("SpecimenPreview.ttf", nil), ("SpecimenBox-Regular.ttf", nil),
    ] as [(String, String?)])
  func licence(_ file: String, _ note: String?) throws {
    let library = TestFaces.library(file)
    let frame = Fixtures.page(80, 40, [Fixtures.text("A", library, size: 20, x: 3, y: 24)])
    let drawn = try SVGDrawing.draw(frame, fonts: library)
    #expect(drawn.notes == [note].compactMap { $0 })
    #expect(try #require(SVGDocument(drawn.bytes)).elements("use").count == 1)
  }

  @Test("What is no number, or lies far outside, draws nothing")
  func nonsense() throws {
    var line = PlainShaping.line("A", in: box.faces[0], size: 20)
    line.runs[0].glyphs[0].advance = .nan
    var far = PlainShaping.line("AA", in: box.faces[0], size: 20)
    far.runs[0].glyphs[0].advance = 1e6
    let rectangles = [(Double.nan, 4.0), (4, .infinity), (1e9, 4), (0, -4)].map {
      Frame.Item.rectangle(Frame.Rect(x: $0.0, y: 0, width: 4, height: $0.1), Fixtures.red)
    }
    let items: [Frame.Item] = [
      .text(Frame.Text(line: line, origin: Frame.Point(x: 3, y: 20))),
      Fixtures.text("A", box, size: .nan, x: 0, y: 20), Fixtures.text("A", box, size: -4, x: 0, y: 20),
      Fixtures.text("A", box, size: .infinity, x: 0, y: 20), Fixtures.text("A", box, size: 20, x: .nan, y: 20),
      .polygon([Frame.Point(x: 0, y: 0), Frame.Point(x: 1, y: 1)], .black),
    ]
    let nothing = try SVGDocument.of(Fixtures.page(20, 24, items + rectangles), box)
    #expect(nothing.elements("use").isEmpty && nothing.elements("path").count == 1)
    let item = Frame.Item.text(Frame.Text(line: far, origin: Frame.Point(x: 3, y: 20)))
    #expect(try SVGDocument.of(Fixtures.page(20, 24, [item]), box).elements("use").count == 1)
  }

  private func refusal(_ frame: Frame, _ options: SVGOptions = SVGOptions()) -> DrawingError? {
    do throws(DrawingError) {
      _ = try SVGDrawing.draw(frame, fonts: box, options: options)
      return nil
    } catch { return error }
  }
}
