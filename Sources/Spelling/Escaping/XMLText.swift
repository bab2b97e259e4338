/// Text from outside as it stands in an XML file, whatever it holds.
///
/// Control codes become U+FFFD: XML 1.0 has no way to write most of them, and the others could move a terminal's cursor.
/// Tabs and line ends in an attribute become character references, or a reader would take them for spaces. So do the
/// characters that steer the direction of text, which could otherwise turn the file's own source around, and the second of
/// two number signs, since a log's reader takes `##[` for a command (``LogCommands``).
package enum XMLText {
  /// Adds the text between two tags, where what embeds, isolates or overrides a direction is left out.
  package static func addContent(_ text: String, to bytes: inout [UInt8]) {
    add(text, to: &bytes, isAttribute: false)
  }

  /// Adds the value of an attribute, without its quotation marks.
  package static func addAttribute(_ text: String, to bytes: inout [UInt8]) {
    if isPlain(text) {
      bytes.append(contentsOf: text.utf8)
    } else {
      add(text, to: &bytes, isAttribute: true)
    }
  }

  /// The text between two tags, as ``addContent(_:to:)`` adds it.
  package static func content(_ text: String) -> String {
    var bytes: [UInt8] = []
    addContent(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An attribute with a space before it and its value in quotation marks.
  package static func attribute(_ name: String, _ value: String) -> String {
    var bytes = Array(" \(name)=\"".utf8)
    addAttribute(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "\""
  }

  /// Whether a text is its own bytes wherever it stands, as most labels are: ASCII without quotation mark, markup and
  /// number sign.
  package static func isPlain(_ text: String) -> Bool {
    // Half the instructions of a walk through the text's UTF-8 view, which are 0.5 M of the default sheet as SVG.
    let bytes = text.utf8Span.span
    for index in bytes.indices where !isPlain(bytes[index]) { return false }
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x23 && byte != 0x26 && byte != 0x3C && byte != 0x3E
  }

  private static func add(_ text: String, to bytes: inout [UInt8], isAttribute: Bool) {
    var pairs = SignPairs()
    for scalar in text.unicodeScalars where isAttribute || !isDirectionalRun(scalar) {
      if pairs.isSecond(scalar) {
        addReference(scalar, to: &bytes)
      } else {
        add(scalar, to: &bytes, isAttribute: isAttribute)
      }
    }
  }

  private static func add(_ scalar: Unicode.Scalar, to bytes: inout [UInt8], isAttribute: Bool) {
    switch scalar {
    case "&": bytes.append(contentsOf: "&amp;".utf8)
    case "<": bytes.append(contentsOf: "&lt;".utf8)
    case ">": bytes.append(contentsOf: "&gt;".utf8)
    case "\"" where isAttribute: bytes.append(contentsOf: "&quot;".utf8)
    case "\t", "\n", "\r":
      isAttribute || scalar == "\r" ? addReference(scalar, to: &bytes) : bytes.append(UInt8(scalar.value))
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
      bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{FEFF}": addReference(scalar, to: &bytes)
    case _ where isDirectionalRun(scalar): addReference(scalar, to: &bytes)
    case _ where scalar.isASCII: bytes.append(UInt8(scalar.value))
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func addReference(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8)
  }

  /// Whether a character begins or ends a run of another direction: LRE, RLE, PDF, LRO, RLO and the isolates.
  private static func isDirectionalRun(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
