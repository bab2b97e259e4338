import DocumentText
import DynamicType
import Testing
import TypeSystem
import Typeface

struct FourDocumentsTests {
  @Test("The four documents are read without a word", arguments: Documents.names)
  func noDiagnostics(name: String) {
    let reading = Documents.read(name)
    #expect(reading.document != nil)
    #expect(reading.diagnostics.map(\.message) == [])
  }

  @Test("A13: Museo maps ten styles to eight faces of two families at Apple's sizes")
  func museoStyles() throws {
    let document = try #require(Documents.read("museo").document)
    #expect(document.name == "SmartGoals (Museo)")
    #expect(document.platform == .ios)
    let expected: [(TextStyle, String, Int)] = [
      (.title1, "sans", 700), (.title2, "sans", 500), (.title3, "sans", 500), (.headline, "sans", 700),
      (.subheadline, "sans", 300), (.body, "slab", 500), (.callout, "slab", 500), (.caption1, "sans", 300),
      (.caption2, "sans", 300), (.footnote, "slab", 300),
    ]
    #expect(document.styles.keys == expected.map { .apple($0.0) })
    for (style, family, weight) in expected {
      let rule = StyleRule(font: .family(family), weight: FontWeight(rawValue: weight), size: .system())
      #expect(document.styles[.apple(style)] == rule, "\(style)")
    }
    #expect(document.undefinedStyles == .system)
    #expect(document.updates == .appearanceManager)
    #expect(document.fallback == FallbackRule())
  }

  @Test("A4, A6, A15: Museo's fonts are every file of a folder, then the installed ones")
  func museoFonts() throws {
    let document = try #require(Documents.read("museo").document)
    #expect(
      document.fonts
        == FontSources(
          sources: [.directory(DirectorySource(path: "Fonts", include: ["*"], optional: true)), .installed],
          onFileError: .warn, onMissingFace: .fallback, onDuplicate: .first))
    #expect(document.families.keys == ["sans", "slab", "firaSans", "zillaSlab"])
    #expect(
      document.families["slab"]
        == FontFamily(
          .listed([
            FaceKey(.light): "MuseoSlab-300", FaceKey(.light, .italic): "MuseoSlab-300Italic",
            FaceKey(.medium): "MuseoSlab-500", FaceKey(.medium, .italic): "MuseoSlab-500Italic",
          ]), standIn: .family("zillaSlab")))
  }

  @Test("A18, B2: Museo's roles follow a style, are fixed, have small caps, or only colours")
  func museoRoles() throws {
    let document = try #require(Documents.read("museo").document)
    let accent = DocumentColor(red: 0x0A, green: 0x60, blue: 0xFF)
    let faint = DocumentColor(red: 0x0A, green: 0x60, blue: 0xFF, alpha: 0x40)
    let headline = StyleRule(font: .family("sans"), weight: .bold, size: .system())
    let item = StyleRule(font: .family("slab"), weight: .medium, size: .fixed(17))
    var button = item
    button.features = [FontFeature(tag: "smcp")]
    #expect(
      document.roles == [
        "navigationTitle": RoleRule(style: .apple(.headline), rule: headline, update: .restyle),
        "navigationItem": RoleRule(rule: item, update: .fixed),
        "button": RoleRule(rule: button, update: .features),
        "tabBarItem": .system,
        "pageControl": RoleRule(update: .fixed, tint: RoleRule.Tint(current: accent, other: faint)),
      ])
    #expect(document.colors == ["accent": accent, "accentFaint": faint])
  }

  @Test("E3: Source Sans Pro's names are put together from nine weights and a suffix")
  func sourceSansNames() throws {
    let document = try #require(Documents.read("source-sans-pro").document)
    let family = try #require(document.families["sourceSansPro"])
    guard case .naming(let naming) = family.faces else {
      Issue.record("the family has no naming")
      return
    }
    #expect(naming.base == "SourceSansPro")
    #expect(naming.separator == "-")
    #expect(naming.weights.keys == FontWeight.named)
    #expect(
      naming.weights.map(\.value) == [
        "ExtraLight", "Light", "Light", "Regular", "Regular", "Semibold", "Bold", "Bold", "Black",
      ])
    #expect(naming.postScriptName(of: FaceKey(.regular, .italic)) == "SourceSansPro-It")
    #expect(naming.postScriptName(of: FaceKey(.semibold, .italic)) == "SourceSansPro-SemiboldIt")
  }

  @Test("E7, E8: Source Sans Pro's curve divides below Large, floors, and is shared through an alias")
  func sourceSansCurve() throws {
    let document = try #require(Documents.read("source-sans-pro").document)
    guard case .multiply(let body)? = document.styles[.apple(.body)]?.size,
      case .multiply(let title)? = document.styles[.apple(.largeTitle)]?.size,
      case .multiply(let callout)? = document.styles[.apple(.callout)]?.size
    else {
      Issue.record("the sizes are not multiplied")
      return
    }
    #expect(body.base == 16)
    #expect(title.base == 36)
    #expect(body.factors == title.factors)
    #expect([body, title, callout].map(\.rounding) == [.floor, .floor, .floor])
    #expect([body, title, callout].map(\.otherwise) == [16, 16, 16])
    #expect(body.factors[.xSmall] == .divided(1.6))
    #expect(body.factors[.large] == .times(1))
    #expect(body.factors[.accessibility4] == .times(1.9))
    #expect(callout.factors[.accessibility5] == .times(1.65))
    #expect(document.styles[.apple(.callout)]?.weight == .semibold)
    #expect(document.styles[.apple(.largeTitle)]?.slant == .italic)
    #expect(document.updates == .listener)
  }

  @Test("D3, D4, D6, D11: Swash's styles have defaults, limits, and the system font in another weight")
  func swash() throws {
    let document = try #require(Documents.read("swash").document)
    #expect(
      document.styles == [
        .apple(.headline): StyleRule(font: .family("papyrus"), weight: .light, size: .metrics(size: 17)),
        .apple(.title1): StyleRule(font: .family("gillSans"), weight: .bold, size: .metrics(size: 28, maximum: 38)),
        .apple(.body): StyleRule(font: .family("gillSans"), weight: .light, size: .metrics(maximum: 32)),
        .apple(.caption1): StyleRule(font: .system, weight: .heavy, size: .system(maximum: 30)),
        .apple(.footnote): StyleRule(font: .family("gillSans"), slant: .italic, size: .system(maximum: 30)),
      ])
    #expect(document.fonts == FontSources(sources: [.installed], onMissingFace: .error))
  }

  @Test("D14, D15: Swash's families have a map for Bold Text and a cascade")
  func swashFamilies() throws {
    let document = try #require(Documents.read("swash").document)
    #expect(document.families["papyrus"]?.cascade == [.family("damascus"), .system])
    #expect(document.families["damascus"]?.standIn == .system)
    #expect(
      document.families["gillSans"]?.boldText == .map([.light: .regular, .regular: .bold, .bold: .black]))
    #expect(document.families["firaSans"] == FontFamily(.matching("Fira Sans")))
  }

  @Test("F1, F2, F3, F6: CFDTLabel's one table has plateaus, and lacks nothing")
  func avenir() throws {
    let document = try #require(Documents.read("avenir").document)
    let sizes: [Double] = [12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 21]
    let table = SizeTable(Dictionary(uniqueKeysWithValues: zip(ContentSizeCategory.allCases, sizes)), missing: .error)
    #expect(
      document.styles == [
        .apple(.body): StyleRule(font: .family("avenirNext"), weight: .regular, size: .table(table))
      ])
    #expect(document.platform == .ios9)
    #expect(document.undefinedStyles == .error)
    #expect(document.updates == .load)
    #expect(document.families["avenirNext"]?.boldText == .heavier)
  }

  @Test("Plain JSON is a document too")
  func json() throws {
    let json =
      #"{"format":1,"name":"Gr\u00f6\u00dfe \ud83d\ude00","styles":{"body":{"weight":"bold","size":{"fixed":17}}}}"#
    let yaml = "format: 1\nname: Größe 😀\nstyles: { body: { weight: 700, size: { fixed: 17 } } }"
    #expect(try Documents.document(json) == Documents.document(yaml))
    #expect(Documents.errors(#"{"format": 1, "styles": {"boddy": {}}}"#) == ["no text style named 'boddy' (1:26)"])
  }

  @Test("The documentation's example is read without a word")
  func documentationExample() {
    let text = String(decoding: Documents.source("DocumentText/DocumentText.docc/DocumentFormat.md"), as: UTF8.self)
    let examples = text.split(separator: "```yaml\n").dropFirst().compactMap { $0.split(separator: "```").first }
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(DocumentReader.read(Array(example.utf8), name: "example.yaml").diagnostics.map(\.message) == [])
    }
  }

  @Test("The embedded default's text says what the embedded default is")
  func embeddedDefault() {
    let reading = DocumentReader.read(Array(EmbeddedDefault.text.utf8), name: EmbeddedDefault.fileName)
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.document?.name == "Default")
    #expect(reading.document?.styles.keys == TextStyle.standard.map { .apple($0) })
    #expect(
      reading.document?.styles[.apple(.largeTitle)] == StyleRule(font: .family("zillaSlab"), weight: .bold))
    #expect(reading.document?.families["zillaSlab"] == FontFamily(.matching("Zilla Slab")))
  }
}
