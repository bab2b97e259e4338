/// Why a type system can't be worked out against a font library.
public enum ResolutionError: Error, Hashable, Sendable {
  /// A font that was asked for by name is not in the library.
  case noSuchFont(name: String, nearest: [String])
  /// A face that a style needs is not in the library, and nothing may step in.
  case missingFace(name: String, style: StyleName, nearest: [String])
  /// Neither the system font nor its stand-in is in the library.
  case noSystemFont(standIn: String)
  /// A rule names a family that the document doesn't declare.
  case undeclaredFamily(key: String, nearest: [String])
  /// A style was asked for that the document has no rule for, and such styles are errors in it.
  case undefinedStyle(StyleName)
}

extension ResolutionError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .noSuchFont(let name, _): "no family and no face named '\(name)' among the fonts"
    case .missingFace(let name, let style, _): "\(style.name): no face '\(name)' among the fonts"
    case .noSystemFont(let standIn): "neither the system font nor its stand-in '\(standIn)' is among the fonts"
    case .undeclaredFamily(let key, _): "no family '\(key)' is declared"
    case .undefinedStyle(let style): "the type system has no style '\(style.name)', and its undefined styles are errors"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .noSuchFont(_, let nearest) where nearest.isEmpty:
      "'specimen fonts FOLDER' lists the names that a folder offers"
    case .noSuchFont(_, let nearest): Self.suggestion(nearest)
    case .missingFace(_, _, let nearest) where nearest.isEmpty:
      "a standIn for the family, or onMissingFace: fallback, lets the style be drawn"
    case .missingFace(_, _, let nearest): Self.suggestion(nearest)
    case .undeclaredFamily(_, let nearest): nearest.isEmpty ? "declare it under families" : Self.suggestion(nearest)
    case .noSystemFont: "--default-fonts names the folder of both; without it, 'make sheet' fetches the stand-in"
    case .undefinedStyle: "give it a rule under styles, or set undefinedStyles to system or body"
    }
  }

  private static func suggestion(_ names: [String]) -> String {
    "did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}
