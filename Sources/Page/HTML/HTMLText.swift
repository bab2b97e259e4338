internal import Spelling

/// Text from documents, fonts and command lines as it may stand in a page, whatever it holds.
package enum HTMLText {
  /// The text between two tags: markup is escaped, control codes are U+FFFD, and what overrides a direction is left out.
  package static func content(_ text: String) -> String {
    guard !XMLText.isPlain(text) else { return text }
    var bytes: [UInt8] = []
    XMLText.addContent(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of an attribute, to be put between double quotation marks.
  package static func attribute(_ text: String) -> String {
    guard !XMLText.isPlain(text) else { return text }
    var bytes: [UInt8] = []
    XMLText.addAttribute(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name on its own, which keeps the direction of its letters from what stands around it.
  package static func name(_ text: String) -> String {
    text.allSatisfy(\.isWhitespace) ? "<i>unnamed</i>" : "<bdi>\(content(text))</bdi>"
  }

  /// A text as part of a fragment and of an id: all but letters and digits of ASCII, `-`, `_`, `.` and `~` is
  /// percent-encoded, as `encodeURIComponent` does it.
  package static func fragment(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isUnreserved) else { return text }
    var bytes: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
