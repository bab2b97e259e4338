internal import Spelling

/// Why a language's characters can't be told.
public enum LanguagesError: Error, Hashable, Sendable {
  /// No version of ICU from `oldest` to `newest` is on the machine.
  case noICU(oldest: Int, newest: Int)
  /// The machine's ICU lacks a function.
  case noFunction(String, version: Int)
  /// CLDR has no characters for a tag.
  ///
  /// `nearest` are known tags that are spelled alike, or whose language has that name; nearest first.
  case unknownLanguage(String, nearest: [String])
  /// ICU could not do what it was asked: the function, the tag, and ICU's own name of the error.
  case refused(function: String, tag: String, error: String)
}

extension LanguagesError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .noICU(let oldest, let newest):
      "no ICU on this machine, which knows languages: looked for \(oldest) to \(newest)"
    case .noFunction(let name, let version): "ICU \(version) has no function '\(name)'"
    case .unknownLanguage(let tag, _): "no characters are known for the language '\(Self.shown(tag))'"
    case .refused(let function, let tag, let error):
      "ICU has no answer for '\(Self.shown(tag))': \(error) (\(function))"
    }
  }

  /// What to do about it; nil where the message says it all.
  public var hint: String? {
    switch self {
    case .noICU: "Debian has it as the package libicu72, Ubuntu as libicu74"
    case .noFunction: "install another version of ICU beside it"
    case .unknownLanguage(_, let nearest):
      nearest.isEmpty
        ? "languages are BCP 47 tags such as en, vi, sr-Latn or zh-Hant"
        : "did you mean \(Spelling.list(nearest.map { "'\($0)'" }, "or"))?"
    case .refused: nil
    }
  }

  /// A tag with all but what tags are made of as escapes, at most 40 characters.
  private static func shown(_ tag: String) -> String {
    let text = Escapes.braced(String(tag.unicodeScalars.prefix(40))) { $0.value <= 0x20 || $0.value >= 0x7F }
    return tag.unicodeScalars.count > 40 ? text + "…" : text
  }
}
