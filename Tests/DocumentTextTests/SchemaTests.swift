import DocumentText
import Testing
import TypeSystem
import YAML

struct SchemaTests {
  /// Read once for all tests.
  private static let schema = YAMLReading(Documents.file("typesystem.schema.json"))

  private let validator: SchemaValidator

  init() throws {
    try #require(Self.schema.errors.isEmpty)
    validator = try SchemaValidator(root: #require(Self.schema.root))
  }

  private func definition(_ name: String) -> YAMLNode? { validator.root["$defs"]?[name] }

  private func texts(_ node: YAMLNode?) -> [String] { node?.items?.compactMap { $0.scalar?.text } ?? [] }

  private func schemaErrors(_ text: String) -> [String] {
    let text = text.contains("format") ? text : text + "\nformat: 1\n"
    guard let root = YAMLReading(Array(text.utf8)).root else { return ["no YAML"] }
    return validator.errors(root)
  }

  @Test("The schema has exactly the keys that the decoder has", arguments: DocumentMap.allCases)
  func keys(map: DocumentMap) throws {
    let schema = try #require(map == .document ? validator.root : definition(map.rawValue))
    #expect(schema["properties"]?.entries?.map(\.name).sorted() == map.keys.sorted())
    #expect(texts(schema["required"]).sorted() == map.requiredKeys.sorted())
    #expect(schema["additionalProperties"]?.scalar?.value == .bool(false))
    #expect(schema["type"]?.scalar?.text == "object")
  }

  @Test("The schema has exactly the words that the decoder has", arguments: DocumentWord.allCases)
  func words(word: DocumentWord) throws {
    let words = texts(definition(word.rawValue)?["enum"])
    if word == .platform {
      // The schema is ahead of the platforms that can be drawn.
      #expect(Set(words).isSuperset(of: word.words))
      #expect(words == ["ios", "ios9", "watchos", "tvos", "macos", "visionos"])
    } else {
      #expect(words == word.words)
    }
  }

  @Test("Every definition is explained and used, and every reference leads to one")
  func references() throws {
    let text = String(decoding: Documents.file("typesystem.schema.json"), as: UTF8.self)
    let definitions = try #require(validator.root["$defs"]?.entries)
    for entry in definitions {
      #expect(text.contains("\"#/$defs/\(entry.name)\""), "\(entry.name) is not used")
      #expect(entry.value["description"] != nil, "\(entry.name) is not explained")
    }
    for match in text.matches(of: /"#\/\$defs\/([A-Za-z]+)"/) {
      #expect(definitions.contains { $0.name == match.output.1 }, "\(match.output.1)")
    }
    for entry in validator.root["properties"]?.entries ?? [] {
      #expect(entry.value["description"] != nil || entry.value["$ref"] != nil, "\(entry.name) is not explained")
    }
    #expect(validator.root["$schema"]?.scalar?.text == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("The four documents and the embedded default are valid")
  func documents() {
    for name in Documents.names {
      #expect(schemaErrors(String(decoding: Documents.bytes(name), as: UTF8.self)) == [], "\(name)")
    }
    #expect(schemaErrors(EmbeddedDefault.text) == [])
  }

  @Test("Documents with all that one can say are valid", arguments: 1...20)
  func generated(seed: Int) {
    var maker = DocumentMaker(seed: UInt64(seed))
    #expect(schemaErrors(DocumentWriter.text(of: maker.document())) == [])
  }

  static let accepted = [
    "format: 1", "name: x", "platform: watchos\nwatchCase: 45mm", "languages: [en, zh-Hant]",
    "samples: { en: x, de: { body: y, \"*\": z } }",
    "fallback: system", "fallback: { weight: ultralight, size: same }", "colors: { a: \"#fff\", b: \"#12345678\" }",
    "families: { a: { family: A, boldText: heavier, cascade: [system], standIn: system } }",
    "families: { a: { faces: { 700 italic: A, 400: B } , boldText: { regular: 650 } } }",
    "families: { a: { naming: { base: A, separator: \"\", weights: { regular: \"\" }, italic: { suffix: It } } } }",
    "families: { a: { variable: { face: A, axes: { wdth: 80.5 } }, features: [smcp, 37/1] } }",
    "fonts: { sources: [{ directory: A, decrypt: { xor: { key: \"0x12AB\" } } }, { file: B, decrypt: { xor: { key: ab } } }] }",
    "fonts: { sources: [{ file: A, decrypt: { idpf: x } }, { installed: false }], onDuplicate: last }",
    "defaults: { weight: 400 }", "styles: { body: system, title: { weight: Semi-Bold } }",
    "styles: { body: { size: 17, at: { AX1: { size: 30 }, L: { weight: 1 } } } }",
    "styles: { body: { size: { metrics: {} } }, title1: { size: { system: {} } }, title2: { size: { fixed: 1 } } }",
    "styles: { body: { size: { steps: { base: 12, accessibility: false } } } }",
    "styles: { body: { size: { table: { large: 17 }, missing: nearest } } }",
    "styles: { body: { size: { multiply: { base: 16, by: { large: 1, AX1: { divide: 2 } }, otherwise: 3 } } } }",
    "styles: { body: { lineHeight: natural, letterSpacing: system, features: { smcp: true, ss01: 2, 37/1: false } } }",
    "styles: { body: { lineHeight: { points: 22 }, letterSpacing: { em: -0.1 }, axes: { GRAD: -20 } } }",
    "styles: { body: { case: none, color: \"#abc\", sample: x, slant: none, relativeTo: body } }",
    "roles: { button: { style: body, update: fixed, tint: { current: \"#abcd\" } }, label: system }",
    "undefinedStyles: error\nupdates: load\nfindings: { shrinks: off }",
    "screens: { a: { stack: [{ label: { name: l, text: x } }, b] }, b: { image: { width: 24.5, align: { to: l } } } }",
  ]

  @Test("What the decoder accepts, the schema accepts", arguments: accepted)
  func acceptedByBoth(text: String) {
    #expect(Documents.errors(text) == [])
    #expect(schemaErrors(text) == [])
  }

  /// What a schema can't see: names that stand for nothing, one thing said twice, and numbers beside each other.
  private static let unseen = [
    "no family named", "no text style", "is none of ios", "no style of this document", "in a circle", "as is the key",
    "no content size category", "no AAT feature", "the AAT feature", "'min' is", "the table has no size",
    "there is no factor", "no weight has the part", "no colour named", "doesn't say whose", "no weight and slant",
    "that could be 'system'", "'table' is empty", "has no watch cases", "no screen of this document", "has no font",
    "can't stand in", "nothing stands",
    "is a part of a screen", "beside each other", "stands beside it", "'current' counts",
  ]

  static let refused =
    DocumentErrorTests.top + DocumentErrorTests.styles + DocumentErrorTests.circles + DocumentErrorTests.features
    + FontErrorTests.sources + FontErrorTests.families + RoleTests.errors + ScreenErrorTests.all
    + SizeTests.errors.map { ErrorCase("styles: { body: { size: \($0.text) } }", $0.error) }

  @Test("What the decoder refuses, the schema refuses, where a schema can see it", arguments: refused)
  func refusedByBoth(example: ErrorCase) {
    let canSee = !Self.unseen.contains { example.error.contains($0) }
    let text = example.text.hasPrefix("name: x") ? "name: x # format" : example.text
    let errors = schemaErrors(text)
    #expect(!errors.contains { $0.contains("unknown") }, "\(errors)")
    #expect(errors.isEmpty == !canSee, "\(errors)")
  }

  @Test(
    "The schema refuses null, a list of lists, a map of lists and an infinite number, too",
    arguments: WrongTypeTests.keys)
  func wrongTypes(map: DocumentMap, key: String) {
    for value in ["null", "[[]]", "{ \"\": [] }", "1e999"] {
      #expect(schemaErrors(KeyTemplate.document(map, key, value)) != [], "\(map.rawValue).\(key): \(value)")
    }
  }
}
