import Drawing
import DynamicType
import Sheet
import Snapshot
import TestSupport
import TextLayout
import Testing
import TypeSystem
import Typeface

@Suite("Cells drawn alone")
struct CellDrawingTests {
  let press = CellPress()
  let library = CellPress.serif

  /// A cell with a guide, a sample, and a label of a mark's shape and two lines; 60 points from the top left.
  private func page(
    _ sample: String = "Hamburg", size: Double = 17, color: Frame.Color = .black, guide: Double = 8,
    label: String = "17 / 22", shape: Double = 6
  ) -> Frame {
    var frame = Fixtures.page(
      300, 200,
      [
        .rectangle(Frame.Rect(x: 0, y: 0, width: 300, height: 20), Fixtures.paper),
        .rectangle(Frame.Rect(x: 60, y: 60 - guide, width: 80, height: 0.5), Fixtures.red),
        Fixtures.text(sample, library, size: size, x: 60, y: 60, color: color),
        .polygon(
          [Frame.Point(x: 60, y: 80), Frame.Point(x: 60 + shape, y: 80), Frame.Point(x: 63, y: 74.5)], Fixtures.red),
        Fixtures.text(label, library, size: 8, x: 68.25, y: 80),
        Fixtures.text("note", library, size: 8, x: 60, y: 90.5),
      ])
    frame.cells = [
      Frame.Cell(name: "body@large.custom", origin: Frame.Point(x: 60, y: 60), items: 1..<6, labelStart: 3)
    ]
    return frame
  }

  private func draw(
    _ frame: Frame, _ scale: Double = 1, _ raster: PNGOptions.Raster = .masks
  ) throws -> [DrawnCell] {
    try CellDrawing(frame, fonts: library, options: PNGOptions(scale: scale, raster: raster)).draw()
  }

  private func pixels(_ frame: Frame, _ scale: Double = 1) throws -> Fingerprint {
    try #require(try draw(frame, scale).first).pixels
  }

  @Test("Moving a cell by any fraction changes nothing", arguments: [1.0, 2.0, 1.37], PNGOptions.Raster.allCases)
  func moving(_ scale: Double, _ raster: PNGOptions.Raster) throws {
    let frame = page()
    let original = try draw(frame, scale, raster)[0]
    var dice = Dice(seed: 7)
    var places: Set<PixelRect> = [original.place]
    for step in 0..<40 {
      // Sixteenths lie between eighths, halves between pixels; the rest anywhere.
      let unit = [0.0625, 0.5, 0.1, 1.0 / 3, 0.000_1][step % 5]
      let (x, y) = (Double(dice.roll(300) - 100) * unit / 2, Double(dice.roll(200) - 90) * unit / 2)
      let moved = try draw(frame.moving(0, x: x, y: y), scale, raster)[0]
      #expect(moved.pixels == original.pixels, "by \(x), \(y)")
      places.insert(moved.place)
    }
    #expect(places.count > 10)
  }

  @Test("A label further down or up changes nothing", arguments: [1.5, 3, 7.3, -2.25, 100])
  func rowHeight(_ drop: Double) throws {
    let (before, after) = (page(), page().moving(0, x: 0, y: 0, labelBy: drop))
    #expect(try pixels(before) == pixels(after))
    #expect(try draw(before)[0].place != draw(after)[0].place)
  }

  @Test("A change of the cell changes its fingerprint")
  func changes() throws {
    let darkRed = Frame.Color(red: 199, green: 30, blue: 20)
    let frames = [
      page(), page("Hamberg"), page("Hamburg "), page(size: 17.25), page(color: Fixtures.red), page(color: darkRed),
      page(guide: 9), page(label: "17 / 23"), page(shape: 7), page("hamburg"), page(size: 16.75),
    ]
    let fingerprints = try frames.map { try pixels($0) }
    // A space has no ink.
    #expect(fingerprints[2] == fingerprints[0])
    #expect(Set(fingerprints).count == frames.count - 1)
  }

  @Test("A cell without a label is one whole, in which nothing may move")
  func whole() throws {
    var frame = page()
    frame.cells[0].labelStart = nil
    var moved = frame
    moved.items[4] = moved.items[4].moved(x: 0, y: 1)
    #expect(try pixels(frame) != pixels(moved))
    #expect(try pixels(frame) == pixels(frame.moving(0, x: 0.3, y: 7.7)))
  }

  @Test("The page's background is part of a cell, and nothing else of the page is")
  func background() throws {
    var frame = page()
    let before = try pixels(frame)
    frame.items[0] = .rectangle(Frame.Rect(x: 0, y: 0, width: 300, height: 200), Fixtures.paper)
    #expect(try pixels(frame) == before)
    frame.background = Fixtures.paper
    #expect(try pixels(frame) != before)
  }

  @Test("Cells of a frame of one's own: nothing but polygons, no items, ranges beyond the frame, places that are none")
  func own() throws {
    var frame = page()
    let (origin, nowhere) = (Frame.Point(x: 60.4, y: 60), Frame.Point(x: .nan, y: .infinity))
    frame.cells = [
      Frame.Cell(name: "a", origin: origin, items: 3..<4), Frame.Cell(name: "b", origin: origin, items: 2..<2),
      Frame.Cell(name: "c", origin: origin, items: 90..<99), Frame.Cell(name: "d", origin: origin, items: 5..<99),
      Frame.Cell(name: "e", origin: nowhere, items: 2..<3), Frame.Cell(name: "f", origin: nowhere, items: 0..<0),
      Frame.Cell(name: "g", origin: origin, items: 3..<4, labelStart: 3),
      Frame.Cell(name: "h", origin: origin, items: 2..<3, labelStart: 99),
    ]
    let cells = try draw(frame)
    #expect(cells[0].place == PixelRect(x: 60, y: 74, width: 6, height: 6))
    #expect(cells[1].place == PixelRect(x: 60, y: 60, width: 0, height: 0) && cells[2] == cells[1])
    #expect(cells[3].place.height > 3 && cells[3].pixels != cells[1].pixels)
    #expect(cells[4].place.height > 3)
    #expect(cells[5].place == PixelRect(x: 0, y: 0, width: 0, height: 0))
    #expect(cells[0].pixels != cells[1].pixels && cells[6].place == cells[0].place)
    #expect(cells[7].pixels == cells[4].pixels || cells[7].place == cells[4].place)
  }

  @Test("What lies outside the page is left out, however large it is")
  func outside() throws {
    var frame = page()
    frame.items.append(.rectangle(Frame.Rect(x: -9e5, y: -9e5, width: 1.8e6, height: 1.8e6), Fixtures.red))
    frame.items.append(Fixtures.text("away", library, size: 12, x: 5_000, y: -800))
    let origin = Frame.Point(x: 10, y: 10)
    frame.cells = [
      Frame.Cell(name: "a", origin: origin, items: 6..<7), Frame.Cell(name: "b", origin: origin, items: 7..<8),
    ]
    let cells = try draw(frame)
    #expect(cells[0].place == PixelRect(x: 0, y: 0, width: 300, height: 200))
    #expect(cells[1].place == PixelRect(x: 10, y: 10, width: 0, height: 0))
  }

  @Test("Some cells are drawn as all are, in whatever order")
  func some() throws {
    let frame = try press.frame()
    let drawing = try CellDrawing(frame, fonts: press.library, options: PNGOptions(scale: 1))
    let all = try drawing.draw()
    #expect(all.count == 22 && Set(all.map(\.pixels)).count == 22)
    let order = [20, 3, 3, 0]
    #expect(try drawing.draw(order) == order.map { all[$0] })
    let other = try CellDrawing(frame, fonts: press.library, options: PNGOptions(scale: 1))
    #expect(try other.draw(order) == order.map { all[$0] })
    #expect(try other.draw([]).isEmpty)
  }

  @Test("Another style's change changes no cell but its own, though rows and columns move")
  func otherStyle() throws {
    let before = try press.frame()
    let after = try press.frame {
      $0.styles[.title1] = StyleRule(font: "Specimen Sans", weight: .medium, size: .fixed(61.5))
    }
    let (old, new) = (try press.cells(before), try press.cells(after))
    let changed = old.filter { new[$0.key]?.pixels != $0.value.pixels }.keys
    #expect(changed.sorted() == ["title1@large.custom", "title1@large.fallback"])
    let moved = old.filter { new[$0.key]?.place != $0.value.place }
    #expect(moved.count > 10)
  }

  @Test("A drawing that can't be is refused")
  func refused() {
    #expect(throws: DrawingError.self) { try draw(page(), 0) }
    #expect(throws: DrawingError.self) { try draw(Fixtures.page(.nan, 3)) }
  }
}
