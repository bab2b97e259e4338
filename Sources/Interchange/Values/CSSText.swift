internal import Spelling

/// Writes text as CSS has it.
enum CSSText {
  /// A text between quotes.
  ///
  /// `<` is escaped too, so that no text ends the style element that it may come to stand in, and so are commands to a
  /// log's reader.
  static func string(_ text: String) -> String {
    let escaped = Escapes.spelled(text, sign: "\\23 ") { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0": "\u{FFFD}"
      default: scalar.isUnsafe || scalar == "<" ? "\\\(scalar.hexadecimal(digits: 1)) " : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// A text inside a comment, which it can end no more than a style element.
  static func comment(_ text: String) -> String {
    var comment = ""
    for scalar in text.onOneLine.unicodeScalars {
      if scalar == "/", comment.hasSuffix("*") || comment.hasSuffix("<") { comment += " " }
      comment.unicodeScalars.append(scalar)
    }
    return comment
  }
}
