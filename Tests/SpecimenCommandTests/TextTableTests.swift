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
        | a&#124;b,&#34;c&#34;&#92;u{1B} | 100 | x  |
        | gone | refused: a reason longer than its column |  |

        """)
  }

  // What OWASP's page "CSV Injection" lists, and the numbers that begin alike.
  @Test(
    "No text is a formula in a spreadsheet, every number stays one, and an apostrophe taken away gives the text back",
    arguments: [
      ("=1+1", "'=1+1"), ("+1,2", "\"'+1,2\""), ("@x", "'@x"), ("--out=x", "'--out=x"), ("-1-1", "'-1-1"),
      ("＝1", "'＝1"), ("'=1", "''=1"), ("-0x1F", "'-0x1F"), ("+inf", "'+inf"),
      ("-17.5", "-17.5"), ("+3", "+3"), ("-1e-05", "-1e-05"), ("-", "-"), ("a=1", "a=1"), ("'a", "'a"), ("", ""),
      ("C##[error]x", "C##[error]x"), ("::error::x", "::error::x"),
    ])
  func formulas(_ cell: String, _ written: String) {
    var table = TextTable(header: ["a"])
    table.rows = [[cell]]
    #expect(table.csv == "a\n\(written)\n")
  }

  @Test("As Markdown, a name makes no link, picture, element or expression, and signs of mentions stand alone")
  func markdownMarks() {
    var table = TextTable(header: ["a"])
    table.rows = [["![x](http://b) www.b @me x#12 <b> ${{ x }} `c` a: b"]]
    #expect(
      table.markdown.hasSuffix(
        "| &#33;&#91;x&#93;(http&#58;//b) www&#46;b <span>&#64;</span>me x<span>&#35;</span>12 &lt;b&gt; &#36;{{ x }} "
          + "&#96;c&#96; a: b |\n"))
  }

  @Test("A sign with a combining mark on it is escaped like the bare sign")
  func combiningMarks() {
    var marked = TextTable(header: ["a"])
    marked.rows = [["x\"\u{301}y"], ["p,\u{301}q"], ["m|\u{301}n"]]
    #expect(marked.csv == "a\n\"x\"\"\u{301}y\"\n\"p,\u{301}q\"\nm|\u{301}n\n")
    #expect(marked.markdown == "| a |\n| --- |\n| x&#34;\u{301}y |\n| p,\u{301}q |\n| m&#124;\u{301}n |\n")
  }
}
