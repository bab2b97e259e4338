/// Writes text as a string of JSON: what RFC 8259 demands is escaped, and what the writer says is unsafe where it is shown.
///
/// The second of two number signs is escaped as well, since a log's reader takes `##[` for a command (``LogCommands``).
package enum JSONString {
  /// The text between quotation marks.
  package static func quoted(_ text: String, isUnsafe: (Unicode.Scalar) -> Bool) -> String {
    var bytes: [UInt8] = []
    add(text, to: &bytes, isUnsafe: isUnsafe)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the text between quotation marks, in UTF-8.
  package static func add(_ text: String, to bytes: inout [UInt8], isUnsafe: (Unicode.Scalar) -> Bool) {
    bytes.append(UInt8(ascii: "\""))
    var pairs = SignPairs()
    for scalar in text.unicodeScalars {
      let isSecondSign = pairs.isSecond(scalar)
      switch scalar {
      case "\"": bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case _ where isUnsafe(scalar) || isSecondSign:
        bytes.append(contentsOf: Escapes.json(scalar).utf8)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
