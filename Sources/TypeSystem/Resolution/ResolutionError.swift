/// Why a type system can't be worked out against a font library.
public enum ResolutionError: Error, Hashable, Sendable {
  /// A font that was asked for by name is not in the library.
  case noSuchFont(name: String, nearest: [String])
  /// Neither the system font nor its stand-in is in the library.
  case noSystemFont(standIn: String)
}

extension ResolutionError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .noSuchFont(let name, _): "no family and no face named '\(name)' among the fonts"
    case .noSystemFont(let standIn): "neither the system font nor its stand-in '\(standIn)' is among the fonts"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .noSuchFont(_, let nearest) where nearest.isEmpty:
      "'specimen fonts FOLDER' lists the names that a folder offers"
    case .noSuchFont(_, let nearest): "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    case .noSystemFont: "make sheet"
    }
  }
}
