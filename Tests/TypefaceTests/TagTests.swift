import Testing
import Typeface

@Suite("Four-character tags")
struct TagTests {
  @Test("One to four printable characters make a tag, padded with spaces")
  func padding() {
    let text = "ab"
    let tag = Tag(text)
    #expect(tag?.rawValue == 0x6162_2020)
    #expect(tag?.description == "ab")
    #expect(tag == Tag(rawValue: 0x6162_2020))
  }

  @Test("Anything else makes none", arguments: ["", "abcde", "é", " abc", "a\u{0}", "a\nb"])
  func refused(_ text: String) {
    #expect(Tag(text) == nil)
  }

  @Test("Tags sort as font tables sort them")
  func order() {
    let tags: [Tag] = ["wght", "OS/2", "kern", "CFF "]
    #expect(tags.sorted().map(\.description) == ["CFF", "OS/2", "kern", "wght"])
  }

  @Test("Bytes that cannot be shown, from a font, show as question marks")
  func hostile() {
    #expect(Tag(rawValue: 0x00FF_4120).description == "??A")
    #expect(Tag(rawValue: 0x2020_2020).description == "")
  }

  @Test("A tag in source code that is no tag stops the program")
  func literal() async {
    await #expect(processExitsWith: .failure) {
      _ = "too long" as Tag
    }
  }
}
