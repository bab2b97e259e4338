// Names: UIKit, SwiftUI and CoreText as in Apple's SDK constants (iOS 26); WebKit's CSS names as in its
// SystemFontDatabaseCoreText; the HIG's as printed in its Typography page (copy of June 2026).
extension TextStyle {
  /// The style that a spelling stands for, or nil when none does.
  ///
  /// Case, spaces, hyphens and underscores don't matter. These are read:
  /// - UIKit: `UIFont.TextStyle.title1`, `.title1`, `title1`, `UIFontTextStyleTitle1`
  /// - SwiftUI: `Font.TextStyle.caption`, `Font.caption`, `caption`
  /// - the Human Interface Guidelines: `Large Title`, `Subhead`, on watchOS `Footnote 1`
  /// - raw values: `UICTFontTextStyleTitle0`, CoreText's `kCTUIFontTextStyleTitle0`
  /// - CSS: `-apple-system-title1`
  public init?(spelling: String) {
    // Most documents write UIKit's name. The index of all others takes 3.9 M instructions to make, of a sheet's 640 M.
    guard let style = Self(rawValue: spelling) ?? Self.index[spelling] else { return nil }
    self = style
  }

  /// The name that the Human Interface Guidelines print, such as "Large Title", "Title 1" or "Subhead".
  public var higName: String {
    switch self {
    case .extraLargeTitle: "Extra Large Title 1"
    case .extraLargeTitle2: "Extra Large Title 2"
    case .largeTitle: "Large Title"
    case .title1: "Title 1"
    case .title2: "Title 2"
    case .title3: "Title 3"
    case .headline: "Headline"
    case .subtitle1: "Subtitle 1"
    case .body: "Body"
    case .callout: "Callout"
    case .subheadline: "Subhead"
    case .footnote: "Footnote"
    case .footnote2: "Footnote 2"
    case .caption1: "Caption 1"
    case .caption2: "Caption 2"
    }
  }

  /// The name that a sheet prints: the guidelines' own, except "Subheadline", which is the API's word.
  public var displayName: String { self == .subheadline ? "Subheadline" : higName }

  /// The name in UIKit, such as `UIFont.TextStyle.title1`; nil for `subtitle1` and `footnote2`, which only the
  /// guidelines name.
  public var uiKitName: String? { constantSuffix.map { _ in "UIFont.TextStyle.\(rawValue)" } }

  /// The name in SwiftUI, such as `Font.TextStyle.title`, which has no numbers on the first title and caption.
  ///
  /// It is nil where UIKit has none either.
  public var swiftUIName: String? { constantSuffix.map { _ in "Font.TextStyle.\(swiftUICaseName)" } }

  /// The string behind UIKit's constant, such as `UICTFontTextStyleTitle0` for `largeTitle`, or nil where it has none.
  public var rawName: String? { constantSuffix.map { "UICTFontTextStyle\($0)" } }

  /// The name of CoreText's constant, such as `kCTUIFontTextStyleTitle0` for `largeTitle`, or nil where it has none.
  public var coreTextName: String? { constantSuffix.map { "kCTUIFontTextStyle\($0)" } }

  /// The font keyword of WebKit's CSS, such as `-apple-system-title0`, or nil where WebKit has none.
  ///
  /// The extra large titles, `callout`, `subtitle1` and `footnote2` have none.
  public var cssName: String? {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .callout, .subtitle1, .footnote2: nil
    case .largeTitle: "-apple-system-title0"
    default: "-apple-system-\(rawValue)"
    }
  }

  /// Every documented name of the style, the printed one first, without repetition.
  ///
  /// `init(spelling:)` reads all of them, and shorter forms of them too.
  public var spellings: [String] {
    var unique: [String] = []
    for name in [rawValue, displayName, higName, uiKitName, swiftUIName, rawName, coreTextName, cssName] {
      if let name, !unique.contains(name) { unique.append(name) }
    }
    return unique
  }

  private var swiftUICaseName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }

  /// The end of the raw and CoreText names, where large title is number 0; nil when Apple's SDK has no such style.
  private var constantSuffix: String? {
    switch self {
    case .extraLargeTitle: "ExtraLargeTitle"
    case .extraLargeTitle2: "ExtraLargeTitle2"
    case .largeTitle: "Title0"
    case .title1: "Title1"
    case .title2: "Title2"
    case .title3: "Title3"
    case .headline: "Headline"
    case .body: "Body"
    case .callout: "Callout"
    case .subheadline: "Subhead"
    case .footnote: "Footnote"
    case .subtitle1, .footnote2: nil
    case .caption1: "Caption1"
    case .caption2: "Caption2"
    }
  }

  /// What may stand before any style's short name.
  private static let prefixesOfAny = ["", ".", "TextStyle."]

  /// What may stand before the short name of a style of Apple's SDK.
  private static let prefixesOfSDK = [
    "UIFont.TextStyle.", "NSFont.TextStyle.", "UIFontTextStyle", "NSFontTextStyle", "Font.", "Font.TextStyle.",
    "SwiftUI.Font.TextStyle.",
  ]

  private static let index: SpellingIndex<TextStyle> = {
    var index = SpellingIndex<TextStyle>()
    for style in allCases {
      let short = [style.rawValue, style.swiftUICaseName, style.higName, style.displayName]
      index.add(style.spellings, for: style)
      let prefixes = style.uiKitName == nil ? prefixesOfAny : prefixesOfAny + prefixesOfSDK
      index.add(prefixes.flatMap { prefix in short.map { prefix + $0 } }, for: style)
    }
    index.add(prefixesOfAny.map { $0 + "Footnote 1" }, for: .footnote)
    return index
  }()
}
