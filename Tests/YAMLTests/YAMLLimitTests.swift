import Testing
import YAML

struct YAMLLimitTests {
  @Test("A file of 50 MB is refused before it is read, and the limit is named")
  func bytes() {
    let reading = YAMLReading([UInt8](repeating: 0x20, count: 50 << 20))
    #expect(
      Outline.errors(reading) == ["the document has 50M, and at most 4M are read (1:1)"])
    #expect(
      reading.errors.first?.hint
        == "is this the right file? A type system takes a few kilobytes; --limit document-bytes=N reads more")
  }

  @Test("A text of as many bytes as are allowed is read, and one more is not")
  func bytesAtTheLimit() {
    #expect(Outline.errors("a: 1", limits: YAMLLimits(bytes: 4)).isEmpty)
    #expect(
      Outline.errors("a: 12", limits: YAMLLimits(bytes: 4)) == [
        "the document has 5 bytes, and at most 4 bytes are read (1:1)"
      ])
  }

  @Test("Lists in lists are refused beyond the allowed depth")
  func depth() {
    let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(Outline.errors(nested(64)).isEmpty)
    #expect(Outline.errors(nested(65)) == ["lists and maps stand more than 64 deep in each other (1:65)"])
    #expect(
      Outline.errors(String(repeating: "[", count: 100_000)) == [
        "lists and maps stand more than 64 deep in each other (1:65)"
      ])
    #expect(
      Outline.errors(String(repeating: "{a: ", count: 10_000)) == [
        "lists and maps stand more than 64 deep in each other (1:257)"
      ])
  }

  @Test("Depth counts what aliases bring")
  func depthThroughAliases() {
    let text = "a: &a [[[]]]\nb: [[*a]]\n"
    #expect(Outline.errors(text, limits: YAMLLimits(depth: 6)).isEmpty)
    #expect(
      Outline.errors(text, limits: YAMLLimits(depth: 5)) == [
        "lists and maps stand more than 5 deep in each other (2:6)"
      ])
  }

  @Test("Values are counted, keys too")
  func nodes() {
    #expect(Outline.errors("[1, 2, 3]", limits: YAMLLimits(nodes: 4)).isEmpty)
    #expect(
      Outline.errors("[1, 2, 3]", limits: YAMLLimits(nodes: 3)) == ["the document has more than 3 values (1:8)"])
    #expect(
      Outline.errors("{a: 1, b: 2}", limits: YAMLLimits(nodes: 4)) == ["the document has more than 4 values (1:11)"])
  }

  @Test("A billion laughs are stopped where they begin")
  func billionLaughs() {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1..<20 {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }
    #expect(
      Outline.errors(text) == [
        "with the alias '*a4' written out, the document has more than 100,000 values (6:10)"
      ])
    #expect(
      YAMLReading(Array(text.utf8)).errors.first?.hint == "use fewer aliases; --limit document-nodes=N reads more")
  }

  @Test("Aliases are counted, whatever they stand for")
  func aliases() {
    let text = "a: &a 1\nb: [*a, *a, *a]\n"
    #expect(Outline.errors(text, limits: YAMLLimits(aliases: 3)).isEmpty)
    #expect(
      Outline.errors(text, limits: YAMLLimits(aliases: 2)) == ["the document has more than 2 aliases (2:13)"])
    #expect(
      YAMLReading(Array(text.utf8), limits: YAMLLimits(aliases: 2)).errors.first?.hint
        == "use fewer aliases; --limit document-aliases=N reads more")
  }

  @Test("Bytes are counted with what aliases stand for: ten thousand of a long text are not read")
  func bytesThroughAliases() {
    let text = "a: &a 12345\nb: [*a, *a]\n"
    #expect(Outline.errors(text, limits: YAMLLimits(bytes: text.utf8.count + 10)).isEmpty)
    #expect(
      Outline.errors(text, limits: YAMLLimits(bytes: text.utf8.count + 9)) == [
        "with the alias '*a' written out, the document has more than \(text.utf8.count + 9) bytes (2:9)"
      ])
    let nested = "a: &a [12, [345]]\nb: *a\n"
    #expect(Outline.errors(nested, limits: YAMLLimits(bytes: nested.utf8.count + 5)).isEmpty)
    #expect(Outline.errors(nested, limits: YAMLLimits(bytes: nested.utf8.count + 4)).count == 1)
  }

  @Test("Ten thousand duplicate keys are told a hundred times")
  func duplicates() {
    let text = String(repeating: "a: 1\n", count: 10_000)
    #expect(YAMLReading(Array(text.utf8)).errors.count == 100)
  }
}
