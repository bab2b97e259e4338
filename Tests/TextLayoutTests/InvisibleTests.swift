import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Characters that draw nothing, and where lines begin")
struct InvisibleTests {
  let library: FontLibrary
  let shaper: TextShaper

  init() {
    library = TestFaces.library()
    shaper = TextShaper(library: library)
  }

  private func line(_ text: String, _ names: String...) throws -> TextLine {
    let fonts = try names.map { try #require(library.match($0)).face.instance(weight: nil, opticalSize: nil) }
    return try shaper.line(text, TextAttributes(cascade: fonts, pointSize: 10))
  }

  @Test(
    "Zero-width and control characters are invisible",
    arguments: [
      0x00, 0x07, 0x1B, 0x7F, 0x80, 0xAD, 0x34F, 0x61C, 0x200B, 0x200C, 0x200D, 0x200E, 0x202E, 0x2060, 0x2066,
      0xFE0F, 0xFEFF, 0xE0020,
    ] as [UInt32])
  func invisible(_ value: UInt32) throws { #expect(try #require(Unicode.Scalar(value)).isInvisible) }

  @Test(
    "Spaces, tabs, line breaks, letters, marks and Hangul fillers are not",
    arguments: [
      0x09, 0x0A, 0x0D, 0x20, 0x85, 0x41, 0xA0, 0x301, 0x600, 0x115F, 0x2003, 0x2028, 0x3000, 0x3164, 0x1F600,
    ] as [UInt32])
  func visible(_ value: UInt32) throws { #expect(try #require(Unicode.Scalar(value)).isInvisible == false) }

  @Test("A control character draws a space without an advance, in the font that was asked for")
  func control() throws {
    let line = try line("a\u{7}b", "SpecimenBox-Regular", "SpecimenSerif-Medium")
    #expect(line.runs.map(\.provenance) == [.requested])
    #expect(line.runs[0].glyphs.map(\.id) == [0x61 - 0x1F, 1, 0x62 - 0x1F])
    #expect(line.runs[0].glyphs.map(\.advance) == [0.6, 0, 0.6])
    #expect(line.runs[0].glyphs.map(\.cluster) == [0, 1, 2])
  }

  @Test("A mark after a control character stays, though it shares the cluster")
  func markAfterControl() throws {
    let line = try line("a\u{7}\u{301}", "SpecimenMarks-Regular")
    let mark = try self.line("e\u{301}", "SpecimenMarks-Regular").runs[0].glyphs[1].id
    #expect(line.runs.flatMap(\.glyphs).contains { $0.id == mark })
    #expect(!line.runs.flatMap(\.glyphs).contains { $0.id == 0 })
  }

  @Test("Control characters of two bytes, and 4,096 of one, draw nothing")
  func manyControls() throws {
    #expect(try line("a\u{80}\u{9F}b", "SpecimenBox-Regular").width == 12)
    let line = try line(String(repeating: "\u{1}", count: 4096), "SpecimenBox-Regular")
    #expect(line.width == 0)
    #expect(shaper.ink(of: line) == nil)
  }

  @Test("A line begins where its first letter's script does")
  func directions() throws {
    #expect(try line("abc שלום", "SpecimenBox-Regular", "SpecimenHebrew-Regular").direction == .leftToRight)
    #expect(try line("123 שלום", "SpecimenBox-Regular", "SpecimenHebrew-Regular").direction == .rightToLeft)
    #expect(try line("(שלום) abc", "SpecimenBox-Regular", "SpecimenHebrew-Regular").direction == .rightToLeft)
    #expect(try line("123", "SpecimenBox-Regular").direction == .leftToRight)
  }

  @Test("A text and its composed form are set apart, though they are equal as strings")
  func canonicalEquals() throws {
    #expect("\u{E9}" == "e\u{301}")
    #expect(try line("\u{E9}", "SpecimenSerif-Medium").runs.last?.utf8Range.upperBound == 2)
    #expect(try line("e\u{301}", "SpecimenSerif-Medium").runs.last?.utf8Range.upperBound == 3)
  }
}
