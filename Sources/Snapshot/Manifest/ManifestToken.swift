internal import Spelling

/// A word of a manifest's line: as it is where it is plain, else in double quotes with JSON's escapes.
struct ManifestToken: Hashable {
  /// What the word says, without quotes and escapes.
  var text: String
  /// Whether it stands in quotes.
  var isQuoted: Bool

  /// Words that begin a part of a manifest, and the one for nothing: a style or a face of that name stands in quotes.
  private static let reserved: Set<String> = ["-", "shapes", "cells", "places", "end"]

  /// A name as a line writes it: bare where it is printable ASCII that can't be taken for anything else.
  static func written(_ text: String) -> String {
    isPlain(text) && !reserved.contains(text) ? text : quoted(text)
  }

  /// Several words that the line's other words don't follow: bare where each is plain and one space stands between.
  static func writtenToEnd(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.allSatisfy { isPlain(String($0)) } ? text : quoted(text)
  }

  /// A text in double quotes, with JSON's escapes for quotes, backslashes and all that ``ShownText`` calls unsafe.
  static func quoted(_ text: String) -> String { JSONString.quoted(text, isUnsafe: ShownText.isUnsafe) }

  /// Whether a text can stand without quotes: printable ASCII that begins like no marker of a merge conflict.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, !"<>=|#".utf8.contains(first) else { return false }
    return text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}
