import SpecimenCommand
import Testing

@Suite("Text from a process that a font may have taken over")
struct ChildTextTests {
  @Test(
    "Only line ends, tabs and colours that are wanted reach a terminal",
    arguments: [
      ("plain\ttext\n", "plain\ttext\n", "plain\ttext\n"),
      ("\u{1B}[1;31merror:\u{1B}[0m a\n", "\u{1B}[1;31merror:\u{1B}[0m a\n", "\\u{1B}[1;31merror:\\u{1B}[0m a\n"),
      ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}", "\\u{1B}]0;title\\u{7}"),
      ("\u{1B}[2J\u{1B}[1A", "\\u{1B}[2J\\u{1B}[1A", "\\u{1B}[2J\\u{1B}[1A"),
      ("\u{1B}[0;0;0;0;0;0;0;0;0m", "\\u{1B}[0;0;0;0;0;0;0;0;0m", "\\u{1B}[0;0;0;0;0;0;0;0;0m"),
      ("a\rb\u{202E}c\u{9B}2J", "a\\u{D}b\\u{202E}c\\u{9B}2J", "a\\u{D}b\\u{202E}c\\u{9B}2J"),
      ("\u{1B}", "\\u{1B}", "\\u{1B}"), ("\u{1B}[", "\\u{1B}[", "\\u{1B}["), ("", "", ""),
      ("a\n::error::x\n", "a\n\\u{3A}:error::x\n", "a\n\\u{3A}:error::x\n"),
      ("C##[error]x\n", "C#\\u{23}[error]x\n", "C#\\u{23}[error]x\n"), ("##\n", "##\n", "##\n"),
    ])
  func safe(_ text: String, _ coloured: String, _ plain: String) {
    #expect(String(decoding: ChildText.safe(Array(text.utf8), keepsColours: true), as: UTF8.self) == coloured)
    #expect(String(decoding: ChildText.safe(Array(text.utf8), keepsColours: false), as: UTF8.self) == plain)
  }

  @Test("Bytes that are no UTF-8 come out as U+FFFD")
  func malformed() {
    #expect(ChildText.safe([0x61, 0xFF, 0x62], keepsColours: true) == Array("a\u{FFFD}b".utf8))
  }
}
