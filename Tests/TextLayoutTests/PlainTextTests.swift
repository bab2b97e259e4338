import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Lines of printable ASCII")
struct PlainTextTests {
  let library = TestFaces.library()

  private func attributes(_ names: String..., features: [FontFeature] = []) throws -> TextAttributes {
    let cascade = try names.map { try #require(library.match($0)).face.instance(weight: nil, opticalSize: nil) }
    return TextAttributes(cascade: cascade, pointSize: 10, features: features, language: "en")
  }

  @Test(
    "They are shaped as HarfBuzz shapes the text by itself",
    arguments: [
      "SpecimenSerif-Medium", "SpecimenSans-Regular", "SpecimenBox-Regular", "SpecimenFlex-Regular",
    ],
    [[], ["tnum"], ["smcp"], ["frac"], ["numr", "dnom", "liga"]] as [[Typeface.Tag]])
  func shaping(_ name: String, _ tags: [Typeface.Tag]) throws {
    let face = try #require(library.match(name)).face
    let font = face.instance(weight: nil, opticalSize: nil)
    let features = tags.map { FontFeature(tag: $0) }
    let shaper = TextShaper(library: library)
    for text in ["office 1/2 10:30", "AVATAR To. Wa, LY", " / 38.4  0.93x", "~!@#$%^&*()[]{}|\\<>?'\"`"] {
      var request = ShapeRequest(text: text, font: font)
      request.features = features
      request.language = "en"
      let alone = shaper.shape(request)
      let line = try shaper.line(
        text, TextAttributes(cascade: [font], pointSize: 10, features: features, language: "en"))
      // A letter that the face lacks is a run of its own in the line.
      guard line.runs.count == 1, line.runs[0].provenance == .requested else { continue }
      #expect(line.runs[0].glyphs.map(\.id) == alone.map(\.id))
      #expect(line.runs[0].glyphs.map(\.cluster) == alone.map(\.cluster))
      let units = Double(face.unitsPerEm)
      for (glyph, other) in zip(line.runs[0].glyphs, alone) {
        #expect(abs(glyph.advance * units - Double(other.xAdvance)) <= 0.5)
      }
    }
  }

  @Test("A text that lacks a letter is set anew when a font steps in")
  func steppingIn() throws {
    let shaper = TextShaper(library: library)
    let text = "a\u{D7}b"
    let alone = try shaper.line(text, try attributes("SpecimenBox-Regular"))
    #expect(alone.runs.map(\.provenance) == [.requested, .missing, .requested])
    let helped = try shaper.line(text, try attributes("SpecimenBox-Regular", "SpecimenSerif-Medium"))
    #expect(helped.runs.map(\.provenance) == [.requested, .fallback(1), .requested])
    #expect(try shaper.line(text, try attributes("SpecimenBox-Regular")) == alone)
  }

  @Test("A text that one font has whole is the same line whatever could step in")
  func whole() throws {
    let shaper = TextShaper(library: library)
    let alone = try shaper.line("Body", try attributes("SpecimenSerif-Medium"))
    #expect(try shaper.line("Body", try attributes("SpecimenSerif-Medium", "SpecimenBox-Regular")) == alone)
    #expect(try shaper.line("Body", try attributes("SpecimenBox-Regular", "SpecimenSerif-Medium")) != alone)
  }

  @Test("Features, language and direction are told apart though the text is the same")
  func told() throws {
    let shaper = TextShaper(library: library)
    let plain = try shaper.line("fi", try attributes("SpecimenSerif-Medium"))
    let without = try attributes("SpecimenSerif-Medium", features: [FontFeature(tag: "liga", value: 0)])
    #expect(try shaper.line("fi", without).runs[0].glyphs.count == 2)
    #expect(plain.runs[0].glyphs.count == 1)
    var backwards = try attributes("SpecimenSerif-Medium")
    backwards.direction = .rightToLeft
    #expect(try shaper.line("(fi", backwards).direction == .rightToLeft)
    #expect(try shaper.line("(fi", try attributes("SpecimenSerif-Medium")).direction == .leftToRight)
  }

  @Test("A composed letter and its two parts keep their own offsets")
  func composed() throws {
    let shaper = TextShaper(library: library)
    let one = try shaper.line("\u{E9}a", try attributes("SpecimenSans-Medium"))
    let two = try shaper.line("e\u{301}a", try attributes("SpecimenSans-Medium"))
    #expect(one.runs[0].glyphs.map(\.cluster) == [0, 2])
    #expect(two.runs[0].glyphs.map(\.cluster) == [0, 3])
  }
}
