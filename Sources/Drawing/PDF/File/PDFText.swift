extension [UInt8] {
  /// Adds a text of a document's own, such as a title: as it is when it is plain ASCII, else in UTF-16.
  ///
  /// Noncharacters, which stand for nothing outside one program, become U+FFFD.
  mutating func add(pdfText text: String) {
    guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      add("<FEFF")
      add(utf16: text)
      return add(">")
    }
    append(UInt8(ascii: "("))
    for byte in text.utf8 { add(escaped: byte) }
    append(UInt8(ascii: ")"))
  }

  /// Adds a byte of a text in brackets.
  mutating func add(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      append(UInt8(ascii: "\\"))
      append(byte)
    case 0x0D: add("\\r")  // Readers take a bare one for a line feed.
    default: append(byte)
    }
  }

  /// Adds a text's UTF-16 as hexadecimal digits, noncharacters as U+FFFD.
  mutating func add(utf16 text: String) {
    for scalar in text.unicodeScalars {
      let shown = scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar
      for unit in UTF16.encode(shown) ?? UTF16.encodedReplacementCharacter { add(hexadecimal: unit) }
    }
  }

  /// Adds a number's four hexadecimal digits.
  mutating func add(hexadecimal unit: UInt16) {
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift) & 0xF
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}

/// A text as a document has it.
func pdfText(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.add(pdfText: text)
  return String(decoding: bytes, as: UTF8.self)
}
