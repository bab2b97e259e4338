import Drawing
import DynamicType
import Sheet
import Snapshot
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Where cells are on their page")
struct CellPlaceTests {
  /// The least rectangle with every pixel that is not the background's.
  private func ink(_ frame: Frame, _ fonts: FontLibrary, _ options: PNGOptions) throws -> PixelRect? {
    let bitmap = try PNGDrawing.bitmap(frame, fonts: fonts, options: options)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x] != 0xFFFF_FFFF {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  @Test("A cell of a sheet has no ink outside its place, and its ink reaches to every edge", arguments: [1.0, 1.5])
  func sheet(_ scale: Double) throws {
    let press = CellPress()
    let whole = try press.frame(options: SheetOptions(guides: [.baseline, .lineBox]))
    let options = PNGOptions(scale: scale)
    let drawing = try CellDrawing(whole, fonts: press.library, options: options)
    for index in [0, 5, 21] {
      var frame = whole
      frame.items = Array(whole.items[whole.cells[index].items])
      // A cell's own pixels, on a page that is as large as it has to be.
      let place = try drawing.draw([index])[0].place
      frame.size = Frame.Size(width: Double(place.x + 400) / scale, height: Double(place.y + 200) / scale)
      let ink = try #require(try ink(frame, press.library, options))
      #expect(ink == place, "\(whole.cells[index].name)")
    }
  }

  @Test("Text of every kind has no ink outside its place", arguments: [0.0, 0.3, 0.5, 0.72])
  func kinds(_ shift: Double) throws {
    let serif = TestFaces.library("SpecimenSerif-Medium.ttf")
    let layers = TestFaces.library("colour/SpecimenLayers-Regular.ttf")
    let bitmaps = TestFaces.library("colour/SpecimenSbix-Regular.ttf")
    let cases: [(String, FontLibrary, Double, Double)] = [
      ("Hag", serif, 14.3, 0), ("g", serif, 600, 2), ("AB", layers, 20, 2), ("\u{1F600}", bitmaps, 21, 2),
    ]
    for (text, fonts, size, slack) in cases {
      for raster in PNGOptions.Raster.allCases {
        let item = Fixtures.text(text, fonts, size: size, x: 30 + shift, y: 560 + shift)
        var frame = Fixtures.page(500, 760, [item])
        frame.cells = [Frame.Cell(name: "a", origin: Frame.Point(x: 30, y: 560), items: 0..<1)]
        let options = PNGOptions(scale: 1, raster: raster)
        let place = try CellDrawing(frame, fonts: fonts, options: options).draw()[0].place
        let ink = try #require(try ink(frame, fonts, options))
        #expect(place.x <= ink.x && place.x + place.width >= ink.x + ink.width, "\(text) \(raster)")
        #expect(place.y <= ink.y && place.y + place.height >= ink.y + ink.height, "\(text) \(raster)")
        let spare = slack + (raster == .exact ? 2 : 0)
        #expect(Double(place.width - ink.width) <= 2 * spare && Double(place.height - ink.height) <= 2 * spare)
      }
    }
  }

  @Test("A place ends at the page's edge")
  func edge() throws {
    let serif = TestFaces.library("SpecimenSerif-Medium.ttf")
    var frame = Fixtures.page(40, 30, [Fixtures.text("Hamburg", serif, size: 20, x: -5, y: 12)])
    frame.cells = [Frame.Cell(name: "a", origin: Frame.Point(x: -5, y: 12), items: 0..<1)]
    let place = try CellDrawing(frame, fonts: serif, options: PNGOptions(scale: 1)).draw()[0].place
    #expect(place.x == 0 && place.width == 40 && place.y == 0 && place.height < 30)
  }
}
