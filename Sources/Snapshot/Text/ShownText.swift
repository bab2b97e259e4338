internal import Spelling

/// Makes text from fonts, documents and golden files safe to show in one line: on a terminal, in a log, in a report.
enum ShownText {
  /// The longest value that a sentence quotes, in characters; a longer one is cut, and an ellipsis says so.
  static let longestQuote = 200

  /// Whether a scalar must not be shown as it is, because it could break the line, reorder the text or hide.
  ///
  /// These are control codes, spaces other than the plain one, separators, format characters, and those for private
  /// use, whose look depends on the reader's fonts. The ranges are Unicode 16's and are written down here, so that the
  /// same text is escaped alike whatever Unicode version the program was built with.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    return unsafeRanges.contains { $0.contains(scalar.value) }
  }

  /// The text with every unsafe scalar written as `\u{…}` in hexadecimal, and so that no log takes it for a command.
  static func escaped(_ text: String) -> String { LogCommands.disarmed(Escapes.braced(text, where: isUnsafe)) }

  /// The text escaped and cut for showing, in single quotes.
  static func quoted(_ text: String) -> String {
    let shown = text.prefix(longestQuote)
    return "'\(escaped(String(shown)))\(shown.endIndex == text.endIndex ? "" : "…")'"
  }

  private static let unsafeRanges: [ClosedRange<UInt32>] = [
    0x7F...0xA0, 0xAD...0xAD, 0x600...0x605, 0x61C...0x61C, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
    0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000...0x3000,
    0xE000...0xF8FF, 0xFEFF...0xFEFF, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x110BD...0x110BD, 0x110CD...0x110CD,
    0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF, 0xF0000...0x10FFFF,
  ]
}
