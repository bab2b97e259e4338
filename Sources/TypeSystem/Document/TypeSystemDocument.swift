public import DynamicType

/// A type system as a document says it: fonts, families, and a rule for each text style.
///
/// Inheritance is already worked out: each rule holds what `defaults`, the styles that it extends and its own lines
/// come to.
public struct TypeSystemDocument: Hashable, Sendable {
  /// The name that the sheet carries.
  public var name: String
  /// The platform whose table and categories apply.
  public var platform: Platform
  /// The watch's case, which a new watch's category depends on; nil is one of 40 to 42 mm.
  ///
  /// Only for watchOS.
  public var watchCase: WatchCase?
  /// The languages as BCP 47 tags; the first is the sheet's.
  public var languages: [String]
  /// The samples by language.
  public var samples: OrderedMap<String, SampleTexts>
  /// Where fonts come from.
  public var fonts: FontSources
  /// The families by the keys that rules name them by.
  public var families: OrderedMap<String, FontFamily>
  /// The rules of the custom column, in the order of the document.
  ///
  /// A style without one is not part of the system.
  public var styles: OrderedMap<StyleName, StyleRule>
  /// What happens to Apple's styles without a rule.
  public var undefinedStyles: UndefinedStyles
  /// The parts of the interface with fonts of their own.
  public var roles: OrderedMap<String, RoleRule>
  /// How a change of category reaches the app's text.
  public var updates: UpdatePolicy
  /// The colours by name.
  public var colors: OrderedMap<String, DocumentColor>
  /// How grave each kind of finding is, where the document says so.
  public var findings: OrderedMap<String, FindingLevel>
  /// The mock screens, those that others hold as parts left out.
  public var screens: [MockScreen] = []
  /// The fallback column.
  public var fallback: FallbackRule
  /// The fallback column's fonts for single styles.
  public var fallbacks: [StyleName: FontReference]
  /// The families that step in, after a family's own, for characters that a custom font lacks.
  public var cascade: [FontReference]
  /// The text of every sample, where it isn't the style's own.
  public var text: String?
  /// The families taken for the system font, best first: those of the platform's San Francisco unless they are set.
  public var systemFamilies: [String] {
    get { ownSystemFamilies ?? platform.systemFamilies }
    set { ownSystemFamilies = newValue }
  }
  private var ownSystemFamilies: [String]?
  /// The family drawn where none of ``systemFamilies`` is there, and said to stand in.
  public var systemStandIn: String

  /// Makes a document; Apple's San Francisco is the system font, and Inter stands in for it.
  public init(
    name: String, platform: Platform = .ios, watchCase: WatchCase? = nil, languages: [String] = ["en"],
    samples: OrderedMap<String, SampleTexts> = [:], fonts: FontSources = FontSources(),
    families: OrderedMap<String, FontFamily> = [:], styles: OrderedMap<StyleName, StyleRule>,
    undefinedStyles: UndefinedStyles = .system, roles: OrderedMap<String, RoleRule> = [:],
    updates: UpdatePolicy = .adjusts, colors: OrderedMap<String, DocumentColor> = [:],
    findings: OrderedMap<String, FindingLevel> = [:], fallback: FallbackRule = FallbackRule(),
    fallbacks: [StyleName: FontReference] = [:], cascade: [FontReference] = [], text: String? = nil,
    systemFamilies: [String]? = nil, systemStandIn: String = "Inter"
  ) {
    self.name = name
    self.platform = platform
    self.watchCase = watchCase
    self.languages = languages
    self.samples = samples
    self.fonts = fonts
    self.families = families
    self.styles = styles
    self.undefinedStyles = undefinedStyles
    self.roles = roles
    self.updates = updates
    self.colors = colors
    self.findings = findings
    self.fallback = fallback
    self.fallbacks = fallbacks
    self.cascade = cascade
    self.text = text
    ownSystemFamilies = systemFamilies
    self.systemStandIn = systemStandIn
  }

  /// The category that a new device is set to: Large, or what a watch of the case has; nil where Apple doesn't say.
  public var defaultCategory: ContentSizeCategory? {
    guard platform == .watchos, let watchCase else { return .large }
    return watchCase.defaultCategory
  }

  /// The sheet's language as a BCP 47 tag: the first of ``languages``, English without any.
  public var language: String {
    get { languages.first ?? "en" }
    set { languages = [newValue] + languages.filter { $0 != newValue } }
  }
}

extension Platform {
  /// The families of Apple's system font on the platform, best first.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography (June 2026): SF Compact on watchOS, SF Pro elsewhere. iOS 9 had
  /// both texts and displays of San Francisco UI, which isn't offered for download.
  fileprivate var systemFamilies: [String] {
    switch self {
    case .watchos: ["SF Compact", "SF Compact Text", "SF Compact Display"]
    case .ios, .ios9, .tvos, .macos, .visionos: ["SF Pro", "SF Pro Text", "SF Pro Display"]
    }
  }
}

extension TypeSystemDocument {
  /// A document with one font for every style, at Apple's weights and sizes.
  public static func single(font: String, name: String? = nil) -> TypeSystemDocument {
    TypeSystemDocument(
      name: name ?? font,
      styles: OrderedMap(TextStyle.standard.map { (.apple($0), StyleRule(font: .named(font))) }))
  }
}
