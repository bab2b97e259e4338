import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Ink glyph by glyph, stems and single letters")
struct ClusterInkTests {
  let library = TestFaces.library()

  private func clusters(
    _ text: String, _ name: String, ascent: Double, descent: Double, tolerance: Double = 0
  ) throws -> [ClusterInk] {
    let shaper = TextShaper(library: library)
    let font = try #require(library.match(name)).face.instance(weight: nil, opticalSize: nil)
    let line = try shaper.line(text, TextAttributes(cascade: [font], pointSize: 10))
    return shaper.clusters(of: line, beyondAscent: ascent, descent: descent, tolerance: tolerance)
  }

  @Test("Each cluster that leaves the box is told with its text, in the order of the text")
  func marks() throws {
    let found = try clusters("aếhộ", "SpecimenMarks-Regular", ascent: 7, descent: 1)
    #expect(found.map(\.text) == ["ế", "h", "ộ"])
    #expect(found.map(\.utf8Offset) == [1, 4, 5])
    #expect(abs(found[0].top - 2.1) < 1e-9 && found[0].bottom == 0)
    #expect(abs(found[1].top - 0.3) < 1e-9)
    #expect(abs(found[2].top - 0.1) < 1e-9 && abs(found[2].bottom - 0.45) < 1e-9)
    #expect(abs(found[2].excess - 0.45) < 1e-9)
  }

  @Test("What leaves the box by no more than the tolerance is inside")
  func tolerance() throws {
    #expect(try clusters("ế", "SpecimenMarks-Regular", ascent: 9, descent: 1, tolerance: 0.11).isEmpty)
    #expect(try clusters("ế", "SpecimenMarks-Regular", ascent: 9, descent: 1, tolerance: 0.09).count == 1)
  }

  @Test("Right to left and reordered text keep their clusters' own characters")
  func directions() throws {
    #expect(try clusters("بَّس", "SpecimenArabic-Regular", ascent: 5, descent: 9).map(\.text) == ["بَّ"])
    #expect(try clusters("कि", "SpecimenMarks-Regular", ascent: 5, descent: 1).map(\.text) == ["कि"])
  }

  @Test("A stem is that of 'l'; a font without the letter, or without its outline, has none")
  func stems() throws {
    let shaper = TextShaper(library: library)
    let font = { (name: String) in
      try #require(library.match(name)).face.instance(weight: nil, opticalSize: nil)
    }
    #expect(abs((shaper.stem(of: try font("SpecimenSerif-Bold")) ?? 0) - 0.134) < 1e-9)
    #expect(shaper.stem(of: try font("SpecimenHebrew-Regular")) == nil)
    let pictures = TestFaces.library("colour/SpecimenCBDT-Regular.ttf")
    let bitmap = try #require(pictures.faces.first).instance(weight: nil, opticalSize: nil)
    #expect(TextShaper(library: pictures).stem(of: bitmap) == nil)
  }

  @Test("Advances and tops of letters are those of their own glyphs")
  func letters() throws {
    let shaper = TextShaper(library: library)
    let box = try #require(library.match("SpecimenBox-Regular")).face.instance(weight: nil, opticalSize: nil)
    #expect(shaper.advance(of: "a", in: box) == 0.6)
    #expect(shaper.inkTop(of: "x", in: box) == 0.7)
    #expect(shaper.advance(of: "é", in: box) == nil)
    #expect(shaper.inkTop(of: " ", in: box) == nil)
    #expect(shaper.covers("a b", with: box) && !shaper.covers("aé", with: box))
  }
}
