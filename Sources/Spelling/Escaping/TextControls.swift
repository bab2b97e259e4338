/// Characters that act on what shows them and are not seen themselves.
///
/// These are control codes, line and paragraph separators, and format characters (bidi overrides, zero-width marks,
/// tags) other than the two joiners, which Arabic, Indic scripts and emoji need.
package enum TextControls {
  /// Whether a character could move a terminal's cursor, break a line or reorder the text around it.
  package static func contain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D
    default: return false
    }
  }

  /// The text with each such character as `\u{…}` in hexadecimal; all others stay, such as the spaces of a file's name.
  package static func escaped(_ text: String) -> String { Escapes.braced(text, where: contain) }
}
