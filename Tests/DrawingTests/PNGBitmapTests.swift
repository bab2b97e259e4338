import Drawing
import Sheet
import Snapshot
import TestSupport
import Testing
import Typeface

@Suite("Pictures in memory")
struct PNGBitmapTests {
  let slab = TestFaces.library("SpecimenSerif-Medium.ttf")

  /// Pages that are grey, of few colours, and of many.
  private var pages: [Frame] {
    let grey = Fixtures.specimen(slab)
    var coloured = grey
    coloured.background = Fixtures.paper
    coloured.items.append(
      Fixtures.text("Specimen", slab, size: 40, x: 20, y: 60, color: Fixtures.red))
    var busy = coloured
    for index in 0..<300 {
      let color = Frame.Color(red: UInt8(index & 0xFF), green: UInt8(255 - index % 256), blue: UInt8(index / 3))
      busy.items.append(.rectangle(Frame.Rect(x: Double(index * 2), y: 5, width: 2, height: 3), color))
    }
    busy.items.append(
      .polygon(
        [Frame.Point(x: 5.5, y: 9), Frame.Point(x: 90, y: 20.25), Frame.Point(x: 40, y: 300)], Fixtures.red))
    return [grey, coloured, busy]
  }

  @Test("A page's bitmap has the pixels of its file", arguments: [1.0, 1.5], PNGOptions.Raster.allCases)
  func bitmap(_ scale: Double, _ raster: PNGOptions.Raster) throws {
    let options = PNGOptions(scale: scale, raster: raster)
    for page in pages {
      let bitmap = try PNGDrawing.bitmap(page, fonts: slab, options: options)
      let file = try PNGDrawing.draw(page, fonts: slab, options: options).bytes
      #expect(try PNGReading.read(file) == bitmap)
    }
  }

  @Test("A bitmap is written as its page is, byte for byte", arguments: PNGOptions.Compression.allCases)
  func encode(_ compression: PNGOptions.Compression) throws {
    let options = PNGOptions(scale: 1, compression: compression, software: "test")
    for var page in pages {
      page.title = "Überschrift"
      let bitmap = try PNGDrawing.bitmap(page, fonts: slab, options: options)
      let file = try PNGDrawing.draw(page, fonts: slab, options: options).bytes
      #expect(try Bytes(PNGDrawing.encode(bitmap, options: options, title: page.title)) == Bytes(file))
    }
  }

  @Test("Where ink is known from what was painted, no pixel is lost: edges on tiles, under and over other ink")
  func ink() throws {
    // Tiles are 64 pixels wide, 64 of them a word, and bands 64 rows high.
    let edges = [0, 1, 63, 64, 65, 127, 128, 4_095, 4_096, 4_097, 4_159, 4_160, 4_299, 4_300]
    let rows = [0, 1, 62, 63, 64, 65, 100, 127, 128, 129, 130]
    var dice = Dice(seed: 8)
    for _ in 0..<5 {
      var items: [Frame.Item] = []
      for index in 0..<14 {
        let (left, right) = (edges[dice.roll(14)], edges[dice.roll(14)])
        let (top, bottom) = (rows[dice.roll(11)], rows[dice.roll(11)])
        let place = Frame.Rect(
          x: Double(min(left, right)), y: Double(min(top, bottom)), width: Double(abs(right - left)),
          height: Double(abs(bottom - top)))
        items.append(.rectangle(place, Frame.Color(red: UInt8(index * 10), green: 40, blue: UInt8(dice.roll(200)))))
        if index % 5 == 1 {
          items.append(Fixtures.text("Ink", slab, size: 30, x: place.x - 9, y: place.y + 12, color: Fixtures.red))
        }
      }
      let page = Fixtures.page(4_300, 130, items)
      let options = PNGOptions(scale: 1)
      let bitmap = try PNGDrawing.bitmap(page, fonts: slab, options: options)
      let file = try PNGDrawing.draw(page, fonts: slab, options: options).bytes
      #expect(try Bytes(PNGDrawing.encode(bitmap, options: options)) == Bytes(file))
    }
  }

  @Test("A pixel that is not opaque is blended with white")
  func alpha() throws {
    let bitmap = Snapshot.Bitmap(width: 4, height: 1, pixels: [0, 0x8000_0000, 0xFF12_3456, 0x01FF_0000])
    let read = try PNGReading.read(PNGDrawing.encode(bitmap))
    #expect(read.pixels == [0xFFFF_FFFF, 0xFF7F_7F7F, 0xFF12_3456, 0xFFFF_FEFE])
  }

  @Test("A picture beyond the options' limits is refused, and one at the scale's limit is not")
  func limits() throws {
    let bitmap = Snapshot.Bitmap(width: 5, height: 2, color: 0xFF00_0000)
    #expect(throws: DrawingError.self) { try PNGDrawing.encode(bitmap, options: PNGOptions(maximumSide: 4)) }
    #expect(throws: DrawingError.self) { try PNGDrawing.encode(bitmap, options: PNGOptions(maximumPixels: 9)) }
    #expect(try !PNGDrawing.encode(bitmap, options: PNGOptions(maximumSide: 5, maximumPixels: 10)).isEmpty)
  }
}
