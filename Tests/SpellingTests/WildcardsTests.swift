import Spelling
import Testing

@Suite("Wildcards")
struct WildcardsTests {
  @Test(
    "A star stands for any characters, a question mark for one",
    arguments: [
      ("*", "", true), ("*", "Inter.ttf", true), ("*.ttf", "Inter.ttf", true), ("*.ttf", "Inter.otf", false),
      ("?", "", false), ("?", "a", true), ("?", "ab", false), ("a?c", "abc", true), ("a*b*c", "axbxbxc", true),
      ("a*b*c", "axbxbx", false), ("", "", true), ("", "a", false), ("**a**", "a", true), ("é?", "éa", true),
    ])
  func matches(pattern: String, text: String, fits: Bool) {
    #expect(Wildcards.matches(pattern, text) == fits)
  }

  @Test("Case matters")
  func caseMatters() {
    #expect(!Wildcards.matches("*.TTF", "Inter.ttf"))
  }

  @Test("A pattern of many stars ends soon on text that it doesn't fit")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Wildcards.matches(pattern, String(repeating: "a", count: 2000)))
  }
}
