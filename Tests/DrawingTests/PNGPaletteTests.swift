import Drawing
import Sheet
import Snapshot
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Pages of few colours")
struct PNGPaletteTests {
  private let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
  private static let white = Frame.Color(red: 255, green: 255, blue: 255)
  private static let night = Frame.Color(red: 18, green: 20, blue: 24)

  /// A page of 1,400 x 800 pixels at two a point, whose second part begins with row 384.
  private func page(_ items: [Frame.Item], background: Frame.Color = Fixtures.paper) -> Frame {
    var page = Fixtures.page(700, 400, items)
    page.background = background
    return page
  }

  private func lines(_ color: Frame.Color) -> [Frame.Item] {
    [40.0, 120, 188, 250, 330].map {
      Fixtures.text("Hamburgefonstiv", slab, size: 40, x: 20 + $0 / 7, y: $0, color: color)
    }
  }

  @Test(
    "A letter has a colour for each level over a ground, also where letters share pixels", arguments: [1.0, 2, 0.3])
  func levels(_ scale: Double) throws {
    var line = PlainShaping.line("HxgHxg", in: slab.faces[0], size: 40)
    for index in line.runs[0].glyphs.indices { line.runs[0].glyphs[index].advance *= 0.8 }
    let text = Frame.Text(line: line, origin: Frame.Point(x: 9.3, y: 50), color: .black)
    let picture = try Fixtures.bitmap(Fixtures.page(160, 80, [.text(text)]), slab, PNGOptions(scale: scale))
    var found: Set<Int> = []
    for y in 0..<picture.height { for x in 0..<picture.width { found.insert(picture[x, y]) } }
    // 255 less an alpha is a grey of black over white.
    let greys = CoverageLevels.alphas.map { Int(255 - $0) * 0x1_0101 }
    #expect(found.isSubset(of: greys) && found.count > 8)
  }

  @Test("A large page has one palette, whatever the threads, and the pixels of its bitmap", arguments: [false, true])
  func palette(_ isDark: Bool) throws {
    let (paper, ink) = isDark ? (Self.night, Self.white) : (Fixtures.paper, Fixtures.red)
    let corners = [(530.5, 150.0), (690, 170.25), (590, 260)].map { Frame.Point(x: $0.0, y: $0.1) }
    let ground = Frame.Item.rectangle(
      Frame.Rect(x: 200, y: 100, width: 300, height: 250), Frame.Color(red: 90, green: 90, blue: 80))
    let frame = page([ground] + lines(ink) + [.polygon(corners, ink)], background: paper)
    let chunks = try chunks(of: frame)
    #expect(chunks[0].content[9] == 3)
    // Two grounds, one ink, and 23 levels of it over each.
    let colors = try #require(chunks.first { $0.type == "PLTE" }).content
    let different = Set((0..<256).map { index in Array(colors[3 * index..<3 * index + 3]) })
    #expect(colors.count == 768 && different.count == 2 + 1 + 2 * 23)
  }

  @Test("Colours that nobody knew beforehand find room from both ends of the palette")
  func unplanned() throws {
    // Text on text of other lines, in either part of the page.
    let blue = Frame.Color(red: 20, green: 30, blue: 200)
    let crossed = [60.0, 300].map { Fixtures.text("x", slab, size: 16, x: 24, y: $0, color: blue) }
    let frame = page([60.0, 300].map { Fixtures.text("x", slab, size: 16, x: 20.3, y: $0) } + crossed)
    #expect(try chunks(of: frame)[0].content[9] == 3)
  }

  @Test("More colours than a palette has make a page of three bytes a pixel", arguments: [12, 300])
  func overflow(_ count: Int) throws {
    var items: [Frame.Item] = []
    for index in 0..<count {
      let color = Frame.Color(red: UInt8(index * 20 % 256), green: UInt8(index / 2), blue: 200)
      let (column, row) = (Double(index % 20), Double(index / 20))
      items.append(Fixtures.text("xg", slab, size: 30, x: column * 34, y: 20 + row * 24, color: color))
    }
    let chunks = try chunks(of: page(items))
    #expect(chunks[0].content[9] == 2 && !chunks.contains { $0.type == "PLTE" })
  }

  @Test("Text on text has more colours than the two parts can have, and yet one file")
  func crossing() throws {
    let frame = page(lines(Fixtures.red) + lines(Self.white) + lines(Self.night).reversed(), background: Self.night)
    _ = try chunks(of: frame)
  }

  @Test("A place with more rectangles than are looked through beforehand is drawn all the same")
  func crowd() throws {
    var rectangles: [Frame.Item] = []
    for index in 0..<300 {
      let place = Frame.Rect(x: 30 + Double(index % 17), y: 10 + Double(index % 13), width: 7, height: 2)
      rectangles.append(.rectangle(place, index % 2 == 0 ? Fixtures.red : Self.night))
    }
    #expect(try chunks(of: page(rectangles + lines(Fixtures.red)))[0].content[9] == 2)
  }

  /// The chunks of a page's file, which is the same by one thread and by two, and has the pixels of the page's bitmap.
  private func chunks(of frame: Frame) throws -> [PNGChunk] {
    var options = PNGOptions(scale: 2)
    let alone = try PNGDrawing.draw(frame, fonts: slab, options: options)
    let bitmap = try PNGDrawing.bitmap(frame, fonts: slab, options: options)
    options.threads = 2
    let together = try PNGDrawing.draw(frame, fonts: slab, options: options)
    #expect(together.bytes.count == alone.bytes.count && together == alone)
    let isWhole = try PNGReading.read(alone.bytes) == bitmap
    #expect(isWhole)
    return PNGChunk.all(in: alone.bytes)
  }
}
