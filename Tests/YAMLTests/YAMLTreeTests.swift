import Testing
import YAML

struct YAMLTreeTests {
  @Test("Every key and value knows its line and column")
  func places() {
    #expect(
      Outline.of("a: 1\nb:\n  - x\n  - { c: 'y', d: [] }\n")
        == "{a@1:1: 1@1:4, b@2:1: [x@3:5 {c@4:7: 'y'@4:10, d@4:15: []@4:18}@4:5]@3:3}@1:1")
  }

  @Test("Columns count characters, not bytes")
  func columnsAreCharacters() {
    #expect(Outline.of("{ ä𝄞: é, x: 1 }") == "{ä𝄞@1:3: é@1:7, x@1:10: 1@1:13}@1:1")
  }

  @Test("A byte order mark is neither text nor a column")
  func byteOrderMark() {
    #expect(Outline.of("\u{FEFF}a: 1\n") == "{a@1:1: 1@1:4}@1:1")
  }

  @Test("Lines may end with CR LF, or with CR")
  func lineEnds() {
    #expect(Outline.of("a: 1\r\nb:\r\n  - 2\r\n") == "{a@1:1: 1@1:4, b@2:1: [2@3:5]@3:3}@1:1")
    #expect(Outline.of("a: 1\rb: 2\r") == "{a@1:1: 1@1:4, b@2:1: 2@2:4}@1:1")
  }

  @Test("Mappings keep the order of their lines")
  func order() {
    let node = YAMLReading(Array("z: 1\na: 2\nm: 3\n".utf8)).root
    #expect(node?.entries?.map(\.name) == ["z", "a", "m"])
    #expect(node?["a"]?.scalar?.value == .integer(2))
    #expect(node?["b"] == nil)
  }

  @Test("An alias has the value of its anchor, and the place where it stands itself")
  func aliases() {
    #expect(
      Outline.of("a: &x [1, 2]\nb: *x\nc: { d: *x }\n")
        == "{a@1:1: [1@1:8 2@1:11]@1:4, b@2:1: [1@1:8 2@1:11]@2:4, c@3:1: {d@3:6: [1@1:8 2@1:11]@3:9}@3:4}@1:1")
  }

  @Test("An anchor that is set again has its newer value from there on")
  func anchorsAgain() {
    #expect(Outline.of("[&x 1, *x, &x 2, *x]") == "[1@1:2 1@1:8 2@1:12 2@1:18]@1:1")
  }

  @Test("A key can be an alias")
  func aliasAsKey() {
    #expect(Outline.of("a: &x name\n*x : 1\n") == "{a@1:1: name@1:4, name@2:1: 1@2:6}@1:1")
  }

  @Test("Literal and folded blocks are text")
  func blocks() {
    #expect(Outline.of("a: |\n  1\n  2\nb: >\n  x\n  y\n") == "{a@1:1: '1\n2\n'@1:4, b@4:1: 'x y\n'@4:4}@1:1")
  }

  @Test("A document may begin with '---' and a version")
  func documentStart() {
    #expect(Outline.of("%YAML 1.2\n---\na: 1\n...\n") == "{a@3:1: 1@3:4}@3:1")
  }

  @Test("A root that is no map is a root all the same")
  func scalarRoot() {
    #expect(Outline.of("hello") == "hello@1:1")
    #expect(Outline.of("null") == "null@1:1")
  }
}

struct JSONTests {
  @Test("JSON is YAML, with the same places")
  func json() {
    #expect(
      Outline.of("{\"a\": [1, -2.5e3, true, null],\n \"b\": {\"c\": \"x\\ty\\/\\\"\"}}")
        == "{'a'@1:2: [1@1:8 -2.5e3@1:11 true@1:19 null@1:25]@1:7, 'b'@2:2: {'c'@2:8: 'x\ty/\"'@2:13}@2:7}@1:1")
  }

  @Test("A map may be on one line without spaces after its colons")
  func compact() {
    #expect(Outline.of("{\"a\":1,\"b\":[{}]}") == "{'a'@1:2: 1@1:6, 'b'@1:8: [{}@1:13]@1:12}@1:1")
  }

  @Test("An escape is its character")
  func escapes() {
    #expect(Outline.of("{\"a\": \"\\u00e9\\u4E2D\"}") == "{'a'@1:2: 'é中'@1:7}@1:1")
  }

  @Test(
    "Two escapes of a surrogate pair are one character, and columns stay",
    arguments: ["\\ud83d\\ude00", "\\uD83D\\uDE00"])
  func surrogatePairs(pair: String) {
    #expect(Outline.of("{\"a\": \"x\(pair)\(pair)y\", \"b\": 1}") == "{'a'@1:2: 'x😀😀y'@1:7, 'b'@1:37: 1@1:42}@1:1")
  }

  @Test("Outside of double quotes an escape is text")
  func escapesOutsideOfQuotes() {
    #expect(
      Outline.of("a: \\ud83d\\ude00\nb: '\\ud83d\\ude00'\nc: \"\\ud83d\\ude00\"\n")
        == "{a@1:1: \\ud83d\\ude00@1:4, b@2:1: '\\ud83d\\ude00'@2:4, c@3:1: '😀'@3:4}@1:1")
  }

  @Test("A backslash that is escaped begins no escape")
  func escapedBackslash() {
    #expect(Outline.of("{\"a\": \"\\\\ud83d\"}") == "{'a'@1:2: '\\ud83d'@1:7}@1:1")
    #expect(Outline.of("[\"\\\\\\ud83d\\ude00\"]") == "['\\😀'@1:2]@1:1")
  }

  @Test("A backslash that is escaped begins no pair either")
  func escapedBackslashBeforePair() {
    // A backslash, the letters ud83d, and half of a pair.
    #expect(Outline.errors("[\"\\\\ud83d\\ude00\"]") == ["the escape stands for no character (1:12)"])
  }

  @Test("Half of a pair stands for no character")
  func lonelySurrogates() {
    #expect(Outline.errors("{\"a\": \"\\ud83d\"}") == ["the escape stands for no character (1:10)"])
    #expect(Outline.errors("{\"a\": \"\\ud83dx\\ude00\"}") == ["the escape stands for no character (1:10)"])
  }

  @Test("A text that holds the character that hides backslashes keeps it")
  func markerInText() {
    let text = "[\"\u{F0000}\\ud83d\\ude00\", \u{F0000}]"
    #expect(Outline.of(text) == "['\u{F0000}😀'@1:2 \u{F0000}@1:19]@1:1")
  }
}
