import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Glyphs that would never be unfolded", .timeLimit(.minutes(10)))
struct EndlessGlyphTests {
  private func line(_ file: String, weight: Int?) throws -> (line: TextLine, ink: InkExtents?) {
    let library = TestFaces.library(file)
    let shaper = TextShaper(library: library)
    let font = library.faces[0].instance(weight: weight, opticalSize: nil)
    let line = try shaper.line("Al", TextAttributes(cascade: [font], pointSize: 20))
    return (line, shaper.ink(of: line))
  }

  @Test("A variable face with such glyphs is shaped as a static one is, and their ink is not measured")
  func variable() throws {
    let (line, ink) = try line("broken/bomb-variable.ttf", weight: 700)
    let plain = try self.line("broken/composite-bomb.ttf", weight: nil).line
    #expect(line.runs.flatMap(\.glyphs) == plain.runs.flatMap(\.glyphs))
    #expect(line.width > 0)
    #expect(ink == nil)
  }

  @Test("Such a glyph has no stem", arguments: ["bomb-beside-cff.ttf", "bomb-variable.ttf", "composite-bomb.ttf"])
  func stem(_ file: String) {
    let library = TestFaces.library("broken/\(file)")
    #expect(TextShaper(library: library).stem(of: library.faces[0].instance(weight: 700, opticalSize: nil)) == nil)
  }

  @Test("A part counts for more than a point: 444 blank ones are unfolded, and 12,432 are not")
  func parts() throws {
    // 12 at signs of 37 spaces, or of 37 percent signs of 28 spaces each.
    for (parts, isAllowed) in [([109, 1], true), ([109, 107, 1], false)] {
      var font = PatchedFont("SpecimenSans-Medium.ttf")
      font.breakGlyph(42, .parts(parts))
      let library = FontLibrary()
      let face = library[try #require(library.load(bytes: font.bytes, name: "parts.ttf").faces.first)]
      #expect(GlyphCosts(face, limits: FontLimits()).allows(42) == isAllowed)
    }
  }
}
