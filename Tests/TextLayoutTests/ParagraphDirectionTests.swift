import Languages
import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("The direction of lines")
struct ParagraphDirectionTests {
  private let sample: ParagraphSample

  init() throws { sample = try ParagraphSample() }

  private func line(_ text: String, _ direction: TextDirection?) throws -> TextLine {
    try sample.shaper.line(
      text, sample.attributes("SpecimenBox-Regular", "SpecimenHebrew-Regular", direction: direction))
  }

  @Test("A line's direction is the one asked for; a vertical one is that of the first letter")
  func asked() throws {
    #expect(try line("ab", .rightToLeft).direction == .rightToLeft)
    #expect(try line("שלום", .leftToRight).direction == .leftToRight)
    #expect(try line("שלום", .topToBottom).direction == .rightToLeft)
    #expect(try line("ab", nil).direction == .leftToRight)
  }

  @Test("It decides where a full stop stands, and which word comes first; each is remembered apart")
  func order() throws {
    #expect(try line("ab.", .leftToRight).runs.flatMap(\.glyphs).map(\.cluster) == [0, 1, 2])
    #expect(try line("ab.", .rightToLeft).runs.flatMap(\.glyphs).map(\.cluster) == [2, 0, 1])
    #expect(try line("ab.", nil).runs.flatMap(\.glyphs).map(\.cluster) == [0, 1, 2])
    #expect(try line("ab שלום", .leftToRight).runs.first?.utf8Range.lowerBound == 0)
    #expect(try line("ab שלום", .rightToLeft).runs.last?.utf8Range == 0..<2)
  }

  @Test("Each line of a paragraph has the direction of the whole, whatever letter it begins with")
  func lines() throws {
    let text = "שלום abc עולם. def ghi."
    let found = try sample.paragraph(text, ParagraphOptions(width: 60), language: "he")
    #expect(found.direction == .rightToLeft)
    #expect(found.lines.allSatisfy { $0.line.direction == .rightToLeft })
    #expect(found.lines.last?.line.runs.first?.utf8Range.upperBound == found.lines.last?.line.text.utf8.count)
    let turned = try sample.paragraph(text, ParagraphOptions(width: 60, direction: .leftToRight), language: "he")
    #expect(turned.lines.allSatisfy { $0.line.direction == .leftToRight })
    #expect(turned.texts == found.texts)
  }

  @Test("The options' direction goes before the attributes'")
  func precedence() throws {
    let attributes = try sample.attributes("SpecimenBox-Regular", direction: .rightToLeft)
    #expect(try sample.paragraph("ab", ParagraphOptions(width: 90), attributes).direction == .rightToLeft)
    let options = ParagraphOptions(width: 90, direction: .leftToRight)
    #expect(try sample.paragraph("ab", options, attributes).direction == .leftToRight)
  }
}
