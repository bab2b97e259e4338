/// The weight of a face as a number from 1 to 1000, 400 for regular and 700 for bold, as in CSS and OpenType.
///
/// Names are Apple's, and two of them are swapped against OpenType's: `ultraLight` is 100 and `thin` 200, where
/// OpenType says Thin for 100 and Extra Light (or Ultra Light) for 200. So weights are matched by number, never by
/// name.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Int

  /// The weight with a number, or nil when the number is not from 1 to 1000.
  public init?(rawValue: Int) {
    guard (1...1000).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(named rawValue: Int) { self.rawValue = rawValue }

  // The numbers of Apple's names: WebKit's mapping of CSS weights to UIFont.Weight (2025), which OpenType's
  // usWeightClass shares.

  /// 100, which OpenType calls Thin.
  public static let ultraLight = FontWeight(named: 100)
  /// 200, which OpenType calls Extra Light or Ultra Light.
  public static let thin = FontWeight(named: 200)
  /// 300.
  public static let light = FontWeight(named: 300)
  /// 400.
  public static let regular = FontWeight(named: 400)
  /// 500.
  public static let medium = FontWeight(named: 500)
  /// 600.
  public static let semibold = FontWeight(named: 600)
  /// 700.
  public static let bold = FontWeight(named: 700)
  /// 800, which OpenType calls Extra Bold.
  public static let heavy = FontWeight(named: 800)
  /// 900.
  public static let black = FontWeight(named: 900)

  /// The nine weights that have a name, lightest first.
  public static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Apple's name of exactly this number, such as "semibold" for 600, or nil when it has none.
  public var name: String? {
    switch rawValue {
    case 100: "ultraLight"
    case 200: "thin"
    case 300: "light"
    case 400: "regular"
    case 500: "medium"
    case 600: "semibold"
    case 700: "bold"
    case 800: "heavy"
    case 900: "black"
    default: nil
    }
  }

  /// The weight that a spelling stands for: a whole number from 1 to 1000 in digits, or one of Apple's names.
  ///
  /// In names, case, spaces, hyphens and underscores don't matter, and `.bold`, `UIFont.Weight.bold` and
  /// `Font.Weight.bold` are read. Names that only OpenType or CSS has, such as `extraLight` and `normal`, are not: some
  /// of them mean another number there.
  public init?(spelling: String) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if spelling.utf8.allSatisfy(digits.contains), let number = Int(spelling) {
      self.init(rawValue: number)
    } else {
      // The index is made when something else than the plain name is asked for.
      guard let weight = Self.named.first(where: { $0.name == spelling }) ?? Self.index[spelling] else { return nil }
      self = weight
    }
  }

  /// What may stand before a weight's name.
  private static let prefixes = [
    "", ".", "UIFont.Weight.", "NSFont.Weight.", "Font.Weight.", "SwiftUI.Font.Weight.", "UIFontWeight",
  ]

  private static let index: SpellingIndex<FontWeight> = {
    var index = SpellingIndex<FontWeight>()
    for weight in named {
      guard let name = weight.name else { continue }
      index.add(prefixes.map { $0 + name }, for: weight)
    }
    return index
  }()
}

extension FontWeight: Comparable {
  /// Whether the first weight is lighter than the second.
  public static func < (first: FontWeight, second: FontWeight) -> Bool { first.rawValue < second.rawValue }
}

extension FontWeight: CustomStringConvertible {
  /// Apple's name where there is one, else the number.
  public var description: String { name ?? "\(rawValue)" }
}
