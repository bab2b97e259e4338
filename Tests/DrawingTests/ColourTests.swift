import Drawing
import Sheet
import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Colour glyphs in a picture")
struct ColourTests {
  static let yellow = 0xFFCC00
  static let green = 0x008C3C
  static let blue = 0x003CDC
  static let red = 0xC81E14

  /// A library of one of the colour faces.
  static func library(_ name: String) -> FontLibrary { TestFaces.library("colour/Specimen\(name)-Regular.ttf") }

  /// A page with one line of text in red, 3 pt from the left.
  static func page(_ text: String, _ library: FontLibrary, size: Double, y: Double, width: Double = 120) -> Frame {
    Fixtures.page(
      width, y + 30, [Fixtures.text(text, library, size: size, x: 3, y: y, color: Fixtures.red)])
  }

  @Test(
    "Layers have the palette's colours or the text's, and lie over each other", arguments: PNGOptions.Raster.allCases)
  func layers(_ raster: PNGOptions.Raster) throws {
    let library = Self.library("Layers")
    let picture = try Fixtures.bitmap(
      Self.page("AB", library, size: 20, y: 24), library, PNGOptions(scale: 1, raster: raster))
    // The box of A is 20 by 20 at (3, 4): the left half yellow, the right half red, blue of half strength over both.
    #expect(picture[3, 4] == Self.yellow && picture[12, 13] == Self.yellow && picture[7, 23] == Self.yellow)
    #expect(picture[13, 4] == Self.red && picture[22, 23] == Self.red)
    #expect(picture[8, 14] == 0x7F846E && picture[17, 23] == 0x642D78, "\(picture[8, 14]) \(picture[17, 23])")
    #expect(picture[2, 10] == 0xFFFFFF && picture[23, 10] == 0xFFFFFF && picture[10, 3] == 0xFFFFFF)
    // B is plain, and of the text's colour.
    #expect(picture[25, 14] == Self.red && picture[24, 14] == 0xFFFFFF && picture[30, 13] == 0xFFFFFF)
  }

  @Test("A picture is the smallest with pixels enough, or else the largest", arguments: PNGOptions.Raster.allCases)
  func strikes(_ raster: PNGOptions.Raster) throws {
    let library = Self.library("Sbix")
    for (size, scale, top, bottom) in [
      (10.0, 1.0, Self.red, Self.red), (20, 1, Self.red, Self.red), (10, 2, Self.red, Self.red),
      (21, 1, Self.green, Self.blue), (40, 1, Self.green, Self.blue), (20, 2, Self.green, Self.blue),
      (80, 1, Self.green, Self.blue),
    ] {
      let frame = Self.page("\u{1F600}", library, size: size, y: 84)
      let picture = try Fixtures.bitmap(frame, library, PNGOptions(scale: scale, raster: raster))
      let pixels = Int(size * scale)
      let (left, foot) = (Int(3 * scale), Int(84 * scale))
      #expect(picture[left + pixels / 2, foot - pixels * 3 / 4] == top, "\(size) \(scale)")
      #expect(picture[left + pixels / 2, foot - pixels / 4] == bottom, "\(size) \(scale)")
    }
  }

  @Test("A picture fills its box around the origin, at every size", arguments: PNGOptions.Raster.allCases)
  func boxes(_ raster: PNGOptions.Raster) throws {
    let library = Self.library("CBDT")
    // 40 by 32 pixels of an em of 32, one to the right of the origin and 26 above the baseline.
    for (size, left, right, top, bottom) in [(32.0, 4, 44, 58, 90), (64, 5, 85, 32, 96)] {
      let picture = try Fixtures.bitmap(
        Self.page("\u{1F600}", library, size: size, y: 84), library, PNGOptions(scale: 1, raster: raster))
      #expect(picture.inkBounds == [left, top, right, bottom], "\(size): \(picture.inkBounds)")
      #expect(picture[left + 2, top + 2] == Self.green && picture[right - 3, bottom - 3] == Self.blue)
    }
    // Whole pixels of the picture on whole pixels of the page are not blurred.
    let exact = try Fixtures.bitmap(Self.page("\u{1F600}", library, size: 32, y: 84), library)
    #expect(exact[4, 58] == Self.green && exact[43, 73] == Self.green && exact[4, 74] == Self.blue)
    #expect(exact[43, 89] == Self.blue && exact[3, 70] == 0xFFFFFF && exact[44, 70] == 0xFFFFFF)
  }

  @Test("What is transparent in a picture lets the page through")
  func transparency() throws {
    let library = Self.library("Sbix")
    var frame = Self.page("\u{1F601}", library, size: 40, y: 60)
    frame.background = .black
    let picture = try Fixtures.bitmap(frame, library)
    // 20 by 40 pixels, 4 to the right of the origin and 8 below the baseline; half of 0 60 220.
    #expect(picture[7, 28] == 0x001E6E && picture[26, 67] == 0x001E6E, "\(picture[7, 28])")
    #expect(picture[6, 40] == 0 && picture[27, 40] == 0 && picture[10, 27] == 0 && picture[10, 68] == 0)
  }

  @Test("A picture that spans several bands of rows has no seam, and stands out of no page")
  func bands() throws {
    let library = Self.library("Sbix")
    let frame = Self.page("\u{1F600}", library, size: 400, y: 300)
    let picture = try Fixtures.bitmap(frame, library, PNGOptions(scale: 1))
    for y in 0..<85 { #expect(picture[50, y] == Self.green) }
    for y in 116..<300 { #expect(picture[50, y] == Self.blue) }
    #expect(picture[50, 305] == 0xFFFFFF)
  }

  @Test("Equal frames give equal bytes", arguments: ["Layers", "Sbix", "CBDT", "ColourV1", "SVG"])
  func deterministic(_ name: String) throws {
    let text = "A\u{1F600}\u{1F601} B"
    let files = try (0..<2).map { _ in
      let library = Self.library(name)
      let frame = Self.page(text, library, size: 17, y: 40)
      return [
        try PNGDrawing.draw(frame, fonts: library).bytes, try PDFDrawing.draw(frame, fonts: library).bytes,
        try SVGDrawing.draw(frame, fonts: library).bytes,
      ]
    }
    #expect(files[0] == files[1])
  }
}

@Suite("Colours that are not drawn")
struct UndrawnColourTests {
  @Test(
    "Each is counted in a note, by the reason; every drawing says the same",
    arguments: [
      (
        "ColourV1", "\u{1F600}\u{1F601}",
        [
          "1 glyph of 'SpecimenColourV1-Regular' is drawn as a plain outline: the colours are COLR version 1, "
            + "which specimen can't draw",
          "1 glyph of 'SpecimenColourV1-Regular' is not drawn: the colours are COLR version 1, "
            + "which specimen can't draw",
        ]
      ),
      (
        "SVG", "\u{1F600}\u{1F601}",
        [
          "1 glyph of 'SpecimenSVG-Regular' is drawn as a plain outline: the colours are SVG, which specimen can't draw",
          "1 glyph of 'SpecimenSVG-Regular' is not drawn: the colours are SVG, which specimen can't draw",
        ]
      ),
      (
        "Sbix", "\u{1F602}\u{1F603}\u{1F604}\u{1F602}",
        [
          "1 glyph of 'SpecimenSbix-Regular' is not drawn: the picture is in another format than PNG",
          "1 glyph of 'SpecimenSbix-Regular' is drawn as a plain outline: the picture is damaged",
          "1 glyph of 'SpecimenSbix-Regular' is not drawn: the picture is damaged",
        ]
      ),
      (
        "CBDT", "\u{1F601} \u{1F601}",
        [
          "1 glyph of 'SpecimenCBDT-Regular' is not drawn: the font has neither an outline nor a colour picture of it"
        ]
      ),
      ("Layers", "AB A", []),
    ] as [(String, String, [String])])
  func notes(_ name: String, _ text: String, _ notes: [String]) throws {
    let library = ColourTests.library(name)
    let frame = ColourTests.page(text, library, size: 20, y: 40)
    #expect(try PNGDrawing.draw(frame, fonts: library).notes.sorted() == notes.sorted())
    #expect(try PDFDrawing.draw(frame, fonts: library).notes.sorted() == notes.sorted())
    #expect(try SVGDrawing.draw(frame, fonts: library).notes.sorted() == notes.sorted())
  }

  @Test("A glyph with an outline is drawn by it, one without is left out", arguments: ["ColourV1", "SVG"])
  func outlines(_ name: String) throws {
    let library = ColourTests.library(name)
    let picture = try Fixtures.bitmap(ColourTests.page("\u{1F600}\u{1F601}", library, size: 20, y: 40), library)
    #expect(picture.inkBounds == [23, 26, 41, 40])
    #expect(picture[30, 30] == ColourTests.red)
  }

  @Test("A face with sbix has the outlines that it has, though FreeType says it has none")
  func outlinesBesidePictures() throws {
    let library = ColourTests.library("Sbix")
    #expect(library.faces[0].isScalable && !ColourTests.library("CBDT").faces[0].isScalable)
    let picture = try Fixtures.bitmap(ColourTests.page("\u{1F604}", library, size: 20, y: 40), library)
    #expect(picture.inkBounds == [3, 26, 21, 40] && picture[10, 30] == ColourTests.red)
  }

  @Test("A face without outlines has line metrics as any other has")
  func metrics() {
    let metrics = ColourTests.library("CBDT").faces[0].lineMetrics
    #expect(metrics.ascender == 900 && metrics.descender == -300 && metrics.source == .hhea)
  }

  @Test("A PNG beyond a limit is refused before it is unpacked, a cut one without harm")
  func limits() throws {
    let library = TestFaces.library("SpecimenBox-Regular.ttf")
    let frame = Fixtures.page(30, 20, [.rectangle(Frame.Rect(x: 0, y: 0, width: 10, height: 20), Fixtures.red)])
    let png = try PNGDrawing.draw(frame, fonts: library, options: PNGOptions(scale: 1)).bytes
    let whole = try #require(ArgbPixels(png: png))
    #expect(whole.width == 30 && whole.height == 20)
    #expect(whole.pixels[0] == 0xFFC8_1E14 && whole.pixels[15] == 0xFFFF_FFFF)
    #expect(ArgbPixels(png: png, maximumSide: 30) != nil && ArgbPixels(png: png, maximumSide: 29) == nil)
    #expect(ArgbPixels(png: png, maximumBytes: 2_400) != nil && ArgbPixels(png: png, maximumBytes: 2_399) == nil)
    for length in [0, 1, 8, 33, png.count / 2, png.count - 1] {
      #expect(ArgbPixels(png: Array(png.prefix(length))) == nil, "\(length) bytes")
    }
  }
}

extension Bitmap {
  /// The left, top, right and bottom edges of all that is not white; right and bottom just past it.
  var inkBounds: [Int] {
    var bounds = [width, height, 0, 0]
    for y in 0..<height {
      for x in 0..<width where self[x, y] != 0xFFFFFF {
        bounds = [min(bounds[0], x), min(bounds[1], y), max(bounds[2], x + 1), max(bounds[3], y + 1)]
      }
    }
    return bounds
  }
}
