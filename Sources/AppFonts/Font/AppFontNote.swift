public import DynamicType
public import TypeSystem
public import Typeface

/// What a reader must know of an app's font that is not quite what was asked for.
public enum AppFontNote: Hashable, Sendable {
  /// The face is not loaded, and the system font is drawn; `nearest` are loaded names that resemble it.
  case fallback(missing: String, nearest: [String])
  /// What a type system or the choice of a face says: a stand-in, another weight, a feature that is not there.
  case mark(Mark)
  /// Apple gives the style no size on the platform: 17 points that do not scale are taken.
  case noDefaultSize(TextStyle)
  /// Nothing says how the style grows at the category: the size is taken unscaled.
  case unscaled(TextStyle, ContentSizeCategory)
  /// The face has no such axis, and the font is drawn without the width asked for.
  case axisAbsent(Tag)
  /// The platform has no condensed system font, and the font is of normal width.
  case noCondensed(Platform)
  /// A face of the cascade list is not loaded, and is passed over.
  case cascadeMissing(name: String)
  /// The font had no text style, and body's font was taken in its place.
  case noTextStyle
}

extension AppFontNote: CustomStringConvertible {
  /// One line in lower case, names in quotes, and the nearest names where a face is missing.
  public var description: String {
    switch self {
    case .fallback(let name, let nearest):
      "no face '\(name)' among the loaded fonts: the system font is drawn"
        + (nearest.isEmpty ? "" : "; nearest: \(nearest.map { "'\($0)'" }.joined(separator: ", "))")
    case .mark(let mark): Self.words(of: mark)
    case .noDefaultSize(let style): "no default size is known for '\(style)': 17 points that do not scale"
    case .unscaled(let style, let category): "nothing is known of how '\(style)' grows at '\(category)': unscaled"
    case .axisAbsent(let tag): "the face has no axis '\(tag)'"
    case .noCondensed(let platform): "\(platform.displayName) has no condensed system font"
    case .cascadeMissing(let name): "no face '\(name)' among the loaded fonts for the cascade"
    case .noTextStyle: "the font had no text style: body's is taken"
    }
  }

  /// Whether the note is for information alone: the declared stand-in, a limit that was asked for, a derived size.
  var isInformation: Bool {
    switch self {
    case .mark(.standIn), .mark(.capped), .mark(.derived), .mark(.belowMinimum): true
    default: false
    }
  }

  static func words(of mark: Mark) -> String {
    switch mark {
    case .standIn(let family): "the face stands in for '\(family)'"
    case .faceStandIn(let name): "no face '\(name)': the family's stand-in is drawn"
    case .fallback(let name): "no face '\(name)': the fallback is drawn"
    case .nearestWeight(let asked, let drawn): "'\(asked)' was asked for, '\(drawn)' is drawn"
    case .capped(let size): "capped at \(size) pt"
    case .belowMinimum(let size): "\(size) pt is under the platform's minimum"
    case .undefined: "the style is not in the type system"
    case .derived: "the size follows a rule that was not recorded on this platform"
    case .featureAbsent(let tag): "the face has no feature '\(tag)'"
    case .faint, .fallbackGlyphs, .missingGlyphs, .undrawableGlyphs, .cut, .inkBeyond, .invisible: "'\(mark.name)'"
    }
  }
}
