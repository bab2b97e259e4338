import Languages
import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Texts of nothing but controls and marks")
struct ControlLimitTests {
  private let sample: ParagraphSample

  init() throws { sample = try ParagraphSample() }

  private func runs(_ text: String, direction: TextDirection? = nil) throws -> [String] {
    let attributes = try sample.attributes("SpecimenBox-Regular", "SpecimenHebrew-Regular", direction: direction)
    let line = try sample.shaper.line(text, attributes)
    return line.runs.compactMap { run in
      let text = String(decoding: Array(text.utf8)[run.utf8Range], as: UTF8.self)
      let seen = String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.controls.contains($0.value) }))
      return seen.isEmpty ? nil : (run.direction == .rightToLeft ? "<" : ">") + seen
    }
  }

  private static func many(_ control: String, _ count: Int) -> String { String(repeating: control, count: count) }

  private static let controls: [UInt32] = Array(0x202A...0x202E) + Array(0x2066...0x2069)

  // UAX #9, X5a: an isolate beyond level 125 has no effect, so x stands in the embedding around it.
  @Test(
    "An isolate in 130 embeddings has no effect, and neither has what ends it",
    arguments: [
      (Self.many("\u{202A}", 130) + "\u{2067}x\u{2069}", [">x"]),
      (Self.many("\u{202B}", 130) + "\u{2066}א\u{2069}", ["<א"]),
      (Self.many("\u{2066}", 500) + "x" + Self.many("\u{2069}", 500) + "א", [">x", "<א"]),
      (Self.many("\u{2068}", 500) + "א" + Self.many("\u{2069}", 500) + "x", ["<א", ">x"]),
      // Of 200 overrides 63 have an effect: 137 ends are those of the others, 62 more leave one.
      (
        Self.many("\u{202E}", 200) + "a" + Self.many("\u{202C}", 199) + "b\u{202C}c",
        [">c", "<b", "<a"]
      ),
    ] as [(String, [String])])
  func overflow(_ text: String, _ expected: [String]) throws {
    let found = try runs(text, direction: .leftToRight)
    #expect(found.sorted() == expected.sorted())
    let paragraph = try sample.paragraph(text, ParagraphOptions(width: 1000))
    #expect(paragraph.lines.count == 1)
  }

  // Isolates that change sides add a level each: the 125th has level 125, an odd one.
  @Test("Embeddings and isolates as deep as level 125 turn what is in them", arguments: [61, 62, 63])
  func deepest(_ count: Int) throws {
    let text = Self.many("\u{202E}", count) + "ab" + Self.many("\u{202C}", count) + "cd"
    #expect(try runs(text, direction: .leftToRight) == ["<ab", ">cd"])
    let sides = (0..<124).map { $0 % 2 == 0 ? "\u{2067}" : "\u{2066}" }.joined()
    #expect(try runs(sides + "\u{202E}ab", direction: .leftToRight) == ["<ab"])
  }

  @Test("1,088 controls of all kinds are set", arguments: [1, 7, 11, 23, 101])
  func mixed(_ step: Int) throws {
    let controls: [UInt32] = [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069]
    var text = ""
    var state = step
    for index in 0..<1088 {
      state = (state &* 48271) % 2_147_483_647
      // Few ends, so that it gets deep.
      let control = controls[state % 9]
      let isEnd = (control == 0x202C || control == 0x2069) && index % 4 > 0
      text.unicodeScalars.append(Unicode.Scalar(isEnd ? 0x2067 : control) ?? " ")
      if index % 50 == 0 { text += "xא" }
    }
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let attributes = try sample.attributes("SpecimenBox-Regular", "SpecimenHebrew-Regular", direction: direction)
      #expect(try sample.shaper.line(text, attributes).runs.isEmpty == false)
      let breaks = try sample.breaker.breaks(of: text, language: "he")
      let paragraph = try sample.shaper.paragraph(text, attributes, ParagraphOptions(width: 50), breaks: breaks)
      #expect(paragraph.neededLines > 0)
    }
  }

  // With 100,000 to a call HarfBuzz would not end.
  @Test(
    "A cluster of 100,000 marks and a row of 100,000 soft hyphens end",
    arguments: ["e" + String(repeating: "\u{301}", count: 99_999), String(repeating: "\u{AD}", count: 100_000)])
  func endless(_ text: String) throws {
    let attributes = try sample.attributes("SpecimenBox-Regular", "SpecimenMarks-Regular")
    let breaks = try sample.breaker.breaks(of: text, language: "en")
    let options = ParagraphOptions(width: 300, maximumLines: 2)
    let paragraph = try sample.shaper.paragraph(text, attributes, options, breaks: breaks)
    #expect(paragraph.neededLines == 1)
  }
}
