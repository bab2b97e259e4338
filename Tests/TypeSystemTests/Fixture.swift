import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

/// A document over the test faces, two of them made italic, and what a style of it comes to.
struct Fixture {
  let library: FontLibrary
  var document: TypeSystemDocument
  var boldText = false
  var missingFace: FontSources.FacePolicy?

  init(
    _ styles: OrderedMap<StyleName, StyleRule> = [:], families: OrderedMap<String, FontFamily> = [:],
    platform: Platform = .ios
  ) {
    library = TestFaces.library()
    for (file, name, italic) in [
      ("SpecimenSerif-Light.ttf", "SpecimenSerif-Light", "SpecimenSerif-LtIta"),
      ("SpecimenSerif-Bold.ttf", "SpecimenSerif-Bold", "SpecimenSerif-BdIt"),
    ] {
      var font = PatchedFont(file)
      font.rename(name, to: italic)
      font.makeItalic()
      precondition(!library.load(bytes: font.bytes, name: italic).faces.isEmpty, "\(italic) was not loaded")
    }
    document = TypeSystemDocument(
      name: "Test", platform: platform, families: families, styles: styles, systemStandIn: "Specimen Flex")
  }

  /// A fixture whose body has a rule.
  init(body: StyleRule, families: OrderedMap<String, FontFamily> = [:], platform: Platform = .ios) {
    self.init([.body: body], families: families, platform: platform)
  }

  func resolve(_ styles: [StyleName]? = nil) throws(ResolutionError) -> ResolvedTypeSystem {
    try Resolver(library: library, missingFace: missingFace, boldText: boldText).resolve(document, styles: styles)
  }

  /// A style's two columns.
  func style(_ name: StyleName = .body) throws -> ResolvedStyle { try #require(try resolve([name]).styles.first) }

  /// The custom cell of a style at a category.
  func cell(_ name: StyleName = .body, _ category: ContentSizeCategory = .large) throws -> ResolvedCell {
    try #require(try style(name).custom.cells.first { $0.category == category })
  }

  /// The PostScript name that a style's custom column has at Large.
  func face(_ name: StyleName = .body) throws -> String? { try style(name).custom.font?.postScriptName }

  /// The marks of a style's custom font.
  func marks(_ name: StyleName = .body) throws -> [Mark] { try style(name).custom.font?.marks ?? [] }

  /// The three upright weights of Specimen Serif and the two italics, each by its name.
  static let serif: OrderedMap<FaceKey, String> = [
    FaceKey(.light): "SpecimenSerif-Light", FaceKey(.medium): "SpecimenSerif-Medium",
    FaceKey(.bold): "SpecimenSerif-Bold", FaceKey(.light, .italic): "SpecimenSerif-LtIta",
    FaceKey(.bold, .italic): "SpecimenSerif-BdIt",
  ]
}

extension ResolvedColumn {
  var sizes: [Double?] { cells.map(\.pointSize) }
}
