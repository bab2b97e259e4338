import Languages
import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Paragraphs in lines")
struct ParagraphTests {
  private let sample: ParagraphSample

  init() throws { sample = try ParagraphSample() }

  @Test(
    "Lines are as long as fits, and white space at their ends has no width",
    arguments: [
      ("aaa bbb ccc", 42, ["aaa bbb", "ccc"]), ("aaa bbb ccc", 41.9, ["aaa", "bbb", "ccc"]),
      ("aaa bbb ccc", 66, ["aaa bbb ccc"]), ("aaa    bbb ", 18, ["aaa", "bbb"]), (" aaa bbb", 24, [" aaa", "bbb"]),
      ("aaa\u{3000}\tbbb", 18, ["aaa", "bbb"]), ("aa\u{A0}bb cc", 30, ["aa\u{A0}bb", "cc"]),
      ("aaa-bbb", 24, ["aaa-", "bbb"]), ("aaa\u{AD}bbb", 24, ["aaa\u{AD}", "bbb"]),
      ("aaa\u{200B}bbb", 24, ["aaa\u{200B}", "bbb"]),
    ] as [(String, Double, [String])])
  func greedy(_ text: String, _ width: Double, _ lines: [String]) throws {
    let paragraph = try sample.paragraph(text, ParagraphOptions(width: width))
    #expect(paragraph.texts == lines)
    #expect(paragraph.neededLines == lines.count)
    #expect(paragraph.lines.allSatisfy { $0.overflow == 0 && $0.line.width <= width })
    let utf8 = Array(text.utf8)
    #expect(paragraph.lines.map { String(decoding: utf8[$0.utf8Range], as: UTF8.self) } == lines)
  }

  @Test("A soft hyphen at a line's end draws nothing")
  func softHyphen() throws {
    let line = try #require(try sample.paragraph("aaa\u{AD}bbb", ParagraphOptions(width: 24)).lines.first).line
    #expect(line.width == 18)
    #expect(sample.shaper.ink(of: line)?.right == 17.5)
  }

  @Test(
    "A word that is too wide begins a line and is broken between clusters",
    arguments: [
      ("abcdefgh ij", 18, ["abc", "def", "gh", "ij"]), ("abcdefgh ij", 30, ["abcde", "fgh", "ij"]),
      ("abcdefgh ij", 36, ["abcdef", "gh ij"]), ("a bbbbbbbb", 18, ["a", "bbb", "bbb", "bb"]),
      ("ab c", 3, ["a", "b", "c"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
    ] as [(String, Double, [String])])
  func wideWords(_ text: String, _ width: Double, _ lines: [String]) throws {
    let paragraph = try sample.paragraph(text, ParagraphOptions(width: width))
    #expect(paragraph.texts == lines)
    for line in paragraph.lines { #expect(line.overflow == max(0, line.line.width - width)) }
  }

  @Test(
    "Words that are wider than a line are named with the line that they begin",
    arguments: [
      ("abcdefgh ij", 18, 0, ["0 abcdefgh"], 1), ("a bbbbbbbb cccc", 18, 0, ["1 bbbbbbbb", "4 cccc"], 2),
      ("abc def", 18, 0, [], 0), ("abcd", 5, 0, ["0 abcd"], 1), ("a", 5, 0, ["0 a"], 0),
      // Of the first word two lines are shown, of the second none.
      ("abcdefgh cccc", 18, 2, ["0 abcdefgh", "3 cccc"], 1), ("abcdefgh", 18, 1, ["0 abcdefgh"], 0),
    ] as [(String, Double, Int, [String], Int)])
  func brokenWords(_ text: String, _ width: Double, _ limit: Int, _ wide: [String], _ broken: Int) throws {
    let paragraph = try sample.paragraph(text, ParagraphOptions(width: width, maximumLines: limit))
    let words = paragraph.wideWords.map { word in
      "\(word.line) " + String(decoding: Array(text.utf8)[word.utf8Range], as: UTF8.self)
    }
    #expect(words == wide)
    #expect(paragraph.brokenWords.count == broken)
    let anywhere = ParagraphOptions(width: width, truncation: .characterWrap)
    #expect(try sample.paragraph(text, anywhere).wideWords.isEmpty)
  }

  @Test(
    "A word that lost nothing but punctuation is not lost",
    arguments: [
      ("aaa bbb, ccc, ddd", 47, "aaa bbb…", 2),
      ("aaa bbb ccc, ddd", 47, "aaa bbb…", 2), ("aaa bbb)", 47, "aaa bbb…", 0),
      ("aaa bbbb", 47, "aaa bbb…", 1),
    ] as [(String, Double, String, Int)])
  func lostWords(_ text: String, _ width: Double, _ line: String, _ words: Int) throws {
    let paragraph = try sample.paragraph(text, ParagraphOptions(width: width, maximumLines: 1))
    #expect(paragraph.texts == [line])
    #expect(paragraph.hiddenWords == words)
  }

  @Test(
    "Each break that must be ends a line, and the last one begins none",
    arguments: [
      ("a\n\nb\n", ["a", "", "b"]), ("", []), ("\n", [""]), ("\n\n", ["", ""]), ("   ", [""]),
      ("a\r\nb\rc", ["a", "b", "c"]),
      ("a\u{2028}b\u{2029}c\u{B}d\u{C}e\u{85}f", ["a", "b", "c", "d", "e", "f"]), ("a  \n  b", ["a", "  b"]),
    ])
  func mandatory(_ text: String, _ lines: [String]) throws {
    let paragraph = try sample.paragraph(text, ParagraphOptions(width: Double.infinity))
    #expect(paragraph.texts == lines)
    #expect(paragraph.neededLines == lines.count)
    #expect(paragraph.lines.allSatisfy { $0.line.text.isEmpty == $0.line.runs.isEmpty })
  }

  @Test(
    "No width, less than none and no number give a line to each cluster",
    arguments: [0, -1, -Double.infinity, Double.nan])
  func noWidth(_ width: Double) throws {
    let paragraph = try sample.paragraph("ab c", ParagraphOptions(width: width))
    #expect(paragraph.texts == ["a", "b", "c"])
    #expect(paragraph.lines.map(\.overflow) == [6, 6, 6])
  }

  @Test("Breaks outside of the text or within a cluster don't count")
  func oddBreaks() throws {
    let attributes = try sample.attributes("SpecimenBox-Regular")
    let breaks = LineBreaks(offsets: [-1, 0, 2, 99], mandatory: [-5, 0, 2, 100])
    let paragraph = try sample.shaper.paragraph("e\u{301}b", attributes, ParagraphOptions(width: 100), breaks: breaks)
    #expect(paragraph.texts == ["e\u{301}b"])
  }

  @Test("What would be kerned against the next line's first letter is as wide as it is alone")
  func kerningAcrossEnds() throws {
    // A and V are 773 and 724 wide, and 70 nearer to each other: 14.27 pt, though 13.57 where an A follows.
    let attributes = try sample.attributes("SpecimenSerif-Medium")
    #expect(try sample.paragraph("AVAVA", ParagraphOptions(width: 14), attributes).texts == ["A", "V", "A", "V", "A"])
    #expect(try sample.paragraph("AVAVA", ParagraphOptions(width: 14.3), attributes).texts == ["AV", "AV", "A"])
  }

  @Test("Letter spacing counts")
  func letterSpacing() throws {
    var attributes = try sample.attributes("SpecimenBox-Regular")
    attributes.letterSpacing = 1
    #expect(try sample.paragraph("aaa bbb", ParagraphOptions(width: 48.9), attributes).texts == ["aaa", "bbb"])
    #expect(try sample.paragraph("aaa bbb", ParagraphOptions(width: 49), attributes).texts == ["aaa bbb"])
  }

  @Test(
    "Lines are those that trying each break in turn gives, and each is its own text shaped as one",
    arguments: [
      (
        "SpecimenSerif-Medium", "en",
        "AVATAR To. Wa, LY office affluent Ty Vo ’L Type r. difficult fi fl ffi Yo-To A V A V"
      ),
      ("SpecimenArabic-Regular", "ar", "سلام كتب بَّ لاَ حسن مكتبه كتاب سلامه ملك"),
      ("SpecimenHebrew-Regular", "he", "שלום עולם abc שנה טובה 12"), ("SpecimenMarks-Regular", "th", "กีนานำก้นานากีกี้นาน"),
    ])
  func asTried(_ face: String, _ language: String, _ text: String) throws {
    let breaks = try sample.breaker.breaks(of: text, language: language)
    for width in stride(from: 40.0, through: 260, by: 3.7) {
      let attributes = try sample.attributes(face, "SpecimenSans-Medium")
      let paragraph = try sample.paragraph(text, ParagraphOptions(width: width), attributes, language: language)
      var directed = attributes
      directed.direction = paragraph.direction
      #expect(paragraph.texts == (try tried(text, breaks, width, directed)), "at \(width)")
      for line in paragraph.lines {
        let isSame = try sample.shaper.line(line.line.text, directed) == line.line
        #expect(isSame, "\(line.line.text)")
      }
    }
  }

  /// The lines by trying: no word is wider than a line here.
  private func tried(
    _ text: String, _ breaks: LineBreaks, _ width: Double, _ attributes: TextAttributes
  ) throws -> [String] {
    let utf8 = Array(text.utf8)
    var (lines, start, end) = ([String](), 0, 0)
    func part(_ end: Int) -> String {
      var part = String(decoding: utf8[start..<end], as: UTF8.self)
      while part.last == " " { part.removeLast() }
      return part
    }
    for offset in breaks.offsets {
      if end > start, try sample.shaper.line(part(offset), attributes).width > width {
        lines.append(part(end))
        start = end
      }
      end = offset
    }
    return lines + [part(end)]
  }
}
