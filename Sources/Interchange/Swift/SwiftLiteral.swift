internal import Spelling

/// Writes values as Swift's source has them.
enum SwiftLiteral {
  /// A text between quotes; whatever could end the literal, can't be seen, or is a command to a log's reader is escaped.
  ///
  /// Swift takes none of the noncharacters U+FDD0 to U+FDEF, not even escaped: each becomes U+FFFD.
  static func string(_ text: String) -> String {
    let escaped = Escapes.spelled(text, sign: "\\u{23}") { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      case _ where (0xFDD0...0xFDEF).contains(scalar.value): "\u{FFFD}"
      default: scalar.isUnsafe ? "\\u{\(scalar.hexadecimal(digits: 1))}" : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// A list of texts.
  static func strings(_ texts: [String]) -> String {
    "[\(texts.map(string).joined(separator: ", "))]"
  }
}
