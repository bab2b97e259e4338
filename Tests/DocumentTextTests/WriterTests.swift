import DocumentText
import DynamicType
import Testing
import TypeSystem
import Typeface
import YAML

struct WriterTests {
  /// What a document's text reads back as, or what is wrong with it.
  private func readBack(_ document: TypeSystemDocument, isCommented: Bool = false) -> DocumentReading {
    let text = DocumentWriter.text(of: document, heading: ["A heading"], isCommented: isCommented)
    return DocumentReader.read(Array(text.utf8), name: "written.yaml")
  }

  private func expectSame(_ document: TypeSystemDocument, _ note: String = "") {
    for isCommented in [false, true] {
      let reading = readBack(document, isCommented: isCommented)
      #expect(reading.errors.map(\.message) == [], "\(note)")
      #expect(reading.document == DocumentWriter.writable(document), "\(note)")
    }
  }

  @Test("The four documents read back equal", arguments: Documents.names)
  func four(name: String) throws {
    let document = try #require(Documents.read(name).document)
    #expect(DocumentWriter.writable(document) == document)
    expectSame(document)
  }

  @Test("Writing twice gives the same text", arguments: Documents.names)
  func stable(name: String) throws {
    let document = try #require(Documents.read(name).document)
    let text = DocumentWriter.text(of: document)
    let again = try #require(DocumentReader.read(Array(text.utf8), name: "x").document)
    #expect(DocumentWriter.text(of: again) == text)
  }

  @Test("A document looks as if someone had written it")
  func looks() throws {
    let document = try #require(Documents.read("swash").document)
    let lines = DocumentWriter.text(of: document, heading: ["From Swash", "by hand"]).split(separator: "\n")
    #expect(
      lines.prefix(9).joined(separator: "\n") == """
        # From Swash
        # by hand
        format: 1
        name: Swash
        platform: ios
        fonts:
          sources: [{ installed: true }]
          onMissingFace: error
        families:
        """)
    #expect(
      lines.suffix(6).joined(separator: "\n") == """
        styles:
          headline: { family: papyrus, weight: light, size: 17 }
          title1: { family: gillSans, weight: bold, size: { metrics: { default: 28, max: 38 } } }
          body: { family: gillSans, weight: light, size: { metrics: { max: 32 } } }
          caption1: { family: system, weight: heavy, size: { system: { max: 30 } } }
          footnote: { family: gillSans, slant: italic, size: { system: { max: 30 } } }
        """)
  }

  @Test("A watch's case is written and read")
  func watchCase() {
    expectSame(TypeSystemDocument(name: "x", platform: .watchos, watchCase: .mm45, styles: [.apple(.body): .system]))
  }

  @Test("Comments explain each part, and change nothing")
  func comments() throws {
    let document = try #require(Documents.read("museo").document)
    let text = DocumentWriter.text(of: document, isCommented: true)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for key in ["platform", "fonts", "families", "styles", "roles", "updates", "colors"] {
      let index = try #require(lines.firstIndex { $0.hasPrefix("\(key):") })
      #expect(lines[index - 1].hasPrefix("# "), "\(key)")
    }
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test("A text with a command to a log's reader reads back as itself, and none is written")
  func logCommands() {
    let name = "C##[error]x"
    let document = TypeSystemDocument(name: name, styles: [.custom(name): StyleRule(size: .fixed(12), sample: name)])
    let text = DocumentWriter.text(of: document, heading: ["From ##vso[x]"])
    #expect(text.hasPrefix("# From #\\u{23}vso[x]\n"))
    #expect(text.contains(##"name: "C#\u0023[error]x""##))
    #expect(!text.contains("##["))
    #expect(DocumentReader.read(Array(text.utf8), name: "x").document == document)
  }

  @Test("A heading stays a comment whatever is in it")
  func hostileHeading() {
    let document = TypeSystemDocument(name: "x", styles: [:])
    let text = DocumentWriter.text(of: document, heading: ["a\nformat: 2", "b\u{2028}c\u{85}d\u{1B}e", ""])
    #expect(text.hasPrefix("# a\n# format: 2\n# b\n# c\n# d e\n"))
    #expect(DocumentReader.read(Array(text.utf8), name: "x").document?.name == "x")
  }

  @Test("The embedded default's names become families")
  func embeddedDefault() {
    expectSame(.embeddedDefault)
    let text = DocumentReader.read(Array(EmbeddedDefault.text.utf8), name: "default.yaml").document
    #expect(text == DocumentWriter.writable(text ?? .embeddedDefault))
  }

  @Test("Names of loaded fonts become families with keys of their own")
  func namedFonts() {
    var document = TypeSystemDocument(
      name: "x", families: ["firaSans": FontFamily(.listed([FaceKey(.regular): "X"]))],
      styles: [
        .apple(.body): StyleRule(font: .named("Fira Sans")), .apple(.title1): StyleRule(font: .named("Fira Sans")),
        .apple(.title2): StyleRule(font: .named("源ノ角"), at: [.large: StyleOverride(font: .named("System"))]),
      ])
    document.fallback.font = .named("Inter Display")
    let written = DocumentWriter.writable(document)
    #expect(written.families.keys == ["firaSans", "interDisplay", "firaSans2", "family", "system2"])
    #expect(written.styles[.apple(.title1)]?.font == .family("firaSans2"))
    #expect(written.styles[.apple(.title2)]?.at[.large]?.font == .family("system2"))
    expectSame(document)
  }

  static let hostile = [
    "", " ", "a ", " a", "- a", "-", "--", "---", "...", "? a", ": a", "a: b", "a:", "a #b", "#a", "@a", "`a", "%a",
    "!a",
    "&a", "*a", "|", ">", "'", "\"", "\\", "a\"b\\c'd", "{a}", "[a]", "a, b", "a\nb", "\n", "a\r\nb", "\t", "a\tb",
    "\u{0}",
    "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{202E}evil\u{202C}",
    "\u{2066}x\u{2069}",
    "\u{200B}", "\u{FFFE}", "\u{10FFFF}", "\u{E000}", "é", "中文", "😀", "👨‍👩‍👧", "null", "~", "true", "No", "on", "y", "12",
    "1e3",
    "0x10", "0o7", "1_000", "12:30:00", "2026-11-30", ".inf", ".nan", "=", "<<", "system", "1.", "+1", "-1", "a  b",
    String(repeating: "x", count: 200), String(repeating: "a b ", count: 60),
  ]

  @Test("Any text reads back as itself, wherever it stands", arguments: hostile)
  func hostileTexts(text: String) {
    let name = text.isEmpty ? "x" : text
    let key = name == "system" ? "systemX" : name
    var document = TypeSystemDocument(name: name, styles: [:])
    document.families = [
      key: FontFamily(.listed([FaceKey(.regular): name, FaceKey(.bold, .italic): name])),
      "naming": FontFamily(
        .naming(
          FaceNaming(
            base: name, separator: text, weights: [.regular: text, .bold: "B" + text], italicSuffix: name,
            droppedInItalic: ["B" + text]))),
      "matching": FontFamily(.matching(name), cascade: [.family(key)], standIn: .family(key)),
      "variable": FontFamily(.variable(VariableFaces(face: name, italicFace: name))),
    ]
    document.fonts = FontSources(
      sources: [
        .directory(DirectorySource(path: name, include: [name, "*"], cipher: .idpf(identifier: name))),
        .file(path: name, index: 0, cipher: .plugin(name: name)),
      ])
    let sample = name.count > 4096 ? "x" : name
    document.styles = [
      .apple(.body): StyleRule(font: .face(name), sample: sample),
      .apple(.title1): StyleRule(font: .family(key)), .custom("own " + name): StyleRule(size: .fixed(12)),
    ]
    document.roles = ["role " + name: RoleRule(style: .custom("own " + name), rule: StyleRule(size: .fixed(12)))]
    document.colors = [name: DocumentColor(red: 1, green: 2, blue: 3)]
    document.samples = ["en": SampleTexts(all: sample, byStyle: [.apple(.body): sample])]
    expectSame(document, text.debugDescription)
  }

  @Test(
    "What a reader of YAML 1.1 takes for something else stands in quotes",
    arguments: ["no", "Yes", "on", "OFF", "y", "N", "12:30:00", "1_000", "2026-11-30", "0b1", "1e3"])
  func oldReaders(text: String) {
    #expect(DocumentWriter.text(of: TypeSystemDocument(name: text, styles: [:])).contains("name: \"\(text)\"\n"))
  }

  @Test("A written text has no character that is unseen", arguments: hostile)
  func visible(text: String) {
    let document = TypeSystemDocument(name: text.isEmpty ? "x" : text, styles: [:])
    for scalar in DocumentWriter.text(of: document).unicodeScalars where scalar != "\n" {
      let category = scalar.properties.generalCategory
      #expect(![.control, .format, .lineSeparator, .paragraphSeparator, .privateUse].contains(category))
    }
  }
}
