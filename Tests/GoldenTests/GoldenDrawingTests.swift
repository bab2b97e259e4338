import Drawing
import DynamicType
import Golden
import Sheet
import Snapshot
import TestSupport
import Testing

@Suite("A drawing's manifest")
struct GoldenDrawingTests {
  private let golden = GoldenScratch()

  @Test("It names cells, sizes, glyphs and fonts, and leaves the labels out")
  func manifest() throws {
    let manifest = try golden.drawing().manifest()
    #expect(manifest.tool == "specimen 0.1.0")
    #expect(manifest.libraries.map(\.name) == ["cairo", "FreeType", "HarfBuzz", "FriBidi"])
    #expect(manifest.page.width == 200)
    #expect(manifest.page.height == 100)
    #expect(manifest.image == nil)
    #expect(manifest.fonts.map(\.name) == ["SpecimenSans-Regular"])
    #expect(manifest.fonts.map(\.file) == ["SpecimenSans-Regular.otf"])
    #expect(manifest.fonts.first?.sha256.count == 64)
    #expect(manifest.shapes.map(\.text) == ["Ab", "cd"])
    #expect(manifest.cells.map(\.name.text) == ["body@large.custom", "body@AX1.custom"])
    #expect(manifest.cells.map(\.pointSize) == [20, 20])
    #expect(manifest.cells.map(\.shapes) == [[0], [1]])
  }

  @Test("Cells of the same text in different sizes share a row of glyphs")
  func shared() throws {
    let manifest = try golden.drawing("Ab", "Ab", size: 31).manifest()
    #expect(manifest.shapes.count == 1)
    #expect(manifest.cells.map(\.pointSize) == [31, 20])
  }

  @Test("A frame without cells is one cell, and cells of one name get numbers")
  func cells() throws {
    var frame = golden.frame()
    frame.cells = []
    let whole = try GoldenDrawing(frame, fonts: golden.library, makers: GoldenScratch.makers).manifest()
    #expect(whole.cells.map(\.name.text) == ["frame"])
    #expect(whole.cells.map(\.pointSize) == [nil])
    #expect(whole.shapes.map(\.text) == ["heading", "Ab", "label", "cd"])
    frame = golden.frame()
    frame.cells[1].name = frame.cells[0].name
    let named = try GoldenDrawing(frame, fonts: golden.library, makers: GoldenScratch.makers).manifest()
    #expect(named.cells.map(\.name.text) == ["body@large.custom", "body@large.custom (2)"])
  }

  @Test("An empty frame is a golden like any other")
  func empty() throws {
    let frame = Frame(size: Frame.Size(width: 10, height: 10))
    let drawing = GoldenDrawing(frame, fonts: golden.library, makers: GoldenScratch.makers)
    let manifest = try drawing.manifest()
    #expect(manifest.cells.map(\.name.text) == ["frame"])
    #expect(try Manifest(text: manifest.text) == manifest)
  }

  @Test("A picture is one cell, of which pixels alone are known")
  func picture() throws {
    var bitmap = Snapshot.Bitmap(width: 4, height: 3, color: 0xFFFF_FFFF)
    let first = try GoldenDrawing(picture: bitmap, makers: GoldenScratch.makers).manifest()
    bitmap.pixels[5] = 0xFF00_0000
    let second = try GoldenDrawing(picture: bitmap, makers: GoldenScratch.makers).manifest()
    #expect(first.cells.map(\.name.text) == ["picture"])
    #expect(first.cells[0].place == PixelRect(x: 0, y: 0, width: 4, height: 3))
    #expect(first.cells[0].pixels != second.cells[0].pixels)
    #expect(first.shapes.isEmpty && first.fonts.isEmpty)
  }

  @Test("The encoded pixels are the file that a drawing writes")
  func image() throws {
    let drawing = golden.drawing()
    let drawn = try PNGDrawing.draw(golden.frame(), fonts: golden.library, options: GoldenDrawing.options(scale: 1))
    #expect(Bytes(try drawing.image(of: drawing.bitmap())) == Bytes(drawn.bytes))
  }

  @Test("A table's record is of the platform and its numbers", arguments: Platform.allCases)
  func table(_ platform: Platform) {
    let record = TableRecord(DynamicTypeTable.table(for: platform))
    #expect(record.platform == platform.rawValue)
    #expect(record == TableRecord(DynamicTypeTable.table(for: platform)))
    let others = Platform.allCases.filter { $0 != platform }.map { TableRecord(DynamicTypeTable.table(for: $0)) }
    #expect(!others.map(\.fingerprint).contains(record.fingerprint))
  }

  @Test("A document's record is its name without the folder, and its digest")
  func document() {
    let record = DocumentRecord(path: "a/b/museo.yaml", bytes: Array("abc".utf8))
    #expect(record.name == "museo.yaml")
    #expect(record.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
