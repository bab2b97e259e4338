internal import Spelling

/// Makes text from fonts, files and users safe to show: on a terminal, in a log, in one line.
package enum TerminalText {
  /// Longest value that a message quotes, in characters; a longer one is cut and says so.
  package static let longestQuote = 300

  /// Whether a scalar must not reach a terminal as it is, as `TextControls` tells.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { TextControls.contain(scalar) }

  /// The text with every unsafe scalar written as `\u{…}` in hexadecimal, and so that no log takes it for a command.
  package static func escaped(_ text: String) -> String { LogCommands.disarmed(TextControls.escaped(text)) }

  /// The text escaped and in single quotes, with quotes and backslashes of its own written as `\'` and `\\`.
  ///
  /// Text over `longestQuote` characters is cut, and its length is told after the quotes.
  package static func quoted(_ text: String) -> String {
    let shown = text.prefix(longestQuote)
    let spelled = Escapes.spelled(String(shown)) { scalar in
      if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
      return isUnsafe(scalar) ? Escapes.braced(scalar) : nil
    }
    let quote = LogCommands.disarmed("'\(spelled)'")
    return shown.endIndex == text.endIndex ? quote : "\(quote)… (\(text.count) characters)"
  }

  /// The text in at most so many characters, one at least; one of them is an ellipsis in place of the middle of a longer one.
  package static func elided(_ text: String, limit: Int) -> String {
    guard text.count > limit else { return text }
    let tail = max(limit - 1, 0) / 2
    return text.prefix(max(limit - 1, 0) - tail) + "…" + text.suffix(tail)
  }

  /// How many columns of a terminal the text takes: none for combining marks, two for wide East Asian characters.
  package static func width(of text: String) -> Int {
    text.reduce(0) { sum, character in
      sum + (character.unicodeScalars.map { width(of: $0) }.max() ?? 0)
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isEmojiPresentation || isWide(scalar) ? 2 : 1
    }
  }

  /// The blocks that Unicode's EastAsianWidth.txt (15.0) gives as wide or full-width, whole blocks at a time.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
