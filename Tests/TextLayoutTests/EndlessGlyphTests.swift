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
}
