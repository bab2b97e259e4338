import DocumentText
import Testing
import WorkList

@Suite("A matrix is read from YAML, and what is wrong with it is told with its place")
struct MatrixReaderTests {
  private static let vocabulary = MatrixVocabulary(
    words: [
      .platform: ["ios", "watchos"], .theme: ["light", "dark"], .layout: ["grid", "pages", "cards"],
      .format: ["pdf", "png"],
    ], refused: [.layout: ["cards": "each cell is a file"]],
    options: [
      .init("scale", takesValue: true, isRepeatable: false), .init("bold-text", takesValue: false, isRepeatable: false),
      .init("custom", takesValue: true, isRepeatable: true),
    ], otherOptions: ["jobs": "give it to 'run'"])

  private func read(_ text: String) -> MatrixReading {
    MatrixReader.read(Array(text.utf8), vocabulary: Self.vocabulary)
  }

  @Test("Everything that a matrix can say")
  func whole() throws {
    let matrix = try #require(
      read(
        """
        documents: ["brands/*/type.yaml", b.yaml]
        locales: [en, { tag: ar, text: مرحبا }]
        platforms: [iOS]
        themes: [light, dark]
        layouts: [pages]
        formats: [png]
        options: { scale: 2, custom: [Inter, body=Fira Sans], bold-text: true }
        exclude: [{ theme: dark, locale: [ar] }, { document: "b*" }]
        """
      ).matrix)
    #expect(matrix.documents.map(\.pattern) == ["brands/*/type.yaml", "b.yaml"])
    #expect(matrix.documents.map { "\($0.place)" } == ["1:13", "1:35"])
    #expect(matrix.locales == [.init("en"), .init("ar", text: "مرحبا")])
    #expect(matrix[.platform] == ["ios"])
    #expect(matrix[.theme] == ["light", "dark"])
    #expect(
      matrix.options == [.init("bold-text", []), .init("custom", ["Inter", "body=Fira Sans"]), .init("scale", ["2"])])
    #expect(matrix.excludes.map(\.values) == [[.theme: ["dark"], .locale: ["ar"]], [.document: ["b*"]]])
  }

  @Test(
    "Each mistake is told with its place and what was most likely meant",
    arguments: [
      ("document: [a.yaml]", "no key 'document' in the matrix (1:1)", "did you mean 'documents'?"),
      ("themes: [drak]", "no theme named 'drak' (1:10)", "did you mean 'dark'?"),
      ("themes: dark", "'themes' takes a list, not the text 'dark' (1:9)", ""),
      ("themes: []", "'themes' is empty, so there would be no job (1:9)", ""),
      ("themes: [dark, Dark]", "the theme 'dark' is listed twice (1:16)", "remove one of the two"),
      ("locales: [e]", "'e' is no language tag (1:11)", "write it as in en"),
      ("locales: [en, EN]", "the locale 'EN' is listed twice (1:15)", ""),
      ("locales: [{ tga: en }]", "no key 'tga' in an entry of 'locales' (1:13)", "did you mean 'tag'?"),
      ("locales: [{ text: a }]", "an entry of 'locales' needs the key 'tag' (1:11)", "as in { tag: ar"),
      ("layouts: [cards]", "the layout 'cards' makes no job: each cell is a file (1:11)", ""),
      ("documents: [/etc/a.yaml]", "the document '/etc/a.yaml' is not named from the matrix's folder (1:13)", ""),
      ("options: { scael: 2 }", "no option named 'scael' (1:12)", "did you mean 'scale'?"),
      ("options: { jobs: 2 }", "the option 'jobs' is none of a matrix's (1:12)", "give it to 'run'"),
      ("options: { scale: [1, 2] }", "the option 'scale' takes one value, found 2 (1:19)", ""),
      ("options: { bold-text: 1 }", "'bold-text' takes true or false, not the number 1 (1:23)", ""),
      ("exclude: [{}]", "an entry of 'exclude' names no axis, so it would leave everything out (1:11)", "for example"),
      ("exclude: [{ themes: dark }]", "no key 'themes' in an entry of 'exclude' (1:13)", "did you mean 'theme'?"),
      ("exclude: [{ theme: drak }]", "no theme named 'drak' (1:20)", "did you mean 'dark'?"),
      ("[a]", "the matrix takes a map, not a list (1:1)", ""),
    ])
  func mistakes(_ text: String, _ message: String, _ hint: String) throws {
    let reading = read(text)
    #expect(reading.matrix == nil)
    let first = try #require(reading.diagnostics.first)
    #expect("\(first.message) (\(first.line):\(first.column))" == message)
    #expect(hint.isEmpty || first.hint?.hasPrefix(hint) == true, "\(first.hint ?? "none")")
  }

  @Test("Several mistakes are told at once, in the order of the text, and at most twenty")
  func several() {
    #expect(read("themes: [a, b]\nlayouts: [c]\n").diagnostics.map(\.line) == [1, 1, 2])
    let many = "themes: [" + (0..<50).map { "x\($0)" }.joined(separator: ", ") + "]"
    #expect(read(many).diagnostics.count == 20)
  }

  @Test("A text that no command could have written comes out escaped, and nothing is read twice")
  func hostile() {
    let reading = read("themes: [\"a\\u001B[31m\"]\n\"::error::\": 1\n")
    #expect(reading.diagnostics.allSatisfy { !$0.message.unicodeScalars.contains("\u{1B}") })
    #expect(read("themes: &a [*a]").matrix == nil)
    #expect(read("").matrix == nil)
  }
}
