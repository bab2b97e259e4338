import Languages
import TestSupport
import TextLayout
import Testing
import Typeface

/// A mode with what it makes of a text in some lines.
struct TruncationCase: Sendable, CustomTestStringConvertible {
  var text = "aaa bbb ccc ddd"
  var mode: ParagraphOptions.Truncation
  var width: Double
  var lines: [String]
  var characters: Int
  var words: Int

  var testDescription: String { "\(mode) at \(width): \(lines)" }

  static let all = [
    TruncationCase(mode: .tail, width: 42, lines: ["aaa bb…"], characters: 9, words: 3),
    TruncationCase(mode: .head, width: 42, lines: ["…cc ddd"], characters: 9, words: 3),
    TruncationCase(mode: .middle, width: 42, lines: ["aaa…ddd"], characters: 7, words: 2),
    TruncationCase(mode: .middle, width: 40, lines: ["aaa…dd"], characters: 9, words: 3),
    TruncationCase(mode: .clip, width: 42, lines: ["aaa bbb"], characters: 7, words: 2),
    TruncationCase(mode: .clip, width: 40, lines: ["aaa bb"], characters: 9, words: 3),
    TruncationCase(mode: .wordWrap, width: 40, lines: ["aaa"], characters: 11, words: 3),
    TruncationCase(mode: .characterWrap, width: 40, lines: ["aaa bb"], characters: 9, words: 3),
    // The ellipsis follows no space.
    TruncationCase(mode: .tail, width: 29, lines: ["aaa…"], characters: 11, words: 3),
    TruncationCase(mode: .head, width: 29, lines: ["…ddd"], characters: 11, words: 3),
    TruncationCase(mode: .tail, width: 1, lines: ["…"], characters: 15, words: 4),
    TruncationCase(mode: .head, width: 1, lines: ["…"], characters: 15, words: 4),
    TruncationCase(mode: .middle, width: 1, lines: ["…"], characters: 15, words: 4),
    TruncationCase(mode: .clip, width: 1, lines: ["a"], characters: 14, words: 4),
    // Of several lines the last is cut, whatever the mode.
    TruncationCase(mode: .tail, width: 24, lines: ["aaa", "bbb…"], characters: 7, words: 2),
    TruncationCase(mode: .head, width: 24, lines: ["aaa", "…ddd"], characters: 7, words: 2),
    TruncationCase(mode: .middle, width: 24, lines: ["aaa", "bb…d"], characters: 8, words: 3),
    TruncationCase(mode: .clip, width: 24, lines: ["aaa", "bbb"], characters: 7, words: 2),
    TruncationCase(mode: .characterWrap, width: 24, lines: ["aaa", "bbb"], characters: 7, words: 2),
    // A break that must be ends what the beginning shows, and begins what the end does.
    TruncationCase(text: "ab\ncd\nef", mode: .tail, width: 90, lines: ["ab…"], characters: 5, words: 2),
    TruncationCase(text: "ab\ncd\nef", mode: .head, width: 90, lines: ["…ef"], characters: 5, words: 2),
    TruncationCase(text: "ab\ncd\nef", mode: .middle, width: 90, lines: ["ab…ef"], characters: 2, words: 1),
    TruncationCase(text: "ab\ncd\nef", mode: .clip, width: 90, lines: ["ab"], characters: 5, words: 2),
    TruncationCase(text: "ab\n\n\n", mode: .tail, width: 90, lines: ["ab…"], characters: 0, words: 0),
  ]
}

@Suite("The last line of a paragraph that is too long")
struct ParagraphTruncationTests {
  private let sample: ParagraphSample

  init() throws { sample = try ParagraphSample() }

  @Test("Each mode cuts its own part, and counts what is gone", arguments: TruncationCase.all)
  func modes(_ truncation: TruncationCase) throws {
    let paragraph = try sample.paragraph(
      truncation.text,
      ParagraphOptions(width: truncation.width, maximumLines: truncation.lines.count, truncation: truncation.mode))
    #expect(paragraph.texts == truncation.lines)
    #expect(paragraph.hiddenCharacters == truncation.characters)
    #expect(paragraph.hiddenWords == truncation.words)
    #expect(paragraph.neededLines > truncation.lines.count)
    for line in paragraph.lines { #expect(line.overflow == max(0, line.line.width - truncation.width)) }
  }

  @Test("A text that fits is whole in every mode", arguments: ParagraphOptions.Truncation.allCases)
  func whole(_ mode: ParagraphOptions.Truncation) throws {
    for limit in [-1, 0, 2, 3] {
      let paragraph = try sample.paragraph(
        "aaa bbb", ParagraphOptions(width: 24, maximumLines: limit, truncation: mode))
      #expect(paragraph.texts == ["aaa", "bbb"])
      #expect(paragraph.hiddenCharacters == 0 && paragraph.hiddenWords == 0)
    }
  }

  @Test(
    "Ranges are of what is shown",
    arguments: zip([.tail, .head, .middle, .clip], [0..<6, 9..<15, 0..<15, 0..<7] as [Range<Int>])
      as Zip2Sequence<[ParagraphOptions.Truncation], [Range<Int>]>)
  func ranges(_ mode: ParagraphOptions.Truncation, _ range: Range<Int>) throws {
    let options = ParagraphOptions(width: 42, maximumLines: 1, truncation: mode)
    #expect(try sample.paragraph("aaa bbb ccc ddd", options).lines.map(\.utf8Range) == [range])
  }

  @Test(
    "From right to left the ellipsis stands at the left of a tail, at the right of a head, and within a middle",
    arguments: [(.tail, 0), (.head, 2), (.middle, 1)] as [(ParagraphOptions.Truncation, Int)])
  func rightToLeft(_ mode: ParagraphOptions.Truncation, _ place: Int) throws {
    let options = ParagraphOptions(width: 80, maximumLines: 1, truncation: mode)
    let paragraph = try sample.paragraph("שלום עולם שלום עולם שלום", options, language: "he")
    let line = try #require(paragraph.lines.first).line
    #expect(paragraph.direction == .rightToLeft && line.direction == .rightToLeft)
    let dots = try #require(line.runs.firstIndex { $0.provenance == .missing })
    #expect((dots == 0 ? 0 : dots == line.runs.count - 1 ? 2 : 1) == place)
    #expect(line.width <= 80)
  }

  @Test("Latin in a right-to-left paragraph is cut at the left too")
  func latinInRightToLeft() throws {
    let options = ParagraphOptions(width: 42, maximumLines: 1, direction: .rightToLeft)
    let line = try #require(try sample.paragraph("aaa bbb ccc", options).lines.first).line
    #expect(line.text == "aaa bb…")
    #expect(line.runs.first?.provenance == .missing)
    #expect(line.runs.first?.x == 0)
  }

  @Test("In Thai and Chinese a word is what stands between breaks, in Korean between spaces")
  func unspacedWords() throws {
    let attributes = try sample.attributes("SpecimenBox-Regular")
    let counts = try [("th", "ออมเงินทีละน้อยทุกสัปดาห์"), ("zh", "每周存一点钱"), ("ko", "매주 조금씩 저축하세요")].map { tag, text in
      try sample.paragraph(
        text, ParagraphOptions(width: 0, maximumLines: 1, truncation: .head), attributes, language: tag)
    }
    #expect(counts.map(\.hiddenWords) == [7, 6, 3])
    #expect(counts.map(\.hiddenCharacters) == [19, 6, 12])
  }
}
