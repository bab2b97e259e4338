internal import Spelling

extension Unicode.Scalar {
  /// Whether the scalar can't be seen where text is shown, breaks a line, or changes the order of what is around it.
  ///
  /// Those are control and format characters (the bidi overrides among them), line and paragraph separators, every
  /// space but the ordinary one, and what has no meaning. Each output format has its own way to write them.
  var isUnsafe: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    case .spaceSeparator: self != " "
    default: false
    }
  }

  /// The code point in hexadecimal with at least so many digits, in capitals.
  func hexadecimal(digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension String {
  /// The text in one visible line, for a comment that ends at the line's end: what is unsafe is named, as in `<U+202E>`.
  ///
  /// No log takes it for a command.
  var onOneLine: String {
    LogCommands.disarmed(Escapes.spelled(self) { $0.isUnsafe ? "<U+\($0.hexadecimal(digits: 4))>" : nil })
  }
}
