internal import Spelling

/// Writes text as XML 1.0 has it.
enum XMLText {
  /// Text between tags: marks of XML's own and commands to a log's reader are references, and a character that XML can't
  /// hold becomes U+FFFD.
  static func content(_ text: String) -> String {
    Escapes.spelled(text, sign: "&#x23;") { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      default:
        if scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
          "\u{FFFD}"
        } else {
          scalar.isUnsafe ? "&#x\(scalar.hexadecimal(digits: 1));" : nil
        }
      }
    }
  }

  /// Text inside a comment, in which no two hyphens may meet, nor one stand at the end.
  static func comment(_ text: String) -> String {
    var comment = ""
    for character in text.onOneLine {
      if character == "-", comment.hasSuffix("-") { comment += " " }
      comment.append(character)
    }
    return comment.hasSuffix("-") ? comment + " " : comment
  }
}
