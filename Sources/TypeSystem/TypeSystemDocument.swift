public import DynamicType

/// A type system as a document says it: a rule for each text style, and what stands in when a face is missing.
public struct TypeSystemDocument: Hashable, Sendable {
  /// The name that the sheet carries.
  public var name: String
  /// The platform whose table and categories apply.
  public var platform: Platform
  /// The sheet's language as a BCP 47 tag.
  public var language: String
  /// The rules of the custom column.
  ///
  /// A style without one is not part of the system.
  public var styles: [TextStyle: StyleRule]
  /// The fallback column's fonts by style, where they aren't the system font: a family, or the name of one face.
  public var fallbacks: [TextStyle: String]
  /// The families that step in, in order, for characters that a custom font lacks; the fallback comes after them.
  public var cascade: [String]
  /// The text of every sample, where it isn't the style's own.
  public var text: String?
  /// The families taken for the system font, best first.
  public var systemFamilies: [String]
  /// The family drawn where none of ``systemFamilies`` is there, and said to stand in.
  public var systemStandIn: String

  /// Makes a document; Apple's San Francisco is the system font, and Inter stands in for it.
  public init(
    name: String, platform: Platform = .ios, language: String = "en", styles: [TextStyle: StyleRule],
    fallbacks: [TextStyle: String] = [:], cascade: [String] = [], text: String? = nil,
    systemFamilies: [String] = ["SF Pro", "SF Pro Text", "SF Pro Display"], systemStandIn: String = "Inter"
  ) {
    self.name = name
    self.platform = platform
    self.language = language
    self.styles = styles
    self.fallbacks = fallbacks
    self.cascade = cascade
    self.text = text
    self.systemFamilies = systemFamilies
    self.systemStandIn = systemStandIn
  }
}

extension TypeSystemDocument {
  /// The document that serves when none is given: a slab and a sans on UIFontMetrics' curves, over the system font.
  public static let embeddedDefault = TypeSystemDocument(
    name: "Default",
    styles: [
      .largeTitle: StyleRule(font: "Zilla Slab", weight: .bold),
      .title1: StyleRule(font: "Fira Sans", weight: .bold),
      .title2: StyleRule(font: "Fira Sans", weight: .medium),
      .title3: StyleRule(font: "Fira Sans", weight: .medium),
      .headline: StyleRule(font: "Fira Sans", weight: .bold),
      .body: StyleRule(font: "Zilla Slab", weight: .medium),
      .callout: StyleRule(font: "Zilla Slab", weight: .medium),
      .subheadline: StyleRule(font: "Fira Sans", weight: .light),
      .footnote: StyleRule(font: "Zilla Slab", weight: .light),
      .caption1: StyleRule(font: "Fira Sans", weight: .light),
      .caption2: StyleRule(font: "Fira Sans", weight: .light),
    ])

  /// A document with one font for every style, at Apple's weights and sizes.
  public static func single(font: String, name: String? = nil) -> TypeSystemDocument {
    TypeSystemDocument(
      name: name ?? font,
      styles: Dictionary(uniqueKeysWithValues: TextStyle.standard.map { ($0, StyleRule(font: font)) }))
  }
}
