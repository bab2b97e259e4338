import DocumentText
import Testing
import YAML

/// Slips that everyone makes: each hint shows the right form, with the value in it.
struct SlipTests {
  static let otherWeights =
    "; OpenType's and CSS' names of weights are not Apple's"

  static let numbers: [ErrorCase] = [
    ErrorCase(
      "styles: { body: { size: { multiply: { base: 16, otherwise: 16, by: { large: 100% } } } } }",
      "the factor at 'large' takes a number, not the text '100%' (1:77)", "write 1: a per cent sign is a hundredth"),
    ErrorCase(
      "styles: { body: { size: { system: { factor: 33.3% } } } }",
      "'factor' takes a number, not the text '33.3%' (1:45)", "write 0.333: a per cent sign is a hundredth"),
    ErrorCase(
      "styles: { body: { letterSpacing: { em: -2% } } }",
      "'em' takes a number, not the text '-2%' (1:40)", "write -0.02: a per cent sign is a hundredth"),
    ErrorCase(
      "styles: { body: { axes: { wdth: 80% } } }", "the axis 'wdth' takes a number, not the text '80%' (1:33)",
      "write 80, without the per cent sign"),
    ErrorCase(
      "styles: { body: { size: 110% } }", "'size' takes a number or a map, not the text '110%' (1:25)",
      "it is a number of points"),
    ErrorCase(
      "styles: { body: { size: { metrics: { default: 110% } } } }",
      "'default' takes a number, not the text '110%' (1:47)", "it is a number of points"),
    ErrorCase(
      "styles: { body: { size: { metrics: { default: 17px } } } }",
      "'default' takes a number, not the text '17px' (1:47)", "write 17, without quotes and units"),
    ErrorCase(
      "styles: { body: { size: 17,5 } }", "'17,5' is the number 17 and a key '5' (1:25)",
      "write 17.5, with a decimal point"),
    ErrorCase(
      "styles: { body: { size: 17,5, weight: 500 } }", "'17,5' is the number 17 and a key '5' (1:25)",
      "write 17.5, with a decimal point"),
    ErrorCase(
      "styles: { body: { size: { multiply: { base: 16, otherwise: 16, by: { L: 1,25, XL: 2 } } } } }",
      "'1,25' is the number 1 and a key '25' (1:73)", "write 1.25, with a decimal point"),
    ErrorCase(
      "styles:\n  body:\n    size: 17,5\n", "'size' takes a number or a map, not the text '17,5' (3:11)",
      "write 17.5, with a decimal point"),
    ErrorCase(
      "styles: { body: { lineHeight: 120% } }", "'lineHeight' takes 'natural', 'system' or a map, not '120%' (1:31)",
      "a map is written { multiple: 1.2 }"),
    ErrorCase(
      "styles: { body: { lineHeight: 22 } }",
      "'lineHeight' takes 'natural', 'system' or a map, not the number 22 (1:31)", "a map is written { points: 22 }"),
    ErrorCase(
      "styles: { body: { letterSpacing: 0.3 } }",
      "'letterSpacing' takes 'system' or a map, not the number 0.3 (1:34)",
      "a map is written { em: 0.3 } or { points: 0.3 }"),
  ]

  static let sizes: [ErrorCase] = [
    ErrorCase(
      "styles: { body: { size: { metrics: 17 } } }", "'metrics' takes a map, not the number 17 (1:36)",
      "write 'size: 17', or 'metrics: { default: 17 }'"),
    ErrorCase(
      "styles: { body: { size: { steps: 17 } } }", "'steps' takes a map, not the number 17 (1:34)",
      "write 'steps: { base: 17 }'"),
    ErrorCase(
      "styles: { body: { size: { multiply: 16 } } }", "'multiply' takes a map, not the number 16 (1:37)",
      "write 'multiply: { base: 16, by: { AX1: 1.5 }, otherwise: 16 }'"),
    ErrorCase(
      "styles: { body: { size: { system: 17 } } }", "'system' takes a map, not the number 17 (1:35)",
      "write 'size: 17'; 'system: {}' is Apple's own size"),
    ErrorCase(
      "styles: { body: { size: { table: 17 } } }", "'table' takes a map, not the number 17 (1:34)",
      "write 'fixed: 17' for one size everywhere"),
    ErrorCase(
      "styles: { body: { size: { default: 22 } } }", "no key 'default' in 'size' (1:27)",
      "it belongs under 'metrics', as in 'metrics: { default: 22 }'"),
    ErrorCase(
      "styles: { body: { size: { steps: { base: 17 }, max: 30 } } }", "no key 'max' in 'size' (1:48)",
      "it belongs under 'steps', as in 'steps: { max: 30 }'"),
    ErrorCase(
      "styles: { body: { size: { down: 1 } } }", "no key 'down' in 'size' (1:27)",
      "it belongs under 'steps', as in 'steps: { down: 1 }'"),
    ErrorCase(
      "styles: { body: { size: { AX1: 28 } } }", "no key 'AX1' in 'size' (1:27)",
      "it belongs under 'table', as in 'table: { large: 17 }'"),
    ErrorCase(
      "styles: { body: { max: 30 } }", "no key 'max' in a style (1:19)",
      "it belongs under 'size', as in 'size: { metrics: { max: 30 } }'"),
    ErrorCase(
      "styles: { body: { AX1: 30 } }", "no key 'AX1' in a style (1:19)",
      "it belongs under 'at', as in 'at: { AX1: { … } }'"),
    ErrorCase(
      "styles: { body: { at: { AX1: 30 } } }", "the category 'AX1' under 'at' takes a map, not the number 30 (1:30)",
      "write { size: 30 }"),
    ErrorCase(
      "styles: { body: 17 }", "the style 'body' takes 'system' or a map, not the number 17 (1:17)",
      "a map is written { size: 17 }"),
  ]

  static let spaces: [ErrorCase] = [
    ErrorCase(
      "families: { zilla: { family: Zilla } }\nstyles: { body: {family:zilla, size: 17} }",
      "no key 'family:zilla' in a style (2:18)", "put a space after ':', as in 'family: zilla'"),
    ErrorCase(
      "styles: { body: {size:17} }", "no key 'size:17' in a style (1:18)", "put a space after ':', as in 'size: 17'"),
    ErrorCase(
      "families: { a: { variable: {face:Inter} } }", "no key 'face:Inter' in 'variable' (1:29)",
      "put a space after ':', as in 'face: Inter'"),
    ErrorCase(
      "styles: {body:system}", "the style 'body:system' takes 'system' or a map, not nothing (1:21)",
      "put a space after ':'"),
    ErrorCase(
      "styles: { body: size:17 }", "the style 'body' takes 'system' or a map, not 'size:17' (1:17)",
      "put a space after ':'"),
  ]

  static let forms: [ErrorCase] = [
    ErrorCase(
      "families: { zilla: Zilla Slab }", "the family 'zilla' takes a map, not the text 'Zilla Slab' (1:20)",
      "write { family: Zilla Slab }"),
    ErrorCase(
      "families: { a: { variable: Inter } }", "'variable' takes a map, not the text 'Inter' (1:28)",
      "write { face: Inter }"),
    ErrorCase(
      "families: { a: { naming: Gill } }", "'naming' takes a map, not the text 'Gill' (1:26)",
      "write { base: Gill, weights: { regular: Regular, bold: Bold } }"),
    ErrorCase(
      "families: { a: { naming: { base: Gill } } }", "'naming' needs the key 'weights' (1:26)",
      "as in { base: SourceSansPro, weights: { regular: Regular, bold: Bold } }"),
    ErrorCase(
      "families: { a: { naming: { base: A, weights: { bold: B }, suffix: It } } }",
      "no key 'suffix' in 'naming' (1:59)",
      "it belongs under 'italic'"),
    ErrorCase(
      "families: { a: { faces: Gill-Bold } }", "'faces' takes a map, not the text 'Gill-Bold' (1:25)",
      "write { 400: Gill-Bold }"),
    ErrorCase(
      "families: { a: { 700: Gill-Bold } }", "no key '700' in a family (1:18)",
      "it belongs under 'faces', as in 'faces: { 700: Name-Regular }'"),
    ErrorCase(
      "families: { a: { family: A, cascade: a } }", "'cascade' takes a list, not the text 'a' (1:38)", "write [a]"),
    ErrorCase(
      "fonts: Fonts", "'fonts' takes a map, not the text 'Fonts' (1:8)", "write { sources: [{ directory: Fonts }] }"),
    ErrorCase(
      "fonts: { sources: ../My Fonts }", "'sources' takes a list, not the text '../My Fonts' (1:19)",
      "write [{ directory: \"../My Fonts\" }]"),
    ErrorCase(
      "fonts: { sources: [Fonts/A.otf] }", "an entry of 'sources' takes a map, not the text 'Fonts/A.otf' (1:20)",
      "write { file: Fonts/A.otf }"),
    ErrorCase(
      "fonts: { sources: [installed] }", "an entry of 'sources' takes a map, not the text 'installed' (1:20)",
      "write { installed: true }"),
    ErrorCase(
      "fonts: { directory: Fonts }", "no key 'directory' in 'fonts' (1:10)",
      "it belongs in an entry of the list 'sources'"),
    ErrorCase(
      "languages: english", "'languages' takes a list, not the text 'english' (1:12)",
      "write [english], of tags such as en or pt-BR"),
    ErrorCase(
      "languages: [de]\nsamples: Franz jagt", "'samples' takes a map, not the text 'Franz jagt' (2:10)",
      "write { de: Franz jagt }"),
    ErrorCase(
      "styles: { body: { features: smcp } }", "'features' takes a map or a list, not the text 'smcp' (1:29)",
      "write [smcp]"),
    ErrorCase(
      "families: { a: { family: A } }\nstyles: { body: a }", "the style 'body' takes 'system' or a map, not 'a' (2:17)",
      "a map is written { family: a }"),
    ErrorCase(
      "roles: { button: headline }", "the role 'button' takes 'system' or a map, not 'headline' (1:18)",
      "a map is written { style: headline }"),
    ErrorCase(
      "families: { a: { family: A } }\nfallback: a", "'fallback' takes 'system' or a map, not 'a' (2:11)",
      "a map is written { family: a, weight: 400, size: same }"),
    ErrorCase("body: { size: 17 }", "no key 'body' in a document (1:1)", "it is a style, and belongs under 'styles'"),
  ]

  static let words: [ErrorCase] = [
    ErrorCase("styles: { body: { italic: true } }", "no key 'italic' in a style (1:19)", "write 'slant: italic'"),
    ErrorCase("styles: { body: { bold: true } }", "no key 'bold' in a style (1:19)", "write 'weight: bold'"),
    ErrorCase("styles: { body: { fontSize: 17 } }", "no key 'fontSize' in a style (1:19)", "write 'size: 17'"),
    ErrorCase(
      "styles: { body: { leading: 22 } }", "no key 'leading' in a style (1:19)", "write 'lineHeight: { points: 22 }'"),
    ErrorCase(
      "styles: { body: { tracking: -0.4 } }", "no key 'tracking' in a style (1:19)",
      "write 'letterSpacing: { points: -0.4 }'"),
    ErrorCase(
      "defaults: { font: Gill }", "no key 'font' in 'defaults' (1:13)",
      "write 'family: Gill', or 'face: Gill' for a PostScript name"),
    ErrorCase(
      "styles: { body: { weight: extrabold } }", "no weight named 'extrabold' (1:27)",
      "write 800, which Apple calls heavy" + otherWeights),
    ErrorCase(
      "styles: { body: { weight: Extra Light } }", "no weight named 'Extra Light' (1:27)",
      "write 200, which Apple calls thin" + otherWeights),
    ErrorCase(
      "styles: { body: { weight: hairline } }", "no weight named 'hairline' (1:27)",
      "write 100, which Apple calls ultraLight" + otherWeights),
    ErrorCase(
      "styles: { body: { weight: demibold } }", "no weight named 'demibold' (1:27)",
      "write 600, which Apple calls semibold" + otherWeights),
    ErrorCase(
      "styles: { body: { weight: ultra-black } }", "no weight named 'ultra-black' (1:27)",
      "write 950" + otherWeights),
    ErrorCase(
      "families: { a: { faces: { ultrabold italic: A } } }", "no weight and slant named 'ultrabold italic' (1:27)",
      "write 800 italic, which Apple calls heavy" + otherWeights),
    ErrorCase(
      "families: { a: { naming: { base: A, weights: { normal: Regular } } } }", "no weight named 'normal' (1:48)",
      "write 400, which Apple calls regular" + otherWeights),
  ]

  @Test("Each hint shows the form that was meant", arguments: numbers + sizes + spaces + forms + words)
  func wording(example: ErrorCase) {
    let errors = Documents.reading(example.text).errors
    #expect(errors.map { "\($0.message) (\($0.line):\($0.column))" } == [example.error])
    #expect(errors.first?.hint == example.hint)
  }

  @Test("Keys of one strategy are told together where they belong")
  func severalKeys() {
    let errors = Documents.reading("styles: { body: { size: { max: 30, down: 1, base: 17 } } }").errors
    #expect(
      errors.map(\.hint) == [
        "it belongs under 'steps', as in 'steps: { max: 30 }'", "it belongs under 'steps', as in 'steps: { down: 1 }'",
        "it belongs under 'steps', as in 'steps: { base: 17 }'",
      ])
    #expect(
      Documents.reading("styles: { body: { size: { default: 22, max: 30 } } }").errors.map(\.hint) == [
        "it belongs under 'metrics', as in 'metrics: { default: 22 }'",
        "it belongs under 'metrics', as in 'metrics: { max: 30 }'",
      ])
  }

  @Test("A number without a value is no decimal where a space stands before it, or other digits")
  func noDecimals() {
    #expect(
      Documents.errors("styles: { body: { size: 17, 5 } }") == ["no key '5' in a style (1:29)"])
    #expect(Documents.errors("families: { a: { faces: { 400: A,700: B } } }") == [])
  }

  @Test("A space that lacks is told at a key of any kind")
  func tightKeys() {
    for text in [
      "families: { a: { faces: {400:A} } }", "families: { a: { naming: { base: A, weights: {bold:Bold} } } }",
      "styles: { body: { at: {AX1:28} } }", "styles: { body: { axes: {wdth:80} } }",
      "styles: { body: { features: {smcp:true} } }", "samples: {en:Fox}", "roles: {button:system}",
    ] {
      #expect(Set(Documents.reading(text).errors.map(\.hint)) == ["put a space after ':'"], "\(text)")
    }
  }

  @Test("A long value is not repeated in a hint")
  func longValues() {
    let name = String(repeating: "x", count: 61)
    #expect(Documents.reading("families: { a: \(name) }").errors.map(\.hint) == [nil])
    #expect(Documents.reading("styles: { body: { size: \(name)% } }").errors.map(\.hint) == [nil])
  }
}
