import DynamicType
import Findings
import Languages
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

// The tops and bottoms that are expected were worked out with hb-shape's positions and fontTools' outlines.
@Suite("Ink outside the line box")
struct InkRuleTests {
  private func marks(_ ascender: Int, _ descender: Int, file: String = "SpecimenMarks-Regular.ttf") -> Checkup {
    var font = PatchedFont(file)
    font.setLine(ascender: ascender, descender: descender)
    return Checkup(font)
  }

  private func clipped(
    _ text: String, _ checkup: Checkup, _ family: FontReference = "Specimen Marks", size: Double = 20
  ) throws -> [Finding] {
    try checkup.findings(.inkClipped, checkup.document(.body, .sized(.fixed(size), family, sample: text)))
  }

  @Test(
    "Stacked marks are told with the points that are missing",
    arguments: [
      ("ế", 910, "U+1EBF"), ("กี้", 920, "U+0E01 U+0E35 U+0E49"), ("र्क", 860, "U+0930 U+094D U+0915"),
      ("e\u{301}\u{301}\u{301}", 1100, "U+0065 U+0301 U+0301 U+0301"),
    ])
  func stacks(text: String, top: Double, codePoints: String) throws {
    let found = try clipped(text, marks(600, -200))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(isClose(finding.value, (top - 600) / 1000 * 20))
    #expect(finding.limit == 0)
    #expect(finding.unit == .points)
    #expect(finding.categories.count == 12)
    #expect(finding.message.contains("'\(text)' (\(codePoints)) reaches "))
    #expect(finding.message.hasSuffix(" pt above the line box of 16 pt"))
  }

  @Test("Arabic's marks above and below are told together")
  func arabic() throws {
    let checkup = marks(500, -100, file: "SpecimenArabic-Regular.ttf")
    let finding = try #require(clipped("بَّ", checkup, "Specimen Arabic").first)
    #expect(isClose(finding.value, 10.24))
    #expect(finding.message.hasSuffix("reaches 10.2 pt above and 1.8 pt below the line box of 12 pt"))
    // A box that holds all of the ink must be larger by what is missing, at both ends.
    #expect(finding.hint.hasPrefix("'lineHeight: { multiple: 1.63 }' holds all of it"))
  }

  @Test("A quarter of a point can't be seen, a hair more is told")
  func tolerance() throws {
    #expect(try clipped("ế", marks(898, -200)).isEmpty)
    #expect(isClose(try clipped("ế", marks(897, -200)).first?.value, 0.26))
    #expect(try clipped("ế", marks(910, -200)).isEmpty)
  }

  @Test("What reaches out farthest is named, and how many others do")
  func others() throws {
    let finding = try #require(clipped("hến", marks(600, -200)).first)
    #expect(finding.message.contains("'ế' (U+1EBF) reaches 6.2 pt above"))
    #expect(finding.message.hasSuffix("; 1 other leaves it too"))
  }

  @Test("The worst category is the largest, and smaller ones are listed as long as they count")
  func categories() throws {
    let checkup = marks(890, -200)
    let document = checkup.document(.body, .sized(.system(), "Specimen Marks", sample: "ế"))
    let finding = try #require(checkup.findings(.inkClipped, document).first)
    // 20 units are more than a quarter of a point from 12.5 pt on.
    #expect(finding.category == .accessibility5)
    #expect(isClose(finding.value, 0.02 * 53))
    #expect(finding.categories.count == 12)
    let small = checkup.document(.caption2, .sized(.system(), "Specimen Marks", sample: "ế"))
    #expect(try checkup.findings(.inkClipped, small).first?.categories.first == .xLarge)
  }

  @Test("The line height that is recommended holds the ink", arguments: ["ế", "ộ", "hgj\u{331}\u{331}"])
  func recommended(text: String) throws {
    let checkup = marks(600, -100)
    let finding = try #require(clipped(text, checkup).first)
    let number = try #require(finding.hint.split(separator: " ").compactMap { Double($0) }.first)
    var rule = StyleRule.sized(.fixed(20), "Specimen Marks", sample: text)
    rule.lineHeight = .multiple(number)
    #expect(try checkup.findings(.inkClipped, checkup.document(.body, rule)).isEmpty)
    rule.lineHeight = .multiple(number - 0.05)
    #expect(try checkup.findings(.inkClipped, checkup.document(.body, rule)).count == 1)
  }

  @Test("A line that is lower than its font loses its top")
  func tightLine() throws {
    let checkup = Checkup()
    var rule = StyleRule.sized(.fixed(20), "Specimen Serif", weight: .medium, sample: "Å")
    #expect(try checkup.findings(.inkClipped, checkup.document(.body, rule)).isEmpty)
    rule.lineHeight = .multiple(1.1)
    let found = try checkup.findings(.inkClipped, checkup.document(.body, rule))
    #expect(isClose(found.first?.value, 2))
    #expect(found.first?.hint.hasPrefix("'lineHeight: { multiple: 1.2 }'") == true)
    rule.lineHeight = .multiple(1.2)
    #expect(try checkup.findings(.inkClipped, checkup.document(.body, rule)).isEmpty)
    rule.lineHeight = .multiple(1.3)
    #expect(try checkup.findings(.inkClipped, checkup.document(.body, rule)).isEmpty)
  }

  @Test("The samples of the document's further languages are measured too")
  func languages() throws {
    let checkup = marks(600, -200)
    let document = checkup.document(.body, .sized(.fixed(20), "Specimen Marks")) {
      $0.languages = ["en", "vi"]
      $0.samples = ["en": SampleTexts(all: "aeo"), "vi": SampleTexts(all: "ế")]
    }
    let finding = try #require(checkup.findings(.inkClipped, document).first)
    #expect(finding.message.hasSuffix("above the line box of 16 pt, in the sample for 'vi'"))
    var one = document
    one.languages = ["en"]
    #expect(try checkup.findings(.inkClipped, one).isEmpty)
  }

  @Test("Of a language without a sample each character that the face has is measured, once for all sizes")
  func languageCharacters() throws {
    let checkup = marks(600, -200)
    let vietnamese = LanguageCharacters(tag: "vi", name: "Vietnamese", main: ["a", "ế", "e\u{301}\u{301}", "\u{416}"])
    let document = checkup.document(.body, .sized(.system(), "Specimen Marks", sample: "aeo")) {
      $0.languages = ["en", "vi"]
    }
    let finding = try #require(checkup.findings(.inkClipped, document, languages: [vietnamese], styles: [.body]).first)
    // As in the samples above: 0.91 em with two marks.
    #expect(finding.category == .accessibility5)
    #expect(isClose(finding.value, (0.91 - 0.6) * 53))
    #expect(
      finding.message
        == "at AX5 'ế' (U+1EBF) of Vietnamese reaches 16.4 pt above the line box of 42.4 pt; 1 other leaves it too")
    let english = LanguageCharacters(tag: "en", name: "English", main: ["ế"])
    #expect(try checkup.findings(.inkClipped, document, languages: [english], styles: [.body]).isEmpty)
    var sampled = document
    sampled.samples = ["vi": SampleTexts(all: "aeo")]
    #expect(try checkup.findings(.inkClipped, sampled, languages: [vietnamese], styles: [.body]).isEmpty)
  }

  @Test("A character that no font has says nothing of its height, on a sheet neither")
  func notdef() throws {
    let checkup = marks(100, -100)
    let document = checkup.document(.body, .sized(.fixed(20), "Specimen Marks", sample: "\u{2603}"))
    #expect(try checkup.findings(.inkClipped, document, styles: [.body]).filter { $0.column == .custom }.isEmpty)
    let system = try Resolver(library: checkup.library).resolve(document, styles: [.body])
    let marks = try system.measured(with: TextShaper(library: checkup.library)).filter { $0.column == .custom }
    #expect(marks.contains { if case .missingGlyphs = $0.mark { true } else { false } })
    #expect(!marks.contains { if case .inkBeyond = $0.mark { true } else { false } })
  }

  @Test("Ink is measured beyond the width that a sheet has for the sample")
  func longSample() throws {
    let finding = try #require(clipped(String(repeating: "a", count: 300) + "ế", marks(600, -200)).first)
    #expect(isClose(finding.value, 6.2))
  }

  @Test("The system font's stand-in is not the system font, and its ink says nothing")
  func standIn() throws {
    var font = PatchedFont("SpecimenMarks-Regular.ttf")
    font.setLine(ascender: 100, descender: -100)
    let checkup = Checkup(font)
    let document = checkup.document(.body, .system) { $0.systemStandIn = "Specimen Marks" }
    #expect(try checkup.findings(.inkClipped, document).isEmpty)
    var own = document
    own.systemFamilies = ["Specimen Marks"]
    #expect(try !checkup.findings(.inkClipped, own).isEmpty)
  }

  @Test("The empty sample and one of spaces have no ink", arguments: ["", "  ", "\u{200B}"])
  func blank(text: String) throws {
    #expect(try clipped(text, marks(10, -10)).isEmpty)
  }
}
