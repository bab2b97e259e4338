import SpecimenCommand
import Testing

@Suite("Text from files and users can't act on a terminal")
struct TerminalTextTests {
  @Test(
    "What could move the cursor, break a line or turn text round is written as a code point",
    arguments: [
      ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\nb\r\t", #"a\u{A}b\u{D}\u{9}"#), ("\u{7F}\u{9B}0m", #"\u{7F}\u{9B}0m"#),
      ("\u{202E}x\u{2066}\u{200F}", #"\u{202E}x\u{2066}\u{200F}"#),
      ("\u{2028}\u{FEFF}\u{200B}", #"\u{2028}\u{FEFF}\u{200B}"#),
      ("\u{E0041}", #"\u{E0041}"#),
    ])
  func escapes(_ text: String, _ shown: String) {
    #expect(TerminalText.escaped(text) == shown)
  }

  @Test(
    "Letters of all scripts, marks, joiners and emoji stay",
    arguments: ["Größe", "किताब\u{200D}", "می\u{200C}خواهم", "👩‍👩‍👧", "字"])
  func keeps(_ text: String) {
    #expect(TerminalText.escaped(text) == text)
  }

  @Test("Quotes can't be left early, and a long value is cut and counted")
  func quotes() {
    #expect(TerminalText.quoted(#"a'b\"#) == #"'a\'b\\'"#)
    let long = TerminalText.quoted(String(repeating: "x", count: 30_000))
    #expect(long == "'" + String(repeating: "x", count: 300) + "'… (30000 characters)")
  }

  @Test(
    "A long name keeps its beginning and its end",
    arguments: [("abcdef", 6, "abcdef"), ("abcdefg", 6, "abc…fg"), ("abcdefg", 2, "a…"), ("abc", 1, "…")])
  func elides(_ text: String, _ limit: Int, _ shown: String) {
    #expect(TerminalText.elided(text, limit: limit) == shown)
  }

  @Test("No log takes a text for a command, quoted or not")
  func commands() {
    #expect(TerminalText.escaped("::error::x") == #"\u{3A}:error::x"#)
    #expect(TerminalText.quoted("a##[error]") == #"'a#\u{23}[error]'"#)
  }

  @Test(
    "Columns are counted as a terminal shows them",
    arguments: [("abc", 3), ("字体", 4), ("e\u{301}", 1), ("😀", 2), ("", 0)])
  func width(_ text: String, _ columns: Int) {
    #expect(TerminalText.width(of: text) == columns)
  }
}
