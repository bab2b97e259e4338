import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Measures of lines and faces")
struct MeasuringTests {
  let library: FontLibrary
  let shaper: TextShaper

  init() {
    library = TestFaces.library()
    shaper = TextShaper(library: library, limits: TextLimits(marks: 4095))
  }

  private func line(_ text: String, _ name: String, _ size: Double) throws -> TextLine {
    let font = try #require(library.match(name)).face.instance(weight: nil, opticalSize: nil)
    return try shaper.line(text, TextAttributes(cascade: [font], pointSize: size))
  }

  private func close(_ found: InkExtents?, _ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> Bool {
    guard let found else { return false }
    let pairs = [(found.left, left), (found.right, right), (found.top, top), (found.bottom, bottom)]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("The ink of boxes 50 to 550 wide and 700 high, at 20 pt")
  func boxes() throws {
    #expect(close(shaper.ink(of: try line("a", "SpecimenBox-Regular", 20)), 1, 11, 14, 0))
    #expect(close(shaper.ink(of: try line("a b", "SpecimenBox-Regular", 20)), 1, 35, 14, 0))
  }

  @Test("Ink of the same text grows with the size, in TrueType, CFF and variable faces")
  func scaling() throws {
    for name in ["SpecimenSerif-Medium", "SpecimenSans-Regular", "SpecimenFlex-Regular"] {
      let small = try #require(shaper.ink(of: try line("gjÅ", name, 10)))
      #expect(
        close(
          shaper.ink(of: try line("gjÅ", name, 30)), 3 * small.left, 3 * small.right, 3 * small.top, 3 * small.bottom))
      #expect(small.bottom > 1.8 && small.bottom < 2.4, "\(name) \(small)")
    }
  }

  @Test("Marks on marks raise the ink: three acutes of 190 units a step reach 1100")
  func marks() throws {
    #expect(
      close(shaper.ink(of: try line("e\u{301}\u{301}\u{301}", "SpecimenMarks-Regular", 20)), 0.9, 10.22, 22, 0.2))
    #expect(
      close(shaper.ink(of: try line("e\u{331}\u{331}\u{331}", "SpecimenMarks-Regular", 20)), 0.9, 10.22, 10.2, 9.4))
  }

  @Test("Spaces and the empty text have no ink")
  func blank() throws {
    #expect(shaper.ink(of: try line("  ", "SpecimenBox-Regular", 20)) == nil)
    #expect(shaper.ink(of: try line("", "SpecimenBox-Regular", 20)) == nil)
  }

  @Test("A glyph that isn't there has no ink, and breaks nothing")
  func foreignGlyph() throws {
    var line = try line("a", "SpecimenBox-Regular", 20)
    line.runs[0].glyphs[0].id = .max
    #expect(shaper.ink(of: line) == nil)
  }

  @Test("Heights of letters in em, and nil where the face names none")
  func heights() throws {
    let heights: (String) throws -> [Double?] = { name in
      let font = try #require(library.match(name)).face.instance(weight: nil, opticalSize: nil)
      return [shaper.xHeight(of: font), shaper.capHeight(of: font)]
    }
    #expect(try heights("SpecimenBox-Regular") == [0.5, 0.7])
    #expect(try heights("SpecimenFlex-Regular") == [0.52, 0.705])
    #expect(try heights("SpecimenTall-Regular") == [nil, nil])
  }

  @Test("A pile of 4,095 marks on one letter is measured")
  func longStack() throws {
    let ink = try #require(
      shaper.ink(of: try line("e" + String(repeating: "\u{301}", count: 4095), "SpecimenMarks-Regular", 10)))
    #expect(ink.top.isFinite && ink.top > 1000)
  }
}
