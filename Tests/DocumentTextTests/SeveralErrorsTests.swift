import DocumentText
import DynamicType
import Testing
import TypeSystem
import YAML

struct SeveralErrorsTests {
  @Test("Errors of all parts are told together, in the order of the text")
  func together() {
    #expect(
      Documents.errors(
        """
        platform: iso
        styles:
          boddy: { weight: 500 }
          body: { weight: hevy, size: -1 }
        body: 1
        colors: { a: red }
        families: { a: { family: 1 } }
        format: 2
        """) == [
          "no platform named 'iso' (1:11)", "no text style named 'boddy' (3:3)", "no weight named 'hevy' (4:19)",
          "'size' takes a number above 0 and up to 1000, not -1 (4:31)", "no key 'body' in a document (5:1)",
          "'red' is no colour in hexadecimal digits (6:14)", "'family' takes text, not the number 1 (7:26)",
          "documents of format 2 are not read, only those of format 1 (8:9)",
        ])
  }

  @Test("Duplicate keys and merge keys are told with the errors of what they leave")
  func withYAMLErrors() {
    #expect(
      Documents.errors("format: 1\nname: a\nname: b\nstyles: { <<: {}, body: { weight: hevy } }") == [
        "the key 'name' stands here again, first at 2:1 (3:1)", "merge keys ('<<') are not read (4:11)",
        "no weight named 'hevy' (4:35)",
      ])
  }

  @Test("Twenty errors are told, and how many more there are")
  func twenty() throws {
    let text = "format: 1\n" + (1...30).map { "key\($0): 1\n" }.joined()
    let reading = Documents.reading(text)
    #expect(reading.errors.count == 20)
    #expect(reading.omittedErrors == 10)
    #expect(reading.errors.first?.line == 2)
    #expect(reading.errors.last?.line == 21)
    let errors = #expect(throws: DocumentErrors.self) {
      try DocumentReader.document(Array(text.utf8), name: "museo.yaml")
    }
    let lines = errors?.description.split(separator: "\n") ?? []
    #expect(lines.count == 21)
    #expect(lines.first == "no key 'key1' in a document (museo.yaml:2:1)")
    #expect(lines.last == "and 10 more")
  }

  @Test("Twenty errors are twenty, and none more")
  func exactlyTwenty() {
    let reading = Documents.reading("format: 1\n" + (1...20).map { "key\($0): 1\n" }.joined())
    #expect(reading.errors.count == 20)
    #expect(reading.omittedErrors == 0)
  }

  @Test("What an alias repeats is told once")
  func aliases() {
    #expect(
      Documents.errors("styles: { body: { features: &f { smallcaps: true } }, title1: { features: *f } }") == [
        "no OpenType feature has the tag 'smallcaps' (1:34)"
      ])
  }

  @Test("An error in an inherited value is told once, where it stands")
  func inherited() {
    #expect(
      Documents.errors("defaults: { weight: hevy }\nstyles: { body: {}, title1: { extends: body } }") == [
        "no weight named 'hevy' (1:21)"
      ])
  }

  @Test("A misspelt key is told once, not as a missing one too")
  func misspeltRequiredKey() {
    #expect(
      Documents.errors("styles: { body: { size: { steps: { bas: 16 } } } }") == ["no key 'bas' in 'steps' (1:36)"])
    #expect(Documents.reading("fromat: 1\nname: format").errors.map(\.message) == ["no key 'fromat' in a document"])
    #expect(Documents.errors("families: { a: { famly: A } }") == ["no key 'famly' in a family (1:18)"])
  }

  @Test("A broken style doesn't break those that name it")
  func brokenStyle() {
    #expect(
      Documents.errors(
        "styles: { a: { size: huge }, b: { extends: a }, body: { extends: c } }\nroles: { button: { style: a } }")
        == ["'size' takes a number or a map, not the text 'huge' (1:22)", "no style of this document named 'c' (1:66)"])
  }

  @Test(
    "The name of a document without one is its file's",
    arguments: [
      ("museo.yaml", "museo"), ("a/b/My System.v2.yml", "My System.v2"), ("/x/plain", "plain"), ("-", "-"),
      (".hidden", ".hidden"), ("a/.yaml", ".yaml"),
    ])
  func fileNames(path: String, name: String) {
    #expect(DocumentReader.read(Array("format: 1".utf8), name: path).document?.name == name)
  }

  @Test("Platforms have every spelling that the library reads")
  func platforms() throws {
    for platform in Platform.allCases {
      #expect(try Documents.document("platform: \(platform.rawValue)").platform == platform)
      #expect(try Documents.document("platform: \(platform.displayName)").platform == platform)
    }
    #expect(try Documents.document("platform: iPadOS").platform == .ios)
  }

  @Test("Findings have every rule at every level")
  func findings() throws {
    let rules = DocumentWord.rule.words
    let levels = FindingLevel.allCases
    for level in levels {
      let text = "findings: { " + rules.map { "\($0): \(level.rawValue)" }.joined(separator: ", ") + " }"
      let document = try Documents.document(text)
      #expect(document.findings.keys == rules)
      #expect(document.findings.map(\.value) == rules.map { _ in level })
    }
  }

  @Test("Values in messages are cut and cannot hide anything")
  func hostileValues() {
    #expect(
      Documents.errors("platform: \"i\\u001B[31m\\u202Eos\"") == ["no platform named 'i\\u{1B}[31m\\u{202E}os' (1:11)"])
    let long = String(repeating: "x", count: 100)
    #expect(
      Documents.errors("platform: \(long)") == ["no platform named '\(String(repeating: "x", count: 60))…' (1:11)"])
  }
}
