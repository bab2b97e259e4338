internal import Spelling

/// Joins words as a sentence does.
enum Words {
  /// "a", "a or b", "a, b or c".
  static func alternatives(_ words: [String], _ conjunction: String = "or") -> String {
    Spelling.list(words, conjunction)
  }

  /// "1 face", "3 faces".
  static func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

  /// Breaks text at spaces into lines of at most `width` columns; a longer word has a line of its own.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [line]
  }
}
