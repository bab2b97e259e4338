import SpecimenCommand
import Testing

@Suite("One table, in three forms")
struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(header: ["name", "size", "note"], alignment: [.left, .right])
    table.rows = [
      ["字", "8", ""], ["a|b,\"c\"\u{1B}", "100", "x "], ["gone", "refused: a reason longer than its column"],
    ]
    return table
  }

  @Test("For people: aligned by what a terminal shows, no space at a line's end, a short row's end runs on")
  func text() {
    #expect(
      table.text == """
        name           size  note
        字                8
        a|b,"c"\\u{1B}   100  x
        gone           refused: a reason longer than its column

        """)
  }

  @Test("As CSV: quoted where RFC 4180 asks, rows filled up")
  func csv() {
    #expect(
      table.csv == """
        name,size,note
        字,8,
        "a|b,""c""\\u{1B}",100,"x "
        gone,refused: a reason longer than its column,

        """)
  }

  @Test("As Markdown: signs that mean something are escaped")
  func markdown() {
    #expect(
      table.markdown == """
        | name | size | note |
        | --- | ---: | --- |
        | 字 | 8 |  |
        | a\\|b,"c"\\\\u{1B} | 100 | x  |
        | gone | refused: a reason longer than its column |  |

        """)
  }

  @Test("A sign with a combining mark on it is escaped like the bare sign")
  func combiningMarks() {
    var marked = TextTable(header: ["a"])
    marked.rows = [["x\"\u{301}y"], ["p,\u{301}q"], ["m|\u{301}n"]]
    #expect(marked.csv == "a\n\"x\"\"\u{301}y\"\n\"p,\u{301}q\"\nm|\u{301}n\n")
    #expect(marked.markdown == "| a |\n| --- |\n| x\"\u{301}y |\n| p,\u{301}q |\n| m\\|\u{301}n |\n")
  }
}
