import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("Rectangles and polygons in a PNG")
struct PNGShapeTests {
  @Test("A page has its size times the scale, rounded up, its resolution and an sRGB chunk")
  func header() throws {
    let picture = try Fixtures.bitmap(Fixtures.page(10.2, 20), FontLibrary(), PNGOptions(scale: 1.5))
    #expect([picture.width, picture.height] == [16, 30])
    #expect(picture.pixelsPerMetre == 4_253)
    #expect(picture.hasSRGB)
  }

  @Test(
    "The resolution is 2,835 pixels a metre times the scale",
    arguments: [(1.0, 2_835), (2, 5_670), (3, 8_505), (0.5, 1_418)])
  func resolution(_ scale: Double, _ pixelsPerMetre: Int) throws {
    let picture = try Fixtures.bitmap(Fixtures.page(4, 4), FontLibrary(), PNGOptions(scale: scale))
    #expect(picture.pixelsPerMetre == pixelsPerMetre)
  }

  @Test("An empty page is its background")
  func background() throws {
    var frame = Fixtures.page(5, 70)
    frame.background = Fixtures.paper
    let picture = try Fixtures.bitmap(frame)
    #expect(Set((0..<70).flatMap { y in (0..<5).map { picture[$0, y] } }) == [0xF0F0E6])
  }

  @Test("A rectangle covers the pixels between its snapped edges, across bands, and no others")
  func rectangle() throws {
    let rectangle = Frame.Rect(x: 2.4, y: 60.6, width: 3.2, height: 10)
    let picture = try Fixtures.bitmap(Fixtures.page(10, 80, [.rectangle(rectangle, Fixtures.red)]))
    for y in 0..<80 {
      for x in 0..<10 {
        let isInside = (2..<6).contains(x) && (61..<71).contains(y)
        #expect(picture[x, y] == (isInside ? 0xC81E14 : 0xFFFFFF), "pixel \(x), \(y)")
      }
    }
  }

  @Test("A hairline is one whole pixel thick wherever it lies", arguments: [3.0, 3.2, 3.5, 3.8, 63.9])
  func hairline(_ y: Double) throws {
    let rectangle = Frame.Rect(x: 0, y: y, width: 8, height: 0.25)
    let picture = try Fixtures.bitmap(Fixtures.page(8, 80, [.rectangle(rectangle, .black)]))
    let rows = (0..<80).filter { picture[4, $0] == 0 }
    #expect(rows == [Int((y + 0.5).rounded(.down))])
    #expect((0..<80).allSatisfy { picture[4, $0] == 0 || picture[4, $0] == 0xFFFFFF })
  }

  @Test("A polygon with whole corners is filled exactly, on both sides of a band's edge")
  func polygon() throws {
    let corners = [(2.0, 60.0), (6, 60), (6, 70), (2, 70)].map { Frame.Point(x: $0.0, y: $0.1) }
    let picture = try Fixtures.bitmap(Fixtures.page(8, 80, [.polygon(corners, Fixtures.red)]))
    #expect(picture[2, 60] == 0xC81E14 && picture[5, 69] == 0xC81E14 && picture[3, 64] == 0xC81E14)
    #expect(picture[1, 60] == 0xFFFFFF && picture[6, 69] == 0xFFFFFF && picture[3, 70] == 0xFFFFFF)
    #expect(abs(picture.inkArea - 40 * 225 / 255) < 1e-9)
  }

  @Test("A later item covers an earlier one, whatever their kinds")
  func order() throws {
    let library = TestFaces.library("SpecimenBox-Regular.ttf")
    let cover = Frame.Item.rectangle(Frame.Rect(x: 0, y: 0, width: 20, height: 20), Fixtures.red)
    let box = Fixtures.text("A", library, size: 20, x: 0, y: 16)
    #expect(try Fixtures.bitmap(Fixtures.page(20, 20, [box, cover]), library)[5, 10] == 0xC81E14)
    #expect(try Fixtures.bitmap(Fixtures.page(20, 20, [cover, box]), library)[5, 10] == 0)
  }

  @Test("What is not a number, or empty, or far away is not drawn and does no harm")
  func nonsense() throws {
    let rectangles = [(Double.nan, 1.0), (.infinity, 1), (1, .nan), (1, -5), (1e300, 1), (1, 0)].map {
      Frame.Item.rectangle(Frame.Rect(x: $0.0, y: 2, width: $0.1, height: 4), .black)
    }
    let polygon = Frame.Item.polygon(Array(repeating: Frame.Point(x: .nan, y: 0), count: 3), .black)
    let line = Frame.Item.polygon([Frame.Point(x: 0, y: 0), Frame.Point(x: 5, y: 5)], .black)
    let picture = try Fixtures.bitmap(Fixtures.page(10, 10, rectangles + [polygon, line]))
    #expect(picture.inkArea == 0)
  }
}
