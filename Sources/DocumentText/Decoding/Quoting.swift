internal import Spelling

/// Words of a document as a message shows them.
enum Quoting {
  /// In single quotes, shortened, with control characters and marks of direction as escapes.
  static func quoted(_ text: String) -> String { "'\(shortened(text))'" }

  /// Without quotes.
  static func shortened(_ text: String) -> String {
    let result = LogCommands.disarmed(Escapes.braced(String(text.unicodeScalars.prefix(60)), where: isUnseen))
    return text.unicodeScalars.count > 60 ? result + "…" : result
  }

  /// Whether a character could change a message without being seen.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }

  /// A number in the fewest digits, without a fraction where it has none.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }

  /// Words as a list: 'a', 'b' and 'c'; of more than 20 the first 19, and how many more there are.
  static func list(_ words: [String], last: String = "and") -> String { Spelling.list(words, last, limit: 20) }
}
