import Languages
import Testing

@Suite("What a font must have, worked out from an exemplar set")
struct ExemplarCharactersTests {
  private func main(_ exemplars: [String], language: String = "") -> [[UInt32]] {
    ExemplarCharacters(exemplars, language: language).main.map { $0.unicodeScalars.map(\.value) }
  }

  @Test(
    "A small letter brings its capital, where that is one character",
    arguments: [
      ("a", [[0x41], [0x61]]), ("ß", [[0xDF]]), ("ŉ", [[0x149]]), ("ა", [[0x10D0]]), ("ǆ", [[0x1C5], [0x1C6]]),
      ("ŋ", [[0x14A], [0x14B]]), ("1", [[0x31]]), ("ไ", [[0xE44]]),
    ] as [(String, [[UInt32]])])
  func capitals(_ letter: String, _ expected: [[UInt32]]) { #expect(main([letter]) == expected) }

  @Test(
    "The capital of i keeps its dot in Turkish and Azerbaijani alone",
    arguments: [("tr", 0x130), ("az", 0x130), ("en", 0x49)])
  func dotted(_ language: String, _ capital: UInt32) {
    #expect(Set(main(["i"], language: language)) == [[0x69], [capital]])
  }

  @Test("A string is asked for as its characters, a mark with the character below it")
  func strings() {
    #expect(main(["ch"]) == [[0x43], [0x63], [0x48], [0x68]].sorted { $0[0] < $1[0] })
    #expect(main(["ɔ\u{301}"]) == [[0x186, 0x301], [0x254, 0x301]])
    #expect(main(["ŋg\u{304}"]).contains([0x67, 0x304]))
  }

  @Test("A sequence whose characters are all asked for is left out")
  func known() {
    #expect(main(["\u{995}", "\u{9BC}", "\u{995}\u{9BC}"]) == [[0x995], [0x9BC]])
  }

  @Test("Nothing comes to nothing, and a mark alone is itself")
  func empty() {
    #expect(main([]).isEmpty)
    #expect(main(["", "\u{301}"]) == [[0x301]])
  }
}
