import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
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

  @Test("A picture that two threads draw has the bytes of one thread", arguments: [0.5, 2.25])
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
      try Self.expectSameFile(frame, slab, PNGOptions(scale: scale))
    }
  }

  @Test("A file that is to be small has the bytes of one thread")
  func smallFile() throws {
    let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
    try Self.expectSameFile(Fixtures.specimen(slab), slab, PNGOptions(scale: 0.5, compression: .small))
  }

  @Test("Two threads draw what stands on the border of their parts, and what reaches far over it", arguments: [0.4, 5])
  func border(_ offset: Double) throws {
    let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
    // 1,400 x 800 pixels, whose second part begins with row 384, at 192 points.
    var frame = Fixtures.page(700, 400)
    for (baseline, shift) in [
      (100.0, -offset), (190, -offset), (191, 0), (192, 0), (193, 0), (195, offset), (300, offset), (-60, -offset),
      (500, offset),
    ] {
      let line = PlainShaping.line("Hxg", in: slab.faces[0], size: 40)
      var text = Frame.Text(line: line, origin: Frame.Point(x: 80 + baseline, y: baseline), color: Fixtures.red)
      text.line.runs[0].glyphs[1].yOffset = shift
      frame.items.append(.text(text))
    }
    for raster in PNGOptions.Raster.allCases {
      try Self.expectSameFile(frame, slab, PNGOptions(scale: 2, raster: raster))
    }
  }

  @Test("Glyphs that are pictures are scaled alike by two threads, wherever bands begin", arguments: ["Sbix", "CBDT"])
  func pictures(_ name: String) throws {
    let library = ColourTests.library(name)
    // 1,400 x 800 pixels: from row 384 on they are the second part's.
    let items = stride(from: 20.0, to: 400, by: 17).map { y in
      Fixtures.text("AB", library, size: 20 + y / 30, x: y, y: y, color: Fixtures.red)
    }
    try Self.expectSameFile(Fixtures.page(700, 400, items), library, PNGOptions(scale: 2))
  }

  @Test("Two threads count a page's glyphs that can't be drawn as one does")
  func notes() throws {
    let library = try BrokenFaceTests.everything()
    let frame = BrokenFaceTests.page(library)
    #expect(try PNGDrawing.draw(frame, fonts: library).notes.count > 1)
    try Self.expectSameFile(frame, library, PNGOptions(scale: 2))
  }

  /// Expects two threads to draw what one draws.
  private static func expectSameFile(_ frame: Frame, _ fonts: FontLibrary, _ options: PNGOptions) throws {
    let alone = try PNGDrawing.draw(frame, fonts: fonts, options: options)
    var options = options
    options.threads = 2
    let together = try PNGDrawing.draw(frame, fonts: fonts, options: options)
    #expect(together.bytes.count == alone.bytes.count && together == alone)
    #expect(Bitmap(png: together.bytes) != nil)
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
