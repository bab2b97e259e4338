import Snapshot
import Testing

@Suite("A filter of cells")
struct CellFilterTests {
  private static let names = [
    "body@large.custom", "body@large.fallback", "body@AX3.custom", "bodyBold@AX3.custom", "a@b.c@xSmall.custom",
    "badge",
    "icon@2x", "one,two",
  ].map(CellName.init)

  @Test(
    "A pattern chooses by style, category and column, with stars and question marks",
    arguments: [
      ("body", [0, 1, 2]), ("BODY", [0, 1, 2]), ("body@AX3", [2]), ("body@ax3", [2]), ("body@large", [0, 1]),
      ("body@large.fallback", [1]), ("body*", [0, 1, 2, 3]), ("*@AX3", [2, 3]), ("*@*.custom", [0, 2, 3, 4]),
      ("bod?@ax?", [2]), ("body@large,badge", [0, 1, 5]), ("a@b.c", [4]), ("a@b.c@xSmall", [4]), ("badge", [5]),
      ("icon@2x", [6]), ("icon@*", [6]), ("one?two", [7]), ("*", [0, 1, 2, 3, 4, 5, 6, 7]), ("*d*", [0, 1, 2, 3, 5]),
      ("*y", [0, 1, 2]), ("**b*", [0, 1, 2, 3, 4, 5]), ("b?dy@*?.?*", [0, 1, 2]),
    ])
  func patterns(_ text: String, _ expected: [Int]) throws {
    let filter = try CellFilter(text)
    #expect(Self.names.indices.filter { filter.matches(Self.names[$0]) } == expected)
  }

  @Test(
    "A category has short names, and SwiftUI's",
    arguments: [
      ("XS", "xSmall"), ("s", "small"), ("M", "medium"), ("L", "large"), ("xl", "xLarge"), ("XXL", "xxLarge"),
      ("XXXL", "xxxLarge"), ("accessibility1", "AX1"), ("accessibility5", "AX5"),
    ])
  func categories(_ written: String, _ category: String) throws {
    #expect(try CellFilter("body@\(written)").matches(CellName("body@\(category).custom")))
    #expect(try !CellFilter("body@\(written)").matches(CellName("body@other.custom")))
  }

  @Test(
    "A filter with an empty part is no filter",
    arguments: ["", ",", "body,", ",body", "@", "@AX3", "body@", "body@.custom", "body@AX3.", "a,,b"])
  func empty(_ text: String) {
    #expect(throws: CellFilterError.empty(text)) { try CellFilter(text) }
  }

  @Test(
    "A filter that chooses nothing names what may be meant",
    arguments: [
      ("boddy", "did you mean 'body'?"), ("bodyBolt@AX3", "did you mean 'bodyBold' or 'body'?"),
      ("body@AX4.custom", "did you mean 'body@AX3.custom' or 'body@large.custom' or 'bodyBold@AX3.custom'?"),
      ("icon", "did you mean 'icon@2x'?"),
      ("banner", "write STYLE, STYLE@CATEGORY or STYLE@CATEGORY.COLUMN; '*' stands for any characters"),
    ])
  func nothing(_ text: String, _ hint: String) throws {
    let filter = try CellFilter(text)
    do throws(CellFilterError) {
      _ = try filter.matching(Self.names)
      Issue.record("the filter chose something")
    } catch {
      #expect(error.description == "no cell matches the filter '\(text)'")
      #expect(error.hint == hint)
    }
  }

  @Test("One part that is about nothing is an error, though another is about something")
  func part() throws {
    let filter = try CellFilter("badge,boddy")
    #expect(throws: CellFilterError.matchesNothing("boddy", nearest: ["body"])) { try filter.matching(Self.names) }
  }

  @Test("A filter says which cells it is about, in their order")
  func matching() throws {
    #expect(try CellFilter("badge,body@AX3").matching(Self.names) == [Self.names[2], Self.names[5]])
  }

  @Test("The wording of a filter that can't be read")
  func wording() {
    #expect(CellFilterError.empty("a,\n").description == #"a part of the filter 'a,\u{A}' is empty"#)
    #expect(
      CellFilterError.empty("").hint
        == "write STYLE, STYLE@CATEGORY or STYLE@CATEGORY.COLUMN, as in 'body@AX3.custom', and commas between several")
    #expect(throws: CellFilterError.tooLong(bytes: 10_001, limit: 10_000)) {
      try CellFilter(String(repeating: "a", count: 10_001))
    }
    #expect(
      CellFilterError.tooLong(bytes: 10_001, limit: 10_000).description
        == "a filter has at most 10,000 bytes, and this one has 10,001")
  }

  @Test("Many stars against a long name take no time to speak of")
  func stars() throws {
    let filter = try CellFilter(String(repeating: "*a", count: 200) + "b")
    #expect(!filter.matches(CellName(String(repeating: "a", count: 1000))))
  }
}
