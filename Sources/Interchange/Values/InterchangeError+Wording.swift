extension InterchangeError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .syntax(let place, let problem):
      place.line.map { "line \($0), column \(place.column): \(problem)" } ?? "byte \(place.column): \(problem)"
    case .noFamily(let part, _): "no family has '\(part.onOneLine)' in its name"
    case .wrongKind(let path, let expected, let found): "\(Self.place(path)) is \(found), not \(expected)"
    case .missingKey(let path, let key, _): "\(Self.place(path)) has no key '\(key)'"
    case .tooDeep(let path, let limit): "\(Self.place(path)) is nested more than \(limit) levels deep"
    case .tooMany(let limit): "the file has more than \(limit) values"
    case .nothingToImport(let what, let notes):
      notes.first.map { "no \(what): '\($0.path.onOneLine)' \($0.why.onOneLine)" } ?? "no \(what)"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .noFamily(_, let nearest) where !nearest.isEmpty: Self.suggestion(nearest)
    case .noFamily: "without --matching, every family is written"
    case .missingKey(_, _, let nearest) where !nearest.isEmpty: Self.suggestion(nearest)
    case .syntax, .wrongKind, .missingKey, .tooDeep, .nothingToImport: nil
    case .tooMany: "give the part of it that has the fonts"
    }
  }

  private static func place(_ path: String) -> String { path.isEmpty ? "the file" : "'\(path.onOneLine)'" }

  private static func suggestion(_ names: [String]) -> String {
    "did you mean \(names.map { "'\($0.onOneLine)'" }.joined(separator: " or "))?"
  }
}
