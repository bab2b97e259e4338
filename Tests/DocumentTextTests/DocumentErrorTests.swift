import DocumentText
import Testing
import TypeSystem

/// A text, its one error with its place, and the hint.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  var text: String
  var error: String
  var hint: String?
  var testDescription: String { text.debugDescription }

  init(_ text: String, _ error: String, _ hint: String? = nil) {
    (self.text, self.error, self.hint) = (text, error, hint)
  }
}

struct DocumentErrorTests {
  static let weights =
    "a weight is a number from 1 to 1000, or ultraLight, thin, light, regular, medium, semibold, bold, heavy or black"
  static let categories =
    "the categories are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4 and AX5"
  static let textStyles =
    "the styles are largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1 and "
    + "caption2"
  static let documentStyles =
    "it is one of largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1 and "
    + "caption2"

  static let top: [ErrorCase] = [
    ErrorCase("name: x", "a document needs the key 'format' (1:1)", "begin the document with 'format: 1'"),
    ErrorCase(
      "format: 2", "documents of format 2 are not read, only those of format 1 (1:9)",
      "write 'format: 1', or use a newer version of this program"),
    ErrorCase(
      "format: \"1\"", "'format' takes the number 1, not the text '1' (1:9)", "write 1, without quotes and units"),
    ErrorCase("format: [1]", "'format' takes the number 1, not a list (1:9)"),
    ErrorCase("- format\n", "the document takes a map, not a list (1:1)"),
    ErrorCase("format", "the document takes a map, not the text 'format' (1:1)"),
    ErrorCase(
      "sytles: {}", "no key 'sytles' in a document (1:1)",
      "did you mean 'styles'? its keys are format, name, platform, watchCase, fallback, languages, samples, fonts, families, "
        + "defaults, styles, undefinedStyles, roles, updates, colors, findings and screens"),
    ErrorCase(
      "platform: watchos\nwatchCase: 43mm", "no watch case named '43mm' (2:12)",
      "did you mean '40mm'? it is one of 38mm, 40mm, 41mm, 42mm, 44mm, 45mm, 46mm or 49mm"),
    ErrorCase("watchCase: 45mm", "ios has no watch cases (1:12)", "leave it out, or write 'platform: watchos'"),
    ErrorCase("name: 12", "'name' takes text, not the number 12 (1:7)", "put it in quotes"),
    ErrorCase("name: \"\"", "'name' takes text, not an empty text (1:7)"),
    ErrorCase("name:", "'name' takes text, not nothing (1:6)"),
    ErrorCase(
      "undefinedStyles: bodi", "no choice for 'undefinedStyles' named 'bodi' (1:18)",
      "did you mean 'body'? it is one of system, body or error"),
    ErrorCase(
      "updates: adjust", "no choice for 'updates' named 'adjust' (1:10)",
      "did you mean 'adjusts'? it is one of appearanceManager, adjusts, listener or load"),
    ErrorCase(
      "findings: { shrink: info }", "no rule named 'shrink' (1:13)",
      "did you mean 'shrinks'? it is one of faceMissing, uncovered, glyphsNotDrawn, defaultSizeDeviation, belowMinimum, "
        + "shrinks, orderInverted, indistinguishable, rangeLimit, inkClipped, truncates, fixedBarGrowth, overflows, staleText, wrongCurve, "
        + "doubleScaled, thinSmall, nearestWeight, featureAbsent or 4 more"),
    ErrorCase(
      "findings: { shrinks: warn }", "no level named 'warn' (1:22)",
      "did you mean 'warning'? it is one of off, info, warning or error"),
    ErrorCase(
      "fallback: systm", "'fallback' takes 'system' or a map, not 'systm' (1:11)",
      "did you mean 'system'? a map is written { family: …, weight: 400, size: same }"),
    ErrorCase("languages: []", "'languages' is empty (1:12)", "give it language tags, such as en, or leave it out"),
    ErrorCase("languages: [e_n]", "'e_n' is no language tag (1:13)", "write it as in en, pt-BR or zh-Hant"),
    ErrorCase("languages: [en, de, en]", "the language 'en' is named twice (1:21)"),
    ErrorCase(
      "samples: { en: { prise: x } }", "no style of this document named 'prise' (1:18)",
      documentStyles),
    ErrorCase(
      "samples: { en: { boddy: x } }", "no style of this document named 'boddy' (1:18)",
      "did you mean 'body'? " + documentStyles),
    ErrorCase(
      "roles: { button: { style: bodi } }\nstyles: { body: {}, footnote: {} }",
      "no style of this document named 'bodi' (1:27)",
      "did you mean 'body'? it is one of body, footnote, largeTitle, title1, title2, title3, headline, callout, "
        + "subheadline, caption1 and caption2"),
    ErrorCase(
      "platform: watchos\nroles: { button: { style: calout } }",
      "no style of this document named 'calout' (2:27)",
      "it is one of largeTitle, title1, title2, title3, headline, body, caption1, caption2, footnote and footnote2"),
    ErrorCase(
      "undefinedStyles: error\nstyles: { body: {} }\nroles: { button: { style: headlin } }",
      "no style of this document named 'headlin' (3:27)", "it is one of body"),
    ErrorCase("screens: []", "'screens' takes a map, not a list (1:10)"),
    ErrorCase(
      "colors: { a: }", "the colour 'a' has no value (1:14)",
      "put the colour in quotes: without, '#' begins a comment"),
    ErrorCase(
      "colors: { a: '#12345' }", "'#12345' is no colour in hexadecimal digits (1:14)",
      "write \"#RRGGBB\", or #RRGGBBAA, #RGB or #RGBA"),
    ErrorCase(
      "colors: { a: red }", "'red' is no colour in hexadecimal digits (1:14)",
      "write \"#RRGGBB\", or #RRGGBBAA, #RGB or #RGBA"),
  ]

  static let styles: [ErrorCase] = [
    ErrorCase(
      "styles: { boddy: { weight: 500 } }", "no text style named 'boddy' (1:11)",
      "did you mean 'body'? a style of the app's own needs 'relativeTo: body' or a size in points"),
    ErrorCase(
      "styles: { price: { weight: 500 } }",
      "the style 'price' is none of ios's, and doesn't say whose size it takes (1:11)",
      "a style of the app's own needs 'relativeTo: body' or a size in points"),
    ErrorCase(
      "styles: { price: { extends: title2 }, title2: {} }",
      "the style 'price' is none of ios's, and doesn't say whose size it takes (1:11)",
      "a style of the app's own needs 'relativeTo: title2' or a size in points"),
    ErrorCase(
      "platform: ios9\nstyles: { largeTitle: {} }",
      "the style 'largeTitle' is none of ios9's, and doesn't say whose size it takes (2:11)",
      "a style of the app's own needs 'relativeTo: body' or a size in points"),
    ErrorCase(
      "styles: { price: system }", "ios has no style 'price' that could be 'system' (1:18)",
      "only the platform's own styles can be 'system'"),
    ErrorCase(
      "styles: { body: sistem }", "the style 'body' takes 'system' or a map, not 'sistem' (1:17)",
      "did you mean 'system'? a map is written { family: …, size: 17 }"),
    ErrorCase(
      "styles:\n  body:\n", "the style 'body' takes 'system' or a map, not nothing (2:8)",
      "a map is written { family: …, size: 17 }"),
    ErrorCase(
      "styles: { title: {}, title1: {} }", "'title1' is the style 'title1', as is the key at 1:11 (1:22)",
      "remove one of the two"),
    ErrorCase(
      "styles: { body: { wieght: 500 } }", "no key 'wieght' in a style (1:19)",
      "did you mean 'weight'? its keys are extends, relativeTo, family, face, weight, slant, size, lineHeight, "
        + "letterSpacing, features, axes, case, color, sample and at"),
    ErrorCase(
      "styles: { body: { weight: hevy } }", "no weight named 'hevy' (1:27)", "did you mean 'heavy'? " + weights),
    ErrorCase(
      "styles: { body: { weight: extraLight } }", "no weight named 'extraLight' (1:27)",
      "write 200, which Apple calls thin; OpenType's and CSS' names of weights are not Apple's"),
    ErrorCase("styles: { body: { weight: 1001 } }", "'weight' takes a whole number from 1 to 1000, not 1001 (1:27)"),
    ErrorCase("styles: { body: { weight: 450.5 } }", "'weight' takes a whole number from 1 to 1000, not 450.5 (1:27)"),
    ErrorCase("styles: { body: { slant: oblique } }", "no slant named 'oblique' (1:26)", "it is one of none or italic"),
    ErrorCase(
      "styles: { body: { relativeTo: hedline } }", "no text style of ios named 'hedline' (1:31)",
      "did you mean 'headline'? " + textStyles),
    ErrorCase(
      "styles: { body: { extends: titel }, title1: {} }", "no style of this document named 'titel' (1:28)",
      "did you mean 'title1'? it is one of title1"),
    ErrorCase(
      "families: { sans: { family: A } }\nstyles: { body: { family: snas } }", "no family named 'snas' (2:27)",
      "did you mean 'sans'? it is one of sans"),
    ErrorCase(
      "families: { sans: { family: A } }\nstyles: { body: { family: sans, face: A-Bold } }",
      "a style has either 'family' or 'face', not both (2:33)",
      "a face is one font by its PostScript name; a family picks one by weight and slant"),
    ErrorCase(
      "styles: { body: { lineHeight: 1.2 } }",
      "'lineHeight' takes 'natural', 'system' or a map, not the number 1.2 (1:31)",
      "a map is written { multiple: 1.2 }"),
    ErrorCase(
      "styles: { body: { lineHeight: { multiple: 1, points: 2 } } }",
      "'lineHeight' has both 'multiple' and 'points', of which only one can hold (1:46)"),
    ErrorCase("styles: { body: { lineHeight: {} } }", "'lineHeight' needs either 'multiple' or 'points' (1:31)"),
    ErrorCase(
      "styles: { body: { letterSpacing: none } }", "'letterSpacing' takes 'system' or a map, not 'none' (1:34)",
      "a map is written { em: 0.02 } or { points: 0.3 }"),
    ErrorCase("styles: { body: { letterSpacing: { em: 11 } } }", "'em' takes a number from -10 to 10, not 11 (1:40)"),
    ErrorCase(
      "styles: { body: { case: upper } }", "no case named 'upper' (1:25)",
      "did you mean 'uppercase'? it is one of none, uppercase, lowercase or capitalized"),
    ErrorCase(
      "colors: { accent: '#fff' }\nstyles: { body: { color: acent } }", "no colour named 'acent' (2:26)",
      "did you mean 'accent'? it is one of accent"),
    ErrorCase(
      "styles: { body: { at: { AX6: { size: 12 } } } }", "no content size category named 'AX6' (1:25)",
      "did you mean 'AX1'? " + categories),
    ErrorCase(
      "styles: { body: { at: { XL: {}, xLarge: {} } } }",
      "'xLarge' is the category 'xLarge', as is the key at 1:25 (1:33)", "remove one of the two"),
    ErrorCase(
      "styles: { body: { at: { AX1: { extends: title1 } } } }", "no key 'extends' in a category under 'at' (1:32)",
      "its keys are family, face, weight, slant, size, lineHeight, letterSpacing, features, axes, case, color and sample"
    ),
    ErrorCase(
      "defaults: { extends: body }", "no key 'extends' in 'defaults' (1:13)",
      "its keys are relativeTo, family, face, weight, slant, size, lineHeight, letterSpacing, features, axes, case, "
        + "color, sample and at"),
  ]

  static let circles: [ErrorCase] = [
    ErrorCase(
      "styles:\n  body: { extends: a }\n  a: { extends: b }\n  b: { extends: c }\n  c: { extends: a }\n",
      "styles extend each other in a circle: 'a' → 'b' → 'c' → 'a' (3:17)", "let one of them go without"),
    ErrorCase(
      "styles: { body: { extends: body } }", "styles extend each other in a circle: 'body' → 'body' (1:28)",
      "let one of them go without"),
    ErrorCase(
      "families: { a: { family: A, standIn: b }, b: { family: B, standIn: c }, c: { family: C, standIn: b } }",
      "the stand-ins go in a circle: 'b' → 'c' → 'b' (1:68)", "let one of them go without"),
    ErrorCase(
      "families: { a: { family: A, standIn: a } }", "the stand-ins go in a circle: 'a' → 'a' (1:38)",
      "let one of them go without"),
  ]

  static let features: [ErrorCase] = [
    ErrorCase(
      "styles: { body: { features: { smallcaps: true } } }", "no OpenType feature has the tag 'smallcaps' (1:31)",
      "a tag has four letters or digits, such as smcp"),
    ErrorCase(
      "styles: { body: { features: { smcp: yes } } }",
      "the feature 'smcp' takes true, false or the number of an alternate, not the text 'yes' (1:37)"),
    ErrorCase(
      "styles: { body: { features: { smcp: -1 } } }",
      "the feature 'smcp' takes a whole number from 0 to 65535, not -1 (1:37)"),
    ErrorCase(
      "styles: { body: { features: { 37/9: true } } }", "no AAT feature '37/9' is known (1:31)",
      "known pairs are a type and a selector, such as 37/1 for smcp; types are 1, 6, 10, 11, 14, 19, 21, 33, 35, 36, "
        + "37 and 38"),
    ErrorCase(
      "styles: { body: { features: { 37/0: false } } }", "the AAT feature '37/0' takes true (1:31)",
      "the selector switches features off"),
    ErrorCase("styles: { body: { features: { 37/1: 2 } } }", "the AAT feature '37/1' takes true or false (1:31)"),
    ErrorCase(
      "styles: { body: { features: smcp } }", "'features' takes a map or a list, not the text 'smcp' (1:29)",
      "write [smcp]"),
    ErrorCase(
      "styles: { body: { features: [12] } }", "an entry of 'features' takes text, not the number 12 (1:30)",
      "put it in quotes"),
    ErrorCase(
      "styles: { body: { axes: { width: 80 } } }", "no variation axis has the tag 'width' (1:27)",
      "did you mean 'wdth'? a tag has four characters, such as wdth"),
    ErrorCase("styles: { body: { axes: { wdth: 1e999 } } }", "the axis 'wdth' takes a finite number, not 1e999 (1:33)"),
  ]

  @Test("Each error says what stands where, and what to do", arguments: top + styles + circles + features)
  func wording(example: ErrorCase) {
    // A format of its own would come first; the texts without one have theirs at their end.
    let text = example.text
    let reading =
      text.hasPrefix("name: x") || text.contains("format")
      ? DocumentReader.read(Array(text.utf8), name: "test.yaml") : Documents.reading(text)
    #expect(reading.errors.map { "\($0.message) (\($0.line):\($0.column))" } == [example.error])
    #expect(reading.errors.first?.hint == example.hint)
    #expect(reading.document == nil)
  }

  @Test("A document of nothing but its format is whole")
  func onlyFormat() throws {
    let document = try Documents.document("format: 1")
    #expect(document.name == "test")
    #expect(document.styles.isEmpty)
  }
}
