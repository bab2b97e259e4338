/// An operating system, or an older version of one, with a Dynamic Type table of its own.
///
/// The raw value is the word that a document writes and a report prints.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and iPadOS since iOS 11: eleven styles at twelve categories, and `UIFontMetrics`.
  case ios
  /// iOS 9 and 10: ten styles, of which only body grows past xxxLarge, and no `UIFontMetrics`.
  case ios9

  /// The platform that a spelling stands for, or nil when none does.
  ///
  /// Case, spaces, hyphens and underscores don't matter. iPadOS shares the table of `ios`, and iOS 10 that of `ios9`.
  public init?(spelling: String) {
    guard let platform = Self.index[spelling] else { return nil }
    self = platform
  }

  /// The name that a sheet prints, "iOS" or "iOS 9".
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .ios9: "iOS 9"
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
