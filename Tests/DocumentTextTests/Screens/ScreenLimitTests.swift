import DocumentText
import Testing
import TypeSystem
import YAML

struct ScreenLimitTests {
  private func chain(_ count: Int, times: Int = 1, last: String = "{ label: x }") -> String {
    let entries = (0..<count).map { index in
      "  s\(index): { view: [\(Array(repeating: "s\(index + 1)", count: times).joined(separator: ", "))] }\n"
    }
    return "screens:\n" + entries.joined() + "  s\(count): \(last)\n"
  }

  @Test("Entries that hold the next one twice are counted, and never written out")
  func doubling() {
    // 2^0 + … + 2^13 is 16,383: the entry 13 before the last is the first that is too large.
    #expect(
      Documents.errors(chain(40, times: 2)) == [
        "the screen has 16,383 nodes, and at most 10,000 are read (29:3)"
      ])
    #expect(Documents.errors(chain(12, times: 2)) == [])
  }

  @Test("A screen is at most 64 nodes deep, whichever way they are put together")
  func depth() throws {
    #expect(Documents.errors(chain(63)) == [])
    #expect(try Documents.document(chain(63)).screens.map(\.tree.depth) == [64])
    #expect(
      Documents.errors(chain(64)) == ["nodes lie 65 deep in each other, and at most 64 are read (2:3)"])
    #expect(
      Documents.errors(chain(10_000)) == ["nodes lie 65 deep in each other, and at most 64 are read (9938:3)"])
  }

  @Test("Nodes written 10,000 deep in each other are an error of the text, and no stack overflows")
  func written() {
    let text =
      "screens: { a: " + String(repeating: "{ view: [", count: 10_000) + String(repeating: "] }", count: 10_000) + " }"
    #expect(Documents.errors(text).map { $0.contains("64") } == [true])
  }

  @Test("A screen has at most 10,000 nodes")
  func count() throws {
    let labels = { (count: Int) in "screens: { a: { stack: [\(String(repeating: "{ label: x }, ", count: count))] } }" }
    #expect(try Documents.document(labels(9_999)).screens.map(\.tree.elements.count) == [10_000])
    #expect(Documents.errors(labels(10_000)) == ["the screen has 10,001 nodes, and at most 10,000 are read (1:12)"])
  }

  @Test("All screens together have at most 100,000 nodes, however few lines say them")
  func together() {
    let big = "  big: { stack: [\(String(repeating: "{ label: x }, ", count: 9_000))] }\n"
    let screens = { (count: Int) in "screens:\n" + big + (1...count).map { "  s\($0): { view: [big] }\n" }.joined() }
    #expect(Documents.errors(screens(11)) == [])
    #expect(
      Documents.errors(screens(12)) == [
        "the screens have 108,024 nodes together, and at most 100,000 are read (2:3)"
      ])
  }

  @Test("A text has at most 100,000 characters, and all screens together four million")
  func characters() throws {
    let label = { (count: Int) in "{ label: \(String(repeating: "x", count: count)) }" }
    #expect(try Documents.document("screens: { a: \(label(100_000)) }").screens[0].tree.root.text?.count == 100_000)
    #expect(
      Documents.errors("screens: { a: \(label(100_001)) }") == [
        "the text has 100,001 characters, and at most 100,000 are laid out (1:24)"
      ])
    let many = "screens:\n  a: { view: [\(String(repeating: "b, ", count: 42))] }\n  b: \(label(100_000))\n"
    #expect(
      Documents.errors(many) == ["the screens have 4,200,000 characters together, and at most 4,194,304 are read (2:3)"]
    )
  }
}
