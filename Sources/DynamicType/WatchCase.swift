/// The size of an Apple Watch's case, on which the content size category of a new watch depends.
///
/// The raw value is the word that a document writes, such as `45mm`.
public enum WatchCase: String, CaseIterable, Sendable {
  /// 38 mm, the smallest.
  case mm38 = "38mm"
  /// 40 mm.
  case mm40 = "40mm"
  /// 41 mm.
  case mm41 = "41mm"
  /// 42 mm.
  case mm42 = "42mm"
  /// 44 mm.
  case mm44 = "44mm"
  /// 45 mm.
  case mm45 = "45mm"
  /// 46 mm, which Apple's table leaves out.
  case mm46 = "46mm"
  /// 49 mm, the largest.
  case mm49 = "49mm"

  // Source: Apple, Human Interface Guidelines, Typography, the heads of "watchOS Dynamic Type sizes", equal in copies
  // of January 2024, February 2026 and June 2026. They don't name the 46 mm case, for which xLarge would be a guess.

  /// The category that a new watch of this case is set to, or nil for 46 mm, which Apple doesn't list.
  public var defaultCategory: ContentSizeCategory? {
    switch self {
    case .mm38: .small
    case .mm40, .mm41, .mm42: .large
    case .mm44, .mm45, .mm49: .xLarge
    case .mm46: nil
    }
  }

  /// The height of the case in millimetres.
  public var millimetres: Int { Int(rawValue.prefix(2)) ?? 0 }

  /// The name that a sheet prints, such as "45 mm".
  public var displayName: String { "\(millimetres) mm" }

  /// The case that a spelling stands for, `45mm`, `45 mm`, `45-mm` or `45`, in any case of letters; nil when none does.
  public init?(spelling: String) {
    guard let watchCase = Self.index[spelling] else { return nil }
    self = watchCase
  }

  private static let index: SpellingIndex<WatchCase> = {
    var index = SpellingIndex<WatchCase>()
    for watchCase in allCases { index.add([watchCase.rawValue, "\(watchCase.millimetres)"], for: watchCase) }
    return index
  }()
}

extension WatchCase: CustomStringConvertible {
  /// The word that a document writes, such as `45mm`.
  public var description: String { rawValue }
}
