internal import Spelling

/// Text that came from a process which a stranger's font may have taken over: what of it a terminal may get.
package enum ChildText {
  /// The text with every control code escaped but line ends, and colours where they are wanted.
  ///
  /// Bytes that are no UTF-8 come out as U+FFFD, and no line is a command to the reader of a log.
  package static func safe(_ bytes: [UInt8], keepsColours: Bool) -> [UInt8] {
    var result = ""
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.first {
      if keepsColours, scalar == "\u{1B}", let colour = colour(rest) {
        result.unicodeScalars.append(contentsOf: colour)
        rest = rest[colour.endIndex...]
        continue
      }
      if scalar == "\n" || scalar == "\t" || !TerminalText.isUnsafe(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += TerminalText.escaped(String(scalar))
      }
      rest = rest.dropFirst()
    }
    let lines = result.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.map { LogCommands.disarmed(String($0)) }.joined(separator: "\n").utf8)
  }

  /// The code that sets a colour (SGR) which a text begins with: nothing but digits between its brackets.
  private static func colour(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard text.dropFirst().first == "[" else { return nil }
    let digits = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" }
    guard digits.count <= 16, digits.endIndex < text.endIndex, text[digits.endIndex] == "m" else { return nil }
    return text[...digits.endIndex]
  }
}
