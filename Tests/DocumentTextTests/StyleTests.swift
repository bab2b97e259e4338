import DocumentText
import DynamicType
import Testing
import TypeSystem
import Typeface

struct StyleTests {
  private func rules(_ text: String) throws -> OrderedMap<StyleName, StyleRule> {
    try Documents.document("families: { a: { family: A }, b: { family: B } }\n" + text).styles
  }

  @Test("Every member of a style is read")
  func members() throws {
    let rule = try rules(
      """
      colors: { accent: "#0af" }
      styles:
        body:
          relativeTo: title
          family: a
          weight: semibold
          slant: italic
          size: 17
          lineHeight: { multiple: 1.2 }
          letterSpacing: { em: -0.02 }
          features: { smcp: true, ss01: 2, liga: false }
          axes: { wdth: 80 }
          case: uppercase
          color: accent
          sample: Hamburg
          at: { AX1: { face: A-Bold, weight: 700, lineHeight: natural, letterSpacing: system, color: "#12345678" } }
      """)[.apple(.body)]
    var expected = StyleRule(font: .family("a"), weight: .semibold, slant: .italic, size: .metrics(size: 17))
    expected.relativeTo = .title1
    expected.lineHeight = .multiple(1.2)
    expected.letterSpacing = .em(-0.02)
    expected.features = [
      FontFeature(tag: "smcp"), FontFeature(tag: "ss01", value: 2), FontFeature(tag: "liga", value: 0),
    ]
    expected.axes = [AxisCoordinate(tag: "wdth", value: 80)]
    expected.letterCase = .uppercase
    expected.color = DocumentColor(red: 0, green: 0xAA, blue: 0xFF)
    expected.sample = "Hamburg"
    expected.at[.accessibility1] = StyleOverride(
      font: .face("A-Bold"), weight: .bold, lineHeight: .natural, letterSpacing: .system,
      color: DocumentColor(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78))
    #expect(rule == expected)
  }

  @Test("Other forms of line height and letter spacing")
  func otherForms() throws {
    let styles = try rules(
      "styles: { body: { lineHeight: system, letterSpacing: { points: 0.5 } }, title1: { lineHeight: { points: 22 } } }"
    )
    #expect(styles[.apple(.body)]?.lineHeight == .system)
    #expect(styles[.apple(.body)]?.letterSpacing == .points(0.5))
    #expect(styles[.apple(.title1)]?.lineHeight == .points(22))
  }

  @Test("Styles and categories have every spelling of Apple's")
  func spellings() throws {
    let styles = try rules(
      "styles: { UIFont.TextStyle.title1: {}, Large Title: {}, subhead: {}, caption: { at: { UICTContentSizeCategoryL: { weight: 300 } } } }"
    )
    #expect(styles.keys == [.apple(.title1), .apple(.largeTitle), .apple(.subheadline), .apple(.caption1)])
    #expect(styles[.apple(.caption1)]?.at.keys.map(\.name) == ["large"])
  }

  @Test("A style that is 'system' takes nothing from the defaults")
  func systemStyle() throws {
    let styles = try rules("defaults: { family: a, weight: 300 }\nstyles: { body: system }")
    #expect(styles[.apple(.body)] == .system)
  }

  @Test("Defaults, then what is extended, then the style's own lines")
  func merging() throws {
    let styles = try rules(
      """
      defaults: { family: a, weight: 300, features: { smcp: true, liga: true }, axes: { wdth: 90 }, size: { fixed: 10 } }
      styles:
        body: { weight: 400, features: { liga: false }, at: { AX5: { weight: 700, slant: italic } } }
        note: { extends: body, size: { fixed: 12 }, axes: { wdth: 80, opsz: 9 }, at: { AX5: { slant: none }, AX4: { size: 30 } } }
      """)
    let features = [FontFeature(tag: "smcp"), FontFeature(tag: "liga", value: 0)]
    #expect(
      styles[.apple(.body)]
        == StyleRule(
          font: .family("a"), weight: .regular, size: .fixed(10), features: features,
          axes: [AxisCoordinate(tag: "wdth", value: 90)],
          at: [.accessibility5: StyleOverride(weight: .bold, slant: .italic)]))
    #expect(
      styles[.custom("note")]
        == StyleRule(
          font: .family("a"), weight: .regular, size: .fixed(12), features: features,
          axes: [AxisCoordinate(tag: "wdth", value: 80), AxisCoordinate(tag: "opsz", value: 9)],
          at: [
            .accessibility5: StyleOverride(weight: .bold, slant: .upright),
            .accessibility4: StyleOverride(size: .fixed(30)),
          ]))
  }

  @Test("A family takes the place of an inherited face, and a face that of a family")
  func familyAndFace() throws {
    let styles = try rules(
      "defaults: { face: X }\nstyles: { body: { family: a }, title1: { extends: body, face: Y }, title2: {} }")
    #expect(styles.map(\.value.font) == [.family("a"), .face("Y"), .face("X")])
  }

  @Test("A size replaces an inherited one whole")
  func sizesReplace() throws {
    let styles = try rules(
      "defaults: { size: { metrics: { max: 40, min: 10 } } }\nstyles: { body: { size: { metrics: { default: 20 } } } }")
    #expect(styles[.apple(.body)]?.size == .metrics(size: 20))
  }

  @Test("Styles are extended whatever the order of the lines")
  func extendsForward() throws {
    let styles = try rules(
      "styles: { c: { extends: b, slant: italic }, b: { extends: a, weight: 700 }, a: { relativeTo: body, family: a } }"
    )
    #expect(styles.keys == [.custom("c"), .custom("b"), .custom("a")])
    #expect(
      styles[.custom("c")] == StyleRule(font: .family("a"), weight: .bold, slant: .italic, relativeTo: .body))
  }

  @Test("What extends a system style has the system's font, size, leading and tracking")
  func extendsSystem() throws {
    let styles = try rules("styles: { body: system, title1: { extends: body, weight: 700 } }")
    #expect(
      styles[.apple(.title1)]
        == StyleRule(font: .system, weight: .bold, size: .system(), lineHeight: .system, letterSpacing: .system))
  }

  @Test("A chain of 65 styles is too long, one of 64 is not")
  func longChains() {
    let chain = { (count: Int) in
      "styles:\n  s0: { size: { fixed: 9 } }\n"
        + (1..<count).map { "  s\($0): { extends: s\($0 - 1) }\n" }.joined()
    }
    #expect(Documents.errors(chain(64)) == [])
    let reversed = { (count: Int) in
      "styles:\n" + (1..<count).reversed().map { "  s\($0): { extends: s\($0 - 1) }\n" }.joined()
        + "  s0: { size: { fixed: 9 } }\n"
    }
    #expect(Documents.errors(reversed(64)) == [])
    #expect(
      Documents.errors(reversed(66)) == ["the style 's65' extends more than 64 styles, one after the other (2:3)"])
  }

  @Test(
    "A10: every AAT pair is its OpenType feature",
    arguments: [
      ("37/1", "smcp", 1), ("37/2", "pcap", 1), ("38/1", "c2sc", 1), ("38/2", "c2pc", 1), ("6/0", "tnum", 1),
      ("6/1", "pnum", 1), ("21/0", "onum", 1), ("21/1", "lnum", 1), ("11/2", "frac", 1), ("11/1", "afrc", 1),
      ("10/1", "sups", 1), ("10/2", "subs", 1), ("10/3", "ordn", 1), ("10/4", "sinf", 1), ("14/4", "zero", 1),
      ("14/5", "zero", 0), ("1/2", "liga", 1), ("1/3", "liga", 0), ("1/4", "dlig", 1), ("1/5", "dlig", 0),
      ("1/18", "clig", 1), ("1/19", "clig", 0), ("1/20", "hlig", 1), ("1/21", "hlig", 0), ("36/0", "calt", 1),
      ("36/1", "calt", 0), ("36/2", "swsh", 1), ("36/3", "swsh", 0), ("36/4", "cswh", 1), ("36/5", "cswh", 0),
      ("33/0", "case", 1), ("33/1", "case", 0), ("33/2", "cpsp", 1), ("33/3", "cpsp", 0), ("19/4", "titl", 1),
      ("19/0", "titl", 0), ("35/2", "ss01", 1), ("35/3", "ss01", 0), ("35/40", "ss20", 1), ("35/41", "ss20", 0),
    ])
  func aatPairs(pair: String, tag: String, value: Int) throws {
    let styles = try rules("styles: { body: { features: [\"\(pair)\"] } }")
    let expected = try FontFeature(tag: #require(Tag(tag)), value: #require(UInt32(exactly: value)))
    #expect(styles[.apple(.body)]?.features == [expected])
  }

  @Test("A selector that switches a type off switches all its features off")
  func offSelectors() throws {
    let tags = { (pair: String) in
      try rules("styles: { body: { features: [\"\(pair)\"] } }")[.apple(.body)]?.features
        .map { "\($0.tag)=\($0.value)" }
    }
    #expect(try tags("37/0") == ["smcp=0", "pcap=0"])
    #expect(try tags("6/4") == ["tnum=0", "pnum=0"])
    #expect(try tags("10/0") == ["sups=0", "subs=0", "ordn=0", "sinf=0"])
  }

  @Test("A pair that is false is off, and the later one of a tag and its pair counts")
  func pairsAndTags() throws {
    let styles = try rules(
      "styles: { body: { features: { smcp: true, 37/1: false } }, title1: { features: [37/1, smcp] } }")
    #expect(styles[.apple(.body)]?.features == [FontFeature(tag: "smcp", value: 0)])
    #expect(styles[.apple(.title1)]?.features == [FontFeature(tag: "smcp")])
  }
}

struct RoleTests {
  private func roles(_ text: String) throws -> OrderedMap<String, RoleRule> {
    try Documents.document("families: { a: { family: A }, b: { family: B } }\n" + text).roles
  }

  @Test("A role's own lines stand over its style's rule")
  func overStyle() throws {
    let roles = try roles(
      "styles: { body: { family: a, weight: 300 } }\nroles: { button: { style: body, weight: 700, update: features } }")
    #expect(
      roles["button"]
        == RoleRule(style: .apple(.body), rule: StyleRule(font: .family("a"), weight: .bold), update: .features))
  }

  @Test("A role without a style has the defaults, or what it extends")
  func withoutStyle() throws {
    let roles = try roles(
      """
      defaults: { family: a }
      styles: { body: { weight: 300, relativeTo: body } }
      roles: { button: { size: { fixed: 17 } }, label: { extends: body, slant: italic } }
      """)
    #expect(roles["button"] == RoleRule(rule: StyleRule(font: .family("a"), size: .fixed(17))))
    #expect(
      roles["label"]
        == RoleRule(rule: StyleRule(font: .family("a"), weight: .light, slant: .italic, relativeTo: .body)))
  }

  @Test("A role may follow a style that the document leaves to the system, or to body")
  func undefinedStyle() throws {
    #expect(
      try roles("roles: { button: { style: headline } }")["button"]
        == RoleRule(style: .apple(.headline), rule: .system))
    #expect(
      try roles("roles: { button: { style: headline, weight: 700 } }")["button"]
        == RoleRule(
          style: .apple(.headline),
          rule: StyleRule(
            font: .system, weight: .bold, size: .system(), lineHeight: .system, letterSpacing: .system)))
    #expect(
      try roles("undefinedStyles: body\nstyles: { body: { family: b } }\nroles: { button: { style: headline } }")[
        "button"]
        == RoleRule(style: .apple(.headline), rule: StyleRule(font: .family("b"))))
  }

  static let errors: [ErrorCase] = [
    ErrorCase("roles: { button: { style: headlin } }", "no style of this document named 'headlin' (1:27)"),
    ErrorCase(
      "undefinedStyles: error\nroles: { button: { style: headline } }",
      "no style of this document named 'headline' (2:27)"),
    ErrorCase("roles: { button: { weight: 500 } }", "the role 'button' doesn't say whose size it takes (1:10)"),
    ErrorCase(
      "roles: { button: { style: body, extends: body } }", "a role has either 'style' or 'extends', not both (1:33)"),
    ErrorCase("roles: { button: sistem }", "the role 'button' takes 'system' or a map, not 'sistem' (1:18)"),
    ErrorCase("roles: { button: { update: restile } }", "no choice for 'update' named 'restile' (1:28)"),
    ErrorCase("roles: { pageControl: { tint: accent } }", "'tint' takes a map, not the text 'accent' (1:31)"),
    ErrorCase("roles: { pageControl: { tint: { current: accent } } }", "no colour named 'accent' (1:42)"),
  ]

  @Test("Each error of a role says what stands where", arguments: errors)
  func wording(example: ErrorCase) {
    #expect(Documents.errors(example.text) == [example.error])
  }

  @Test("A role can't have the name of a style: rows, cells and files are told apart by it")
  func namesake() {
    #expect(
      Documents.errors("roles: { body: system }") == ["the role 'body' has the name of a style (1:10)"])
    #expect(
      Documents.errors("styles: { badge: { size: { fixed: 9 } } }\nroles: { badge: system }")
        == ["the role 'badge' has the name of a style (2:10)"])
    #expect(Documents.errors("roles: { badge: system }") == [])
  }

  @Test("A role with nearly the name of a known one is told")
  func misspelt() {
    #expect(
      Documents.warnings("roles: { navigatonTitle: system }") == [
        "warning: the role 'navigatonTitle' is none that a screen is known to have (1:10)"
      ])
    #expect(Documents.warnings("roles: { sidebarHeading: system, toolbarItem: system }") == [])
  }
}

struct SampleAndLanguageTests {
  @Test("Samples are one text a language, or one a style, with the other styles' under '*'")
  func samples() throws {
    let document = try Documents.document(
      """
      languages: [de, en-GB]
      styles: { price: { size: { fixed: 9 } } }
      roles: { button: system }
      samples:
        de: Franz jagt
        en-GB: { body: Fox, caption: Dog, price: "9.99", button: Buy, "*": Pack my box }
      """)
    #expect(document.languages == ["de", "en-GB"])
    #expect(document.language == "de")
    #expect(
      document.samples == [
        "de": SampleTexts(all: "Franz jagt"),
        "en-GB": SampleTexts(
          all: "Pack my box",
          byStyle: [
            .apple(.body): "Fox", .apple(.caption1): "Dog", .custom("price"): "9.99", .role("button"): "Buy",
          ]),
      ])
  }

  @Test("A sample of another language than the document's is told")
  func otherLanguage() {
    #expect(
      Documents.warnings("samples: { fr: Voix }") == ["warning: 'fr' is none of the document's languages (1:12)"])
  }

  @Test("A sample has at most 4,096 characters")
  func longSamples() {
    let text = { (count: Int) in "styles: { body: { sample: \(String(repeating: "é", count: count)) } }" }
    #expect(Documents.errors(text(4096)) == [])
    #expect(Documents.errors(text(4097)) == ["'sample' has 4,097 characters, and at most 4,096 are shown (1:27)"])
  }

  @Test(
    "Tags that are well formed as BCP 47 says",
    arguments: [
      "en", "de-DE", "pt-BR", "zh-Hant", "zh-Hant-TW", "es-419", "sl-rozaj", "de-1996", "zh-cmn-Hans-CN",
      "en-a-bbb-x-a",
      "x-private", "i-klingon", "de-DE-u-co-phonebk", "ar-Arab", "yue",
    ])
  func goodTags(tag: String) {
    #expect(Documents.errors("languages: [\(tag)]") == [])
  }

  @Test(
    "Tags that are not",
    arguments: [
      "e", "e_n", "en-", "-en", "en--US", "toolongtag", "de-DE-DE", "en-a", "en-x", "x", "1a", "en-U$", "englisch-x-",
      "de-verylongpart",
    ])
  func badTags(tag: String) {
    #expect(Documents.errors("languages: [\"\(tag)\"]") == ["'\(tag)' is no language tag (1:13)"])
  }
}
