internal import Spelling

/// Words of a matrix or a work list as a message shows them.
enum Shown {
  /// In single quotes, shortened, with everything that isn't seen as itself escaped.
  static func quoted(_ text: String) -> String {
    let short =
      text.unicodeScalars.count > 60 ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…" : text
    return "'\(Spelling.escaped(short))'"
  }

  /// Words as a list, at most twenty of them.
  static func list(_ words: [String]) -> String { Spelling.list(words, limit: 20) }

  /// What was most likely meant, and else what there is.
  static func suggestion(_ word: String, _ known: [String], _ otherwise: String) -> String {
    guard word.utf8.count <= 64, let near = Spelling.nearest(to: word, in: known, limit: 1).first else {
      return otherwise
    }
    return "did you mean '\(near)'? \(otherwise)"
  }
}
