internal import DynamicType
internal import TypeSystem
internal import Typeface

extension AppFontError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .notLoaded(let asked): "'\(asked)' was asked for before the fonts were loaded"
    case .loading(let error): error.description
    case .filesRefused(let reports): Self.refusals(reports)
    case .emptyDirectory(let path): "the folder '\(path)' holds no file"
    case .noSystemFont(let standIn): "neither the system font nor its stand-in '\(standIn)' is among the loaded fonts"
    case .faceMissing(let name, let use, _): Self.prefix(use) + "no face '\(name)' among the loaded fonts"
    case .substituted(let use, let mark): Self.prefix(use) + AppFontNote.words(of: mark)
    case .axisAbsent(let tag, let name): "the face '\(name)' has no axis '\(tag)'"
    case .noDefaultSize(let style, let platform): "no default size is known for '\(style)' on \(platform.displayName)"
    case .unscalable(let style, let category, let platform):
      "nothing is known of how '\(style)' grows at '\(category)' on \(platform.displayName)"
    case .notASize(let size): "a font's size has to be finite and over 0, not '\(size)'"
    case .noTextStyle(let name): "the font '\(name)' was made without a text style"
    case .undefinedStyle(let name, _): "the type system has no style '\(name)'"
    case .noSize(let style, let category): "no size for '\(style)' at '\(category)'"
    case .unknownRole(let name, _): "the type system has no role '\(name)'"
    case .roleWithoutFont(let name): "the role '\(name)' is the system's own and has no font in the type system"
    case .unknownWeight(let word, _): "no weight is called '\(word)'"
    case .resolution(let error): error.description
    }
  }

  /// What to do about it, where there is something to say.
  public var hint: String? {
    switch self {
    case .notLoaded: "call finishLoading() first, and bind the catalog that it gives"
    case .loading(let error): error.hint
    case .filesRefused, .roleWithoutFont: nil
    case .emptyDirectory: "put the font files into it, or name another folder"
    case .noSystemFont: "load it with loadSystemFonts(directory:), or name another stand-in"
    case .faceMissing(_, _, let nearest):
      Self.suggestion(nearest) ?? "loadedFonts lists the PostScript names that are there"
    case .substituted: "load the face, or make the fonts without strict"
    case .axisAbsent: "a variable face with that axis is needed"
    case .noDefaultSize: "pass a default size"
    case .unscalable: "use a size that does not scale, or another style"
    case .notASize: nil
    case .noTextStyle: "make the font of a text style, or make the fonts without strict"
    case .undefinedStyle(_, let nearest): Self.suggestion(nearest) ?? "give the style a rule"
    case .noSize: "give the category a size"
    case .unknownRole(_, let nearest): Self.suggestion(nearest) ?? "declare it under roles"
    case .unknownWeight(_, let nearest):
      (Self.suggestion(nearest).map { "\($0) " } ?? "") + "weights are \(AppFontError.weightWords) and 1 to 1000"
    case .resolution(let error): error.hint
    }
  }

  /// The names of the nine weights, in one line.
  static var weightWords: String { FontWeight.named.compactMap(\.name).joined(separator: ", ") }

  private static func prefix(_ use: String?) -> String { use.map { "\($0): " } ?? "" }

  private static func suggestion(_ names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private static func refusals(_ reports: [FontFileReport]) -> String {
    let first = reports.first.map { "cannot read font '\($0.path)': \($0.refusal ?? "no font")" } ?? "no font was read"
    return reports.count > 1 ? "\(first), and \(reports.count - 1) more" : first
  }
}
