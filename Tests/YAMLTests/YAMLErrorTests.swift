import Testing
import YAML

struct YAMLErrorTests {
  /// A text, what is wrong with it and where, and what to do.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var error: String
    var hint: String?
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ error: String, _ hint: String? = nil) {
      (self.text, self.error, self.hint) = (text, error, hint)
    }
  }

  static let grammar: [Case] = [
    Case("a: @x\n", "'@' can't begin a value (1:4)", "put the text in quotes"),
    Case("a: %x\n", "'%' can't begin a value (1:4)", "put the text in quotes"),
    Case("a: `x\n", "'`' can't begin a value (1:4)", "put the text in quotes"),
    Case(
      "a: b: c\n", "':' stands where no key can end (1:5)",
      "text with ': ' in it needs quotes, and a map under a key begins on a line of its own"),
    Case(
      "format: 1\nname\nx: 1\n", "this line has no ':' after its key (2:1)",
      "write 'key: value', and indent the lines of longer text"),
    Case(
      "a:\n  b: 1\n c: 2\n", "'c' stands where a key should begin (3:2)",
      "the keys of one map begin in one column; this map begins at 1:1"),
    Case("a: \"bc\nd: 1\n", "the quoted text that begins here has no closing quote (1:4)", "close the quotes"),
    Case("a: 'bc\n", "the quoted text that begins here has no closing quote (1:4)", "close the quotes"),
    Case("a: [1, 2\nb: 1\n", "a ']' is missing before 'b' (2:1)", "the list begins at 1:4"),
    Case("a: {b: 1\nc: 2\n", "a '}' is missing before 'c' (2:1)", "the map begins at 1:4"),
    Case("a:\n  b: { c: {}\n  d: {}\n", "a '}' is missing before 'd' (3:3)", "the map begins at 2:6"),
    Case("a:\n  b: { c: 1\nd: 2\n", "a '}' is missing before 'd' (3:1)", "the map begins at 2:6"),
    Case(
      "a: { color: #fff, b: 1 }\nc: 2\n", "a '}' is missing before 'c' (2:1)",
      "the map begins at 1:4; '#' after a space begins a comment, so a colour needs quotes"),
    Case("a: {b: 1", "a '}' is missing at the end of the text (2:1)", "the map begins at 1:4"),
    Case("a: [{b: 1]\n", "a '}' is missing before ']' (1:10)", "the map begins at 1:5"),
    Case("a: {b: [1}\n", "a ']' is missing before '}' (1:10)", "the list begins at 1:8"),
    Case(
      "a: {b: [1] c: 2}\n", "'c' stands where ',' or '}' should (1:12)",
      "a ',' or a '}' is missing before it; the map begins at 1:4"),
    Case(
      "a: {\n  b: [1]\n  c: 2 }\n", "'c' stands where ',' or '}' should (3:3)",
      "a ',' or a '}' is missing before it; the map begins at 1:4"),
    Case(
      "{\n\"b\": [1]\n\"c\": 2\n}\n", "'\"' stands where ',' or '}' should (3:1)",
      "a ',' or a '}' is missing before it; the map begins at 1:1"),
    Case("a: { b: 17 }}\nc: 1\n", "there is one '}' too many (1:13)", "remove it, or open it before"),
    Case("a: [17]]\n", "there is one ']' too many (1:8)", "remove it, or open it before"),
    Case("- { b: 17 }}\n", "there is one '}' too many (1:12)", "remove it, or open it before"),
    Case("{ b: 17 }}\n", "there is one '}' too many (1:10)", "remove it, or open it before"),
    Case(
      "a: { b: 17 },\nc: 1\n", "',' stands where a key should begin (1:13)",
      "keys on lines of their own have no ',' between them"),
    Case(
      "- { b: 17 },\n- c\n", "',' stands where the next '-' of the list should (1:12)",
      "items on lines of their own have no ',' between them"),
    Case("a: 1\nb:17\n", "this line has no ':' after its key (2:1)", "put a space after ':', as in 'key: value'"),
    Case(
      "a: \"12:30\"\nb: c: d\n", "':' stands where no key can end (2:5)",
      "text with ': ' in it needs quotes, and a map under a key begins on a line of its own"),
    Case(
      "a: x\nhttp://b\nc: 1\n", "this line has no ':' after its key (2:1)",
      "write 'key: value', and indent the lines of longer text"),
    Case("a:17\nb: 1\n", "':' stands where no key can end (2:2)", "put a space after ':', as in 'key: value'"),
    Case("a: \"\\q\"\n", "'q' after '\\' is no escape (1:5)", "write '\\\\' for a backslash, or use single quotes"),
    Case("a: \"\\u12\"\n", "an escape has too few hexadecimal digits (1:7)"),
    Case("a: - 1\n", "'-' stands where no list item can begin (1:4)", "a list under a key begins on a line of its own"),
    Case(
      "a:\n  - 1\n  b: 2\n", "'b' stands where the next '-' of the list should (3:3)",
      "the items of one list begin in one column; this list begins at 2:3"),
    Case("a: *\n", "the end of the line can't stand in an alias's name (1:5)"),
    Case("a: &\n", "the end of the line can't stand in an anchor's name (1:5)"),
    Case("{a: 1}\nb: 2\n", "'b' stands after the document's end (2:1)"),
    Case("a: \"x\n---\ny\"\n", "a document ends inside quoted text (2:1)"),
    Case("%YAML 3.0\n---\na: 1\n", "the document can't be read as YAML: found incompatible YAML document (1:1)"),
  ]

  static let tabs: [Case] = [
    Case("a:\n\tb: 1\n", "a tab indents this line, and only spaces can (2:1)", "indent with spaces"),
    Case("a:\n  b: 1\n\tc: 2\n", "a tab indents this line, and only spaces can (3:1)", "indent with spaces"),
    Case("a:\n  b: 1\n  \tc: 2\n", "a tab indents this line, and only spaces can (3:3)", "indent with spaces"),
    Case("a: |\n\tx\n", "a tab indents this line, and only spaces can (2:1)", "indent with spaces"),
    Case("a: x\n  y\n\tz: 1\n", "a tab indents this line, and only spaces can (3:1)", "indent with spaces"),
  ]

  static let rules: [Case] = [
    Case("a: 1\nb: 2\na: 3\n", "the key 'a' stands here again, first at 1:1 (3:1)", "remove one of the two"),
    Case("{a: 1, \"a\": 3}", "the key 'a' stands here again, first at 1:2 (1:8)", "remove one of the two"),
    Case(
      "x: &x {a: 1}\ny:\n  <<: *x\n  b: 2\n", "merge keys ('<<') are not read (3:3)",
      "in a style, say 'extends'; elsewhere, take the whole value by an alias"),
    Case("a: *b\n", "no anchor '&b' stands before its alias (1:4)", "there is no anchor before it"),
    Case("a: &c 1\nb: *d\n", "no anchor '&d' stands before its alias (2:4)", "there are '&c'"),
    Case("a: &a [1, *a]\n", "the alias '*a' stands in the value of its own anchor (1:11)", "a value can't hold itself"),
    Case(
      "a: 1\n---\nb: 2\n", "a second document begins here (2:1)",
      "keep one document in a file, without '---' between its parts"),
    Case(
      "? {a: 1}\n: 2\nb: 3\n", "a key is a single word or number, not a list or a map (1:3)",
      "text with '{' or '[' in it needs quotes"),
    Case(
      "a: !!binary xx\n", "the tag '!!binary' is not read (1:4)",
      "leave it out, or use one of !!str, !!int, !!float, !!bool, !!null, !!map, !!seq"),
    Case(
      "a: !foo { b: 1 }\n", "the tag '!foo' is not read (1:4)",
      "leave it out, or use one of !!str, !!int, !!float, !!bool, !!null, !!map, !!seq"),
    Case("a: !!int x\n", "the tag '!!int' stands before 'x' (1:4)", "leave the tag out"),
    Case("a: !!map [1]\n", "the tag '!!map' stands before a list (1:4)", "leave the tag out"),
  ]

  static let empties: [Case] = [
    Case("", "the document is empty (1:1)", "a document begins with 'format: 1'"),
    Case("\n \n", "the document is empty (1:1)", "a document begins with 'format: 1'"),
    Case("---\n", "the document is empty (1:1)", "a document begins with 'format: 1'"),
    Case("# format: 1\n", "the document holds nothing but comments (1:1)", "a document begins with 'format: 1'"),
  ]

  @Test("Each error says what stands where, and what to do", arguments: grammar + tabs + rules + empties)
  func wording(example: Case) {
    let errors = YAMLReading(Array(example.text.utf8)).errors
    #expect(errors.map { "\($0.description) (\($0.place))" } == [example.error])
    #expect(errors.first?.hint == example.hint)
  }

  @Test("A tab is welcome where it doesn't indent")
  func harmlessTabs() {
    #expect(Outline.of("a:\t1\t# x\n") == "{a@1:1: 1@1:4}@1:1")
    #expect(Outline.of("a: {\n\tb: 1 }\n") == "{a@1:1: {b@2:2: 1@2:5}@1:4}@1:1")
  }

  @Test("Reading goes on after an error that leaves the tree whole")
  func several() {
    let reading = YAMLReading(Array("a: 1\na: 2\n<<: {}\nb: !x 3\n[c]: 4\nd: 5\n".utf8))
    #expect(
      Outline.errors(reading) == [
        "the key 'a' stands here again, first at 1:1 (2:1)", "merge keys ('<<') are not read (3:1)",
        "the tag '!x' is not read (4:4)", "a key is a single word or number, not a list or a map (5:1)",
      ])
    #expect(reading.root?.entries?.map(\.name) == ["a", "b", "d"])
    #expect(reading.root?["a"]?.scalar?.text == "1")
  }

  @Test("Errors before broken grammar are told with it")
  func errorsBeforeBrokenGrammar() {
    #expect(
      Outline.errors("a: 1\na: 2\nb: @\n") == [
        "the key 'a' stands here again, first at 1:1 (2:1)", "'@' can't begin a value (3:4)",
      ])
  }

  @Test("The throwing reader throws the first error")
  func throwing() throws {
    #expect(throws: YAMLError(.mergeKey, at: YAMLPlace(line: 1, column: 1))) {
      try YAMLNode(parsing: Array("<<: {}\n".utf8))
    }
    #expect(try YAMLNode(parsing: Array("[1]".utf8)).items?.count == 1)
  }

  @Test("Names in messages are cut and cannot hide anything")
  func hostileNames() {
    let long = String(repeating: "x", count: 100)
    #expect(
      Outline.errors("{\(long): 1, \(long): 2}") == [
        "the key '\(String(repeating: "x", count: 60))…' stands here again, first at 1:2 (1:107)"
      ])
    #expect(
      Outline.errors("{\"a\\e\u{202E}b\": 1, \"a\\e\u{202E}b\": 2}") == [
        "the key 'a\\u{1B}\\u{202E}b' stands here again, first at 1:2 (1:14)"
      ])
  }
}

struct YAMLBytesTests {
  private func errors(_ bytes: [UInt8]) -> [String] { Outline.errors(YAMLReading(bytes)) }

  @Test("A byte that is not UTF-8 is told with its offset and place")
  func malformed() {
    let text = Array("a: é\nb: ".utf8)
    let error = "is not UTF-8 (2:4)"
    #expect(errors(text + [0xFF, 0x0A]) == ["the byte 0xFF at offset 9 \(error)"])
    #expect(errors(text + [0xC3]) == ["the byte 0xC3 at offset 9 \(error)"])
    #expect(errors(text + [0xC3, 0x28]) == ["the byte 0xC3 at offset 9 \(error)"])
    #expect(errors(text + [0xC0, 0x80]) == ["the byte 0xC0 at offset 9 \(error)"])
    #expect(errors(text + [0xE0, 0x80, 0x80]) == ["the byte 0xE0 at offset 9 \(error)"])
    #expect(errors(text + [0xED, 0xA0, 0x80]) == ["the byte 0xED at offset 9 \(error)"])
    #expect(errors(text + [0xF5, 0x80, 0x80, 0x80]) == ["the byte 0xF5 at offset 9 \(error)"])
    #expect(errors(text + [0x80]) == ["the byte 0x80 at offset 9 \(error)"])
    #expect(YAMLReading([0xFF]).errors.first?.hint == "save the file as UTF-8")
  }

  @Test("A file with a zero byte is no text")
  func binary() {
    #expect(errors([0x61, 0x0A, 0, 0x62]) == ["the file is no text: the byte at offset 2 is zero (1:1)"])
    let font: [UInt8] = [0, 1, 0, 0, 0, 12]
    #expect(errors(font) == ["the file is no text: the byte at offset 0 is zero (1:1)"])
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    #expect(errors(picture) == ["the file is no text: the byte at offset 8 is zero (1:1)"])
    #expect(YAMLReading(picture).errors.first?.hint == "a document is YAML or JSON, in UTF-8")
  }

  @Test("A control character is named")
  func controlCharacters() {
    #expect(errors([0x61, 0x3A, 0x20, 7]) == ["the control character U+0007 can't stand in a document (1:4)"])
    #expect(errors(Array("a: \u{7F}".utf8)) == ["the control character U+007F can't stand in a document (1:4)"])
    #expect(errors(Array("a: \u{9B}".utf8)) == ["the control character U+009B can't stand in a document (1:4)"])
    #expect(YAMLReading([0x1B]).errors.first?.hint == "in double quotes it is written \\u001B")
  }

  @Test("UTF-16 and UTF-32 are named, with a mark and without")
  func wideEncodings() {
    #expect(errors([0xFF, 0xFE, 0x61, 0]) == ["the document is in UTF-16, not in UTF-8 (1:1)"])
    #expect(errors([0xFE, 0xFF, 0, 0x61]) == ["the document is in UTF-16, not in UTF-8 (1:1)"])
    #expect(errors([0x66, 0, 0x6F, 0]) == ["the document is in UTF-16, not in UTF-8 (1:1)"])
    #expect(errors([0, 0x66, 0, 0x6F]) == ["the document is in UTF-16, not in UTF-8 (1:1)"])
    #expect(errors([0xFF, 0xFE, 0, 0]) == ["the document is in UTF-32, not in UTF-8 (1:1)"])
  }

  @Test("A byte order mark inside a text is a character that can't stand there")
  func strayMark() {
    #expect(Outline.errors("a: \u{FEFF}x") == ["the control character U+FEFF can't stand in a document (1:4)"])
  }
}
