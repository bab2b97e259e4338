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

@Suite("Lists of words")
struct WordListTests {
  @Test(
    "So many words are listed, and the others counted",
    arguments: [
      ([], 3, ""), (["a"], 3, "a"), (["a", "b", "c"], 3, "a, b and c"), (["a", "b", "c", "d"], 3, "a, b and 2 more"),
      (["a", "b"], 1, "a and 1 more"),
    ] as [([String], Int, String)])
  func limited(words: [String], limit: Int, text: String) {
    #expect(Spelling.list(words, limit: limit) == text)
  }
}
