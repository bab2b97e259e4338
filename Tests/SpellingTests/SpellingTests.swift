import Spelling
import Testing

@Suite("The nearest words")
struct SpellingTests {
  static let styles = ["largeTitle", "title1", "title2", "headline", "body", "callout", "subheadline", "footnote"]

  @Test(
    "A slip of the finger finds its word",
    arguments: [
      ("boddy", "body"), ("BODY", "body"), ("bdoy", "body"), ("headine", "headline"), ("footnotes", "footnote"),
      ("calout", "callout"), ("largtitle", "largeTitle"),
    ])
  func finds(_ written: String, _ meant: String) {
    #expect(Spelling.nearest(to: written, in: Self.styles).first == meant)
  }

  @Test("Ties keep the candidates' order, and the limit holds")
  func ties() {
    #expect(Spelling.nearest(to: "title", in: Self.styles, limit: 2) == ["title1", "title2"])
  }

  @Test("A word far from all suggests nothing", arguments: ["zzz", "", "q"])
  func far(_ written: String) {
    #expect(Spelling.nearest(to: written, in: Self.styles).isEmpty)
  }

  @Test(
    "Words are listed as in a sentence",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ] as [([String], String)])
  func list(_ words: [String], _ text: String) { #expect(Spelling.list(words) == text) }

  @Test("A list may have another conjunction")
  func conjunction() { #expect(Spelling.list(["a", "b", "c"], "or") == "a, b or c") }

  @Test("A name given twice is suggested once")
  func once() {
    #expect(Spelling.nearest(to: "bdy", in: ["body", "body"]) == ["body"])
  }
}
