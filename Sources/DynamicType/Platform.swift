/// An operating system, or an older version of one, with a table of text styles of its own.
///
/// The raw value is the word that a document writes and a report prints.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and iPadOS since iOS 11: eleven styles at twelve categories, and `UIFontMetrics`.
  case ios
  /// iOS 9 and 10: ten styles, of which only body grows past xxxLarge, and no `UIFontMetrics`.
  case ios9
  /// watchOS: ten styles at nine categories, xSmall … AX3 without Medium, in SF Compact.
  case watchos
  /// tvOS before 27: nine styles in Apple's guidelines, each with one size.
  case tvos
  /// macOS: eleven styles in Apple's guidelines, each with one size.
  case macos
  /// visionOS: iOS' categories and styles and two extra large titles; Apple publishes no sizes.
  case visionos

  /// The platform that a spelling stands for, or nil when none does.
  ///
  /// Case, spaces, hyphens and underscores don't matter. iPadOS shares the table of `ios`, and iOS 10 that of `ios9`.
  public init?(spelling: String) {
    guard let platform = Self.index[spelling] else { return nil }
    self = platform
  }

  /// The name that a sheet prints, such as "iOS", "iOS 9" or "watchOS".
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .ios9: "iOS 9"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    case .macos: "macOS"
    case .visionos: "visionOS"
    }
  }

  private static let index: SpellingIndex<Platform> = {
    var index = SpellingIndex<Platform>()
    for platform in allCases { index.add([platform.rawValue, platform.displayName], for: platform) }
    index.add(["iPadOS"], for: .ios)
    index.add(["iOS 10"], for: .ios9)
    return index
  }()
}

extension Platform: CustomStringConvertible {
  /// The word that a document writes, such as `ios9`.
  public var description: String { rawValue }
}
