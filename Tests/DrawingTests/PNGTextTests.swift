import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Text in a PNG")
struct PNGTextTests {
  let box = TestFaces.library("SpecimenBox-Regular.ttf")
  let slab = TestFaces.library("SpecimenSerif-Medium.ttf")

  @Test("The box glyph covers exactly the pixels of its outline", arguments: PNGOptions.Raster.allCases)
  func exactBox(_ raster: PNGOptions.Raster) throws {
    // At 20 pt the box reaches from 1 to 11 points right of the pen and 14 above the baseline.
    let frame = Fixtures.page(40, 90, [Fixtures.text("AB", box, size: 20, x: 3, y: 70)])
    let picture = try Fixtures.bitmap(frame, box, PNGOptions(scale: 1, raster: raster))
    for y in 0..<90 {
      for x in 0..<40 {
        let isInk = (56..<70).contains(y) && ((4..<14).contains(x) || (16..<26).contains(x))
        #expect(picture[x, y] == (isInk ? 0 : 0xFFFFFF), "pixel \(x), \(y)")
      }
    }
  }

  @Test("A quarter of a pixel to the right moves a quarter of the ink's edge", arguments: 0..<5)
  func quarters(_ quarter: Int) throws {
    let item = Fixtures.text("A", box, size: 20, x: 3 + Double(quarter) / 4, y: 20)
    let picture = try Fixtures.bitmap(Fixtures.page(20, 24, [item]), box)
    let first = quarter == 4 ? 0xFFFFFF : [0x000000, 0x404040, 0x808080, 0xC0C0C0][quarter]
    #expect(abs((picture[4, 10] & 0xFF) - (first & 0xFF)) <= 1)
    #expect(abs(picture.inkCentre() - (9 + Double(quarter) / 4)) < 0.01)
  }

  @Test("Ink moves by a quarter of a pixel when text does", arguments: [1.0, 2.0])
  func shift(_ scale: Double) throws {
    var centres: [Double] = []
    for quarter in 0..<4 {
      let x = 10 + Double(quarter) / 4 / scale
      let frame = Fixtures.page(200, 40, [Fixtures.text("Specimen", slab, size: 17, x: x, y: 28)])
      centres.append(try Fixtures.bitmap(frame, slab, PNGOptions(scale: scale)).inkCentre())
    }
    // Coverage in 24 steps moves the centre of a word by a twentieth of a pixel, since what is far from it weighs most.
    for (one, next) in zip(centres, centres.dropFirst()) { #expect(abs(next - one - 0.25) < 0.06) }
  }

  @Test("The masks' error against the exact outlines is within bounds", arguments: [(1.0, 9.0), (2.0, 7.0)])
  func error(_ scale: Double, _ bound: Double) throws {
    let frame = Fixtures.specimen(slab)
    let masks = try Fixtures.bitmap(frame, slab, PNGOptions(scale: scale))
    let exact = try Fixtures.bitmap(frame, slab, PNGOptions(scale: scale, raster: .exact))
    let error = masks.rootMeanSquare(from: exact)
    #expect(error <= bound && error > 0)
  }

  @Test("Baselines stand on whole pixels", arguments: [20.0, 20.3, 20.49, 19.5])
  func baseline(_ y: Double) throws {
    let picture = try Fixtures.bitmap(Fixtures.page(20, 24, [Fixtures.text("A", box, size: 20, x: 3, y: y)]), box)
    #expect(picture[8, 19] == 0 && picture[8, 20] == 0xFFFFFF && picture[8, 6] == 0 && picture[8, 5] == 0xFFFFFF)
  }

  @Test("Colours are blended as they are encoded, in sRGB")
  func blending() throws {
    var frame = Fixtures.page(20, 24, [Fixtures.text("A", box, size: 20, x: 3.5, y: 20, color: Fixtures.red)])
    frame.background = Fixtures.paper
    let picture = try Fixtures.bitmap(frame, box)
    #expect(picture[8, 10] == 0xC81E14)
    // Half of red 200, 30, 20 over paper 240, 240, 230 with FreeType's 128 of 255.
    #expect(picture[4, 10] == 0xDC877D)
  }

  @Test("Text beyond an em of 512 pixels is filled as outlines, and looks the same")
  func large() throws {
    let frame = Fixtures.page(480, 500, [Fixtures.text("A", box, size: 600, x: 0, y: 470)])
    let picture = try Fixtures.bitmap(frame, box)
    #expect(picture[30, 60] == 0 && picture[329, 469] == 0)
    #expect(picture[29, 60] == 0xFFFFFF && picture[330, 60] == 0xFFFFFF && picture[100, 470] == 0xFFFFFF)
  }

  @Test("A glyph's offsets move it, upwards for a positive one")
  func offsets() throws {
    var line = PlainShaping.line("A", in: box.faces[0], size: 20)
    line.runs[0].glyphs[0].xOffset = 0.1
    line.runs[0].glyphs[0].yOffset = 0.2
    let item = Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 3, y: 20)))
    let picture = try Fixtures.bitmap(Fixtures.page(20, 24, [item]), box)
    #expect(picture[6, 15] == 0 && picture[5, 15] == 0xFFFFFF && picture[8, 16] == 0xFFFFFF && picture[8, 2] == 0)
  }

  @Test("Text over the page's edges is cut there")
  func edges() throws {
    let items = [(-6.0, 8.0), (14, 30), (-1e5, 10), (6, 1e5)].map {
      Fixtures.text("AAAA", box, size: 20, x: $0.0, y: $0.1)
    }
    let picture = try Fixtures.bitmap(Fixtures.page(20, 24, items), box)
    #expect(picture[0, 0] == 0 && picture[19, 23] == 0)
  }

  @Test("Sizes and places that are no numbers draw nothing")
  func nonsense() throws {
    var line = PlainShaping.line("A", in: box.faces[0], size: 20)
    line.runs[0].glyphs[0].advance = .nan
    let items: [Frame.Item] = [
      .text(Frame.Text(line: line, origin: Frame.Point(x: 3, y: 20))),
      Fixtures.text("A", box, size: .nan, x: 0, y: 20), Fixtures.text("A", box, size: -4, x: 0, y: 20),
      Fixtures.text("A", box, size: .infinity, x: 0, y: 20), Fixtures.text("A", box, size: 20, x: .nan, y: 20),
    ]
    #expect(try Fixtures.bitmap(Fixtures.page(20, 24, items), box).inkArea == 0)
  }

  @Test("Two instances of a variable face on one page have a weight each (S16)")
  func instances() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let items = [300, 700].enumerated().map { index, weight in
      let instance = flex.faces[0].instance(weight: weight, opticalSize: 14)
      return Fixtures.text("HI", flex, at: instance, size: 40, x: 4 + 80 * Double(index), y: 44)
    }
    let areas = try [[items[0]], [items[1]], items, items.reversed()].map { items in
      try Fixtures.bitmap(Fixtures.page(160, 60, items), flex).inkArea
    }
    #expect(areas[1] > areas[0] * 1.3)
    #expect(abs(areas[2] - areas[0] - areas[1]) < 1e-6)
    #expect(abs(areas[3] - areas[2]) < 1e-6)
  }

  @Test("A variable face's weight changes its ink")
  func weight() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let areas = try [400, 700].map { weight in
      let instance = flex.faces[0].instance(weight: weight, opticalSize: 14)
      let frame = Fixtures.page(80, 60, [Fixtures.text("HI", flex, at: instance, size: 40, x: 4, y: 44)])
      return try Fixtures.bitmap(frame, flex).inkArea
    }
    #expect(areas[1] > areas[0] * 1.3)
  }

  @Test("The same frame gives the same bytes", arguments: PNGOptions.Raster.allCases)
  func determinism(_ raster: PNGOptions.Raster) throws {
    let frame = Fixtures.specimen(slab)
    let options = PNGOptions(scale: 2, raster: raster)
    let again = TestFaces.library("SpecimenSerif-Medium.ttf")
    #expect(
      try PNGDrawing.draw(frame, fonts: slab, options: options)
        == PNGDrawing.draw(frame, fonts: again, options: options))
  }
}
