import Languages
import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Long and odd paragraphs")
struct ParagraphLimitTests {
  private let sample: ParagraphSample

  init() throws { sample = try ParagraphSample() }

  @Test("100,001 characters are refused with both numbers, and so is a paragraph without a font")
  func refused() throws {
    let attributes = try sample.attributes("SpecimenBox-Regular")
    let text = String(repeating: "a", count: 100_001)
    let breaks = LineBreaks(offsets: [])
    let error = #expect(throws: TextError.self) {
      _ = try sample.shaper.paragraph(text, attributes, ParagraphOptions(width: 100), breaks: breaks)
    }
    #expect(error == .paragraphTooLong(characters: 100_001, limit: 100_000))
    #expect(error?.description == "a paragraph of 100,001 characters: at most 100,000 are set")
    #expect(throws: TextError.noFont) {
      let none = TextAttributes(cascade: [], pointSize: 10)
      _ = try sample.shaper.paragraph("", none, ParagraphOptions(width: 100), breaks: breaks)
    }
  }

  @Test(
    "100,000 characters are set, whatever they are",
    arguments: [
      ("a", 0), ("ab ", 100), ("\u{301}", 0), ("\n", 100), ("\u{2067}ש", 100), ("日", 100), ("\u{200B}", 100),
    ] as [(String, Double)])
  func long(_ unit: String, _ width: Double) throws {
    let text = String(String(repeating: unit, count: 100_000).unicodeScalars.prefix(100_000))
    let attributes = try sample.attributes("SpecimenBox-Regular", "SpecimenHebrew-Regular", "SpecimenMarks-Regular")
    let breaks = try sample.breaker.breaks(of: text, language: "en")
    let options = ParagraphOptions(width: width, maximumLines: 2, truncation: .middle)
    let paragraph = try sample.shaper.paragraph(text, attributes, options, breaks: breaks)
    #expect(paragraph.lines.count == min(2, paragraph.neededLines))
  }

  @Test("A line of 100,000 characters is as wide as they are")
  func wide() throws {
    let text = String(repeating: "abcd ", count: 20_000)
    let paragraph = try sample.paragraph(text, ParagraphOptions(width: Double.infinity))
    #expect(paragraph.neededLines == 1)
    #expect(abs((paragraph.lines.first?.line.width ?? 0) - 99_999 * 6) < 1e-6)
  }

  @Test("A run of 100,000 spaces between two words hangs at one line's end")
  func spaces() throws {
    let text = "a" + String(repeating: " ", count: 99_998) + "b"
    #expect(try sample.paragraph(text, ParagraphOptions(width: 100)).texts == ["a", "b"])
    let cut = try sample.paragraph(text, ParagraphOptions(width: 100, maximumLines: 1))
    #expect(cut.texts == ["a…"] && cut.hiddenWords == 1 && cut.hiddenCharacters == 1)
  }
}

@Suite("Wrapped lines against hb-shape", .enabled(if: ProcessRun.has("hb-shape"), "hb-shape is not installed"))
struct ParagraphParityTests {
  private let sample: ParagraphSample

  init() throws { sample = try ParagraphSample() }

  @Test(
    "Each line's glyphs are hb-shape's for the line's text",
    arguments: [
      ("SpecimenSerif-Medium", "en", "AVATAR To. Wa, LY office affluent Ty Vo Type r. difficult fi fl ffi Yo-To"),
      ("SpecimenArabic-Regular", "ar", "سلام كتب بَّ لاَ حسن مكتبه كتاب سلامه ملك"),
      ("SpecimenMarks-Regular", "hi", "क्ष कि क्त र्क कि क्ष क्त"),
    ])
  func glyphs(_ face: String, _ language: String, _ text: String) throws {
    let attributes = try sample.attributes(face)
    let path = "\(TestFaces.folder)/\(face).ttf"
    let units = try #require(sample.library.match(face)).face.unitsPerEm
    let lines = try sample.paragraph(text, ParagraphOptions(width: 60), attributes, language: language).lines
    #expect(lines.count > 1)
    for line in lines {
      let oracle = ProcessRun.run("hb-shape", ["--no-glyph-names", "--utf8-clusters", path, line.line.text])
      let glyphs = line.line.runs.flatMap(\.glyphs).map { Self.words($0, units) }.joined(separator: "|")
      #expect(oracle?.output == "[\(glyphs)]\n")
    }
  }

  /// A glyph as hb-shape prints it.
  private static func words(_ glyph: Glyph, _ unitsPerEm: Int32) -> String {
    let (x, y, advance) = (units(glyph.xOffset), units(glyph.yOffset), units(glyph.advance))
    func units(_ ems: Double) -> Int { Int((ems * Double(unitsPerEm)).rounded()) }
    return "\(glyph.id)=\(glyph.cluster)" + (x == 0 && y == 0 ? "" : "@\(x),\(y)") + "+\(advance)"
  }
}
