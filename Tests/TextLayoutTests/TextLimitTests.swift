import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("How long a text may be")
struct TextLimitTests {
  private func error(_ text: String, _ limits: TextLimits) -> TextError? {
    do throws(TextError) { try limits.check(text) } catch { return error }
    return nil
  }

  @Test("Characters are Unicode scalars")
  func characters() {
    #expect(error("éa\u{301}", TextLimits(characters: 3)) == nil)
    #expect(error("éa\u{301}", TextLimits(characters: 2)) == .tooLong(characters: 3, limit: 2))
  }

  @Test(
    "A row of marks, or of what draws nothing, is counted through controls of direction, and from each letter anew",
    arguments: [
      ("a\u{301}\u{301}\u{301}b\u{301}\u{301}\u{301}", 3), ("\u{200D}\u{301}\u{FE0F}\u{20E3}", 4),
      ("a\u{301}\u{2068}\u{301}\u{2069}\u{301}", 3), ("\u{930}\u{93C}\u{940}\u{902}", 3),
    ])
  func marks(_ text: String, _ row: Int) {
    #expect(error(text, TextLimits(marks: row)) == nil)
    #expect(error(text, TextLimits(marks: row - 1)) == .tooManyMarks(row, limit: row - 1))
  }

  @Test("Controls of direction are no marks")
  func controls() {
    #expect(error(String(repeating: "\u{2068}", count: 1_000), TextLimits(marks: 1)) == nil)
  }

  @Test("A shaper keeps to its limits")
  func shaper() throws {
    let library = TestFaces.library("SpecimenBox-Regular.ttf")
    let font = library.faces[0].instance(weight: nil, opticalSize: nil)
    let attributes = TextAttributes(cascade: [font], pointSize: 10)
    let shaper = TextShaper(library: library, limits: TextLimits(characters: 4, marks: 1))
    #expect(try shaper.line("abcd", attributes).text == "abcd")
    #expect(throws: TextError.tooLong(characters: 5, limit: 4)) { try shaper.line("abcde", attributes) }
    #expect(throws: TextError.tooManyMarks(2, limit: 1)) { try shaper.line("a\u{301}\u{301}", attributes) }
  }
}
