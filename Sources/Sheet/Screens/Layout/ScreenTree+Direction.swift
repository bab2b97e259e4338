internal import TypeSystem

extension ScreenTree {
  /// The direction of the whole: its own, else that in which a language, a BCP 47 tag, is written.
  ///
  /// One that a node within it names means nothing.
  func direction(language: String) -> ScreenNode.Direction {
    root.direction ?? ScreenNode.Direction(language: language)
  }
}

extension ScreenNode.Direction {
  /// The direction in which a language is written: by its tag's script, else by that which it mostly has.
  ///
  /// Source: the scripts whose letters are of bidirectional class R or AL in Unicode 15, and CLDR's likely scripts.
  init(language: String) {
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 && $0.first?.isLetter == true }) {
      self = Self.scripts.contains(String(script)) ? .rightToLeft : .leftToRight
    } else {
      self = Self.languages.contains(subtags.first.map(String.init) ?? "") ? .rightToLeft : .leftToRight
    }
  }

  private static let scripts: Set<String> = [
    "arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr",
  ]
  private static let languages: Set<String> = [
    "ar", "arc", "arz", "ckb", "dv", "fa", "glk", "he", "iw", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "skr", "syr",
    "ug",
    "ur", "yi",
  ]
}
