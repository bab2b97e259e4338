import Spelling
import Testing

@Suite("Text of others stays text wherever it is written")
struct EscapingTests {
  // The rules are those of actions/runner, ActionCommand.cs: `TrimStart` and `StartsWith("::")`, and `IndexOf("##[")`.
  @Test(
    "No log takes a text for a command",
    arguments: [
      ("::error::x", #"\u{3A}:error::x"#), (" \u{A0}::x", " \u{A0}\\u{3A}:x"), (":\u{200D}:x", "\\u{3A}\u{200D}:x"),
      ("a ##[error]x", #"a #\u{23}[error]x"#), ("##TeamCity[x]", #"#\u{23}TeamCity[x]"#),
      ("#\u{200C}#[x]", "#\u{200C}\\u{23}[x]"), ("##[\u{301}x]", "#\\u{23}[\u{301}x]"), ("###", "###"),
      ("## a", "## a"), ("###[x]", #"##\u{23}[x]"#),
      ("##vso[x]", #"#\u{23}vso[x]"#),
      ("a::b", "a::b"), (":x", ":x"), ("#1 #2", "#1 #2"), ("", ""), (":", ":"),
    ])
  func logCommands(_ text: String, _ shown: String) {
    #expect(LogCommands.disarmed(text) == shown)
  }

  @Test(
    "A string of JSON has what RFC 8259 demands, what is unsafe, and no command",
    arguments: [
      ("a\"\\\n\r\t", #""a\"\\\n\r\t""#), ("\u{1B}\u{2028}\u{202E}", #""\u001b\u2028\u202e""#),
      ("\u{E0041}", #""\udb40\udc41""#), ("##[error]", ##""#\u0023[error]""##), ("#0A60FF é", ##""#0A60FF é""##),
    ])
  func json(_ text: String, _ written: String) {
    #expect(JSONString.quoted(text, isUnsafe: TextControls.contain) == written)
  }

  // XML 1.0, 2.2 (characters), 2.4 (markup) and 3.3.3 (how an attribute's white space is read).
  @Test(
    "XML has no markup of a text's, and only characters that it can hold",
    arguments: [
      ("<b a=\"\">&]]>", "&lt;b a=\"\"&gt;&amp;]]&gt;", "&lt;b a=&quot;&quot;&gt;&amp;]]&gt;"),
      ("a\t\n\rb", "a\t\n&#xD;b", "a&#x9;&#xA;&#xD;b"),
      ("\0\u{1B}\u{9B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{202E}\u{2066}x\u{2029}", "x&#x2029;", "&#x202E;&#x2066;x&#x2029;"),
      ("C##[error]x", "C#&#x23;[error]x", "C#&#x23;[error]x"), ("#0A60FF #", "#0A60FF #", "#0A60FF #"),
    ])
  func xml(_ text: String, _ content: String, _ value: String) {
    #expect(XMLText.content(text) == content)
    #expect(XMLText.attribute("name", text) == " name=\"\(value)\"")
  }

  @Test(
    "A language that keeps its values has the second sign of a command by its number, and no other",
    arguments: [
      ("C##[error]x", "C#<23>[error]x"), ("##vso[a]##TeamCity[b]", "#<23>vso[a]#<23>TeamCity[b]"),
      ("#\u{200D}#[x]", "#\u{200D}<23>[x]"), ("## ::x", "## ::x"), ("a<b", "a&lt;b"),
    ])
  func literals(_ text: String, _ written: String) {
    #expect(Escapes.spelled(text, sign: "<23>") { $0 == "<" ? "&lt;" : nil } == written)
  }

  @Test(
    "What acts on a terminal is a code point; letters, spaces and joiners stay",
    arguments: [
      ("a\u{1B}[31m\u{9B}b\u{7F}", #"a\u{1B}[31m\u{9B}b\u{7F}"#),
      ("\u{2028}\u{202E}\u{FEFF}", #"\u{2028}\u{202E}\u{FEFF}"#),
      ("\u{3000}é👩‍👩‍👧\u{200C}", "\u{3000}é👩‍👩‍👧\u{200C}"),
    ])
  func controls(_ text: String, _ shown: String) {
    #expect(TextControls.escaped(text) == shown)
  }
}
