import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("Drawing on several threads")
struct ThreadTests {
  @Test("Workers with a library each draw at the same time, and give the bytes that one alone gives")
  func workers() async throws {
    let alone = try Self.draw()
    let together = try await withThrowingTaskGroup(of: [DrawnFile].self) { group in
      for _ in 0..<8 { group.addTask { try Self.draw() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.count == 8 && together.allSatisfy { $0 == alone })
  }

  @Test(
    "A picture that two threads draw has the bytes of one thread", arguments: [0.5, 1.25])
  func picture(_ scale: Double) throws {
    let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
    var frame = Fixtures.specimen(slab)
    // Grey pages, then one that turns out to have a colour only in its last rows, and one with more than a palette has.
    for count in [0, 1, 600] {
      for index in 0..<count {
        let color = Frame.Color(red: UInt8(index & 0xFF), green: UInt8(255 - index % 256), blue: UInt8(index / 3))
        let place = Frame.Rect(x: Double(index % 200), y: frame.size.height - 4, width: 1, height: 3)
        frame.items.append(.rectangle(place, color))
      }
      for compression in PNGOptions.Compression.allCases {
        var options = PNGOptions(scale: scale, compression: compression)
        let alone = try PNGDrawing.draw(frame, fonts: slab, options: options)
        options.threads = 2
        let together = try PNGDrawing.draw(frame, fonts: slab, options: options)
        #expect(together.bytes.count == alone.bytes.count && together == alone)
      }
    }
  }

  /// A PDF, a PNG and an SVG of two instances, with fonts of this call's own.
  private static func draw() throws -> [DrawnFile] {
    let library = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let items = [430, 610].map { weight in
      let instance = library.faces[0].instance(weight: weight, opticalSize: 18)
      return Fixtures.text("Threads", library, at: instance, size: 18, x: 5, y: Double(weight) / 10)
    }
    let frame = Fixtures.page(120, 80, items)
    return try [
      PDFDrawing.draw(frame, fonts: library), PNGDrawing.draw(frame, fonts: library),
      SVGDrawing.draw(frame, fonts: library),
    ]
  }
}
