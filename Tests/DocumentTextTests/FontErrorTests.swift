import DocumentText
import DynamicType
import Testing
import TypeSystem
import Typeface
import YAML

struct FontErrorTests {
  static let sources: [ErrorCase] = [
    ErrorCase(
      "fonts: { sources: { directory: A } }", "'sources' takes a list, not a map (1:19)", "write [{ directory: A }]"),
    ErrorCase(
      "fonts: { sources: [Fonts] }", "an entry of 'sources' takes a map, not the text 'Fonts' (1:20)",
      "write { directory: Fonts }"),
    ErrorCase(
      "fonts: { sources: [{ folder: A }] }", "a source is 'directory', 'file' or 'installed', not 'folder' (1:20)"),
    ErrorCase("fonts: { sources: [{}] }", "a source is 'directory', 'file' or 'installed', not an empty map (1:20)"),
    ErrorCase(
      "fonts: { sources: [{ directory: A, file: B }] }", "a source is only one of 'directory' and 'file' (1:36)"),
    ErrorCase(
      "fonts: { sources: [{ file: A, recursive: true }] }", "no key 'recursive' in a font file (1:31)",
      "its keys are file, index and decrypt"),
    ErrorCase(
      "fonts: { sources: [{ file: A, index: -1 }] }", "'index' takes a whole number from 0 to 65535, not -1 (1:38)"),
    ErrorCase(
      "fonts: { sources: [{ directory: A, hidden: yes }] }", "'hidden' takes true or false, not the text 'yes' (1:44)",
      "write true"),
    ErrorCase(
      "fonts: { sources: [{ directory: A, include: '*' }] }", "'include' takes a list, not the text '*' (1:45)",
      "write [\"*\"]"),
    ErrorCase(
      "fonts: { sources: [{ file: A, decrypt: { xor: { key: \"0x123\" } } }] }",
      "'0x123' is no key in pairs of hexadecimal digits (1:54)",
      "write 0x and an even number of digits, or any other text for its UTF-8"),
    ErrorCase(
      "fonts: { sources: [{ file: A, decrypt: { xor: { key: 12 } } }] }", "'key' takes text, not the number 12 (1:54)",
      "put it in quotes"),
    ErrorCase(
      "fonts: { sources: [{ file: A, decrypt: { idpf: a, plugin: b } }] }",
      "'decrypt' has both 'idpf' and 'plugin', of which only one can hold (1:51)"),
    ErrorCase(
      "fonts: { sources: [{ file: A, decrypt: {} }] }", "'decrypt' needs one of 'xor', 'idpf' or 'plugin' (1:40)"),
    ErrorCase(
      "fonts: { onDuplicate: frist }", "no choice for 'onDuplicate' named 'frist' (1:23)",
      "did you mean 'first'? it is one of first, last or error"),
    ErrorCase(
      "fonts: { onMissingFace: warn }", "no choice for 'onMissingFace' named 'warn' (1:25)",
      "it is one of fallback or error"),
  ]

  static let families: [ErrorCase] = [
    ErrorCase("families: { a: {} }", "a family needs one of 'faces', 'naming', 'variable' or 'family' (1:16)"),
    ErrorCase(
      "families: { a: { family: A, faces: { 400: B } } }",
      "a family has both 'faces' and 'family', of which only one can hold (1:18)"),
    ErrorCase(
      "families: { system: { family: A } }", "a family can't be called 'system', which is the system font (1:13)",
      "choose another name"),
    ErrorCase("families: { \"\": { family: A } }", "a family needs a name (1:13)", "choose another name"),
    ErrorCase(
      "families: { a: { faces: {} } }", "'faces' is empty (1:25)",
      "give it faces, such as '400: Name-Regular', or leave it out"),
    ErrorCase(
      "families: { a: { faces: { 400: 12 } } }", "the face '400' takes text, not the number 12 (1:32)",
      "put it in quotes"),
    ErrorCase(
      "families: { a: { faces: { bolt italic: A } } }", "no weight and slant named 'bolt italic' (1:27)",
      DocumentErrorTests.weights),
    ErrorCase(
      "families: { a: { faces: { 0: A } } }", "no weight and slant named '0' (1:27)", DocumentErrorTests.weights),
    ErrorCase(
      "families: { a: { faces: { bold: A, 700: B } } }", "'700' is the face '700', as is the key at 1:27 (1:36)",
      "remove one of the two"),
    ErrorCase(
      "families: { a: { naming: { weights: { bold: Bold } } } }", "'naming' needs the key 'base' (1:26)",
      "as in { base: SourceSansPro, weights: { regular: Regular, bold: Bold } }"),
    ErrorCase(
      "families: { a: { naming: { base: A, weights: { bold: Bold, 700: B } } } }",
      "'700' is the weight 700, as is the key at 1:48 (1:60)", "remove one of the two"),
    ErrorCase(
      "families: { a: { naming: { base: A, weights: { bold: Bold }, italic: { dropWeight: [Bold] } } } }",
      "'italic' needs the key 'suffix' (1:70)", "its keys are suffix and dropWeight"),
    ErrorCase(
      "families: { a: { naming: { base: A, weights: { bold: Bold }, italic: { suffix: It, dropWeight: [Blod] } } } }",
      "no weight has the part 'Blod' (1:97)", "did you mean 'Bold'? the parts are Bold"),
    ErrorCase(
      "families: { a: { variable: { italicFace: A } } }", "'variable' needs the key 'face' (1:28)",
      "its keys are face, italicFace and axes"),
    ErrorCase(
      "families: { a: { family: A, boldText: bolder } }", "'boldText' takes 'heavier' or a map, not 'bolder' (1:39)",
      "a map is written { regular: bold }"),
    ErrorCase(
      "families: { a: { family: A, boldText: { regular: blod } } }", "no weight named 'blod' (1:50)",
      "did you mean 'bold'? " + DocumentErrorTests.weights),
    ErrorCase(
      "families: { a: { family: A, cascade: [b] } }", "no family named 'b' (1:39)", "did you mean 'a'? it is one of a"),
    ErrorCase(
      "families: { a: { family: A, standIn: sistem } }", "no family named 'sistem' (1:38)",
      "did you mean 'system'? it is one of a"),
    ErrorCase(
      "fallback: { family: helvetica }", "no family named 'helvetica' (1:21)", "there are no 'families' to name"),
  ]

  @Test("Each error of fonts and families says what stands where", arguments: sources + families)
  func wording(example: ErrorCase) {
    let errors = Documents.reading(example.text).errors
    #expect(errors.map { "\($0.message) (\($0.line):\($0.column))" } == [example.error])
    #expect(errors.first?.hint == example.hint)
  }

  @Test("A1: the place of each source is kept, in their order")
  func sourcePlaces() {
    let reading = Documents.reading(
      "fonts:\n  sources:\n    - directory: A\n    - { installed: false }\n    - { file: B }\n")
    #expect(reading.document?.fonts.sources.count == 2)
    #expect(reading.sourcePlaces.map(\.description) == ["3:7", "5:7"])
    #expect(Documents.reading("fonts: { sources: [{ file: A }, { file: 1 }] }").sourcePlaces == [])
  }

  @Test("A1, C3: every option of a source is read")
  func sourceOptions() throws {
    let document = try Documents.document(
      """
      fonts:
        sources:
          - { directory: A, recursive: true, hidden: true, include: ["*.otf", x], optional: true, decrypt: { idpf: urn:1 } }
          - { file: B.ttc, index: 2, decrypt: { xor: { key: "0x00fF" } } }
          - { file: C.ttf, decrypt: { xor: { key: "geheim" } } }
          - { file: D.ttf, decrypt: { plugin: mine } }
          - { installed: true }
          - { installed: false }
        onFileError: error
        onMissingFace: error
        onDuplicate: last
      """)
    let directory = DirectorySource(
      path: "A", recursive: true, hidden: true, include: ["*.otf", "x"], optional: true,
      cipher: .idpf(identifier: "urn:1"))
    #expect(
      document.fonts
        == FontSources(
          sources: [
            .directory(directory), .file(path: "B.ttc", index: 2, cipher: .xor(key: [0, 255])),
            .file(path: "C.ttf", index: nil, cipher: .xor(key: Array("geheim".utf8))),
            .file(path: "D.ttf", index: nil, cipher: .plugin(name: "mine")), .installed,
          ], onFileError: .error, onMissingFace: .error, onDuplicate: .last))
  }

  @Test(
    "E1: a face's key is a weight by number or name, and a slant",
    arguments: [
      ("400", 400, Slant.upright), ("regular", 400, .upright), ("italic", 400, .italic), ("none", 400, .upright),
      ("700 italic", 700, .italic), ("light italic", 300, .italic), ("ultralight", 100, .upright),
      ("thin", 200, .upright),
      ("ultra light italic", 100, .italic), ("1000 none", 1000, .upright),
    ])
  func faceKeys(text: String, number: Int, slant: Slant) throws {
    let document = try Documents.document("families: { a: { faces: { \(text): A } } }")
    let weight = try #require(FontWeight(rawValue: number))
    #expect(document.families["a"]?.faces == .listed([FaceKey(weight, slant): "A"]))
  }

  @Test("Families of variable faces have axes, and all kinds have features")
  func otherFamilies() throws {
    let document = try Documents.document(
      """
      families:
        flex: { variable: { face: Flex, italicFace: Flex-Italic, axes: { wdth: 87.5, GRAD: -20 } }, features: [ss01] }
        gill:
          naming: { base: Gill, separator: "", weights: { regular: "", bold: Bold }, italic: { suffix: It } }
          features: { liga: false, 37/1: true }
      """)
    #expect(
      document.families["flex"]
        == FontFamily(
          .variable(
            VariableFaces(
              face: "Flex", italicFace: "Flex-Italic",
              axes: [AxisCoordinate(tag: "wdth", value: 87.5), AxisCoordinate(tag: "GRAD", value: -20)])),
          features: [FontFeature(tag: "ss01")]))
    #expect(
      document.families["gill"]
        == FontFamily(
          .naming(
            FaceNaming(base: "Gill", separator: "", weights: [.regular: "", .bold: "Bold"], italicSuffix: "It")),
          features: [FontFeature(tag: "liga", value: 0), FontFeature(tag: "smcp")]))
  }

  @Test("The fallback can be another family, in a weight and at the custom size")
  func fallback() throws {
    #expect(try Documents.document("fallback: system").fallback == FallbackRule())
    #expect(
      try Documents.document("families: { a: { family: A } }\nfallback: { family: a, weight: 500, size: same }")
        .fallback
        == FallbackRule(font: .family("a"), weight: .medium, size: .same))
  }
}
