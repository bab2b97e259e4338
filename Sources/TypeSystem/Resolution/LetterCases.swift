internal import Typeface

/// Changes the case of letters, as a rule asks for it.
enum LetterCases {
  /// The text in a case; Turkish and Azeri keep their dotted and dotless i apart.
  static func apply(_ letterCase: LetterCase, to text: String, language: String) -> String {
    switch letterCase {
    case .none: text
    case .uppercase: uppercased(text, language)
    case .lowercase: lowercased(text, language)
    case .capitalized: capitalized(text, language)
    }
  }

  private static func hasDottedCapital(_ language: String) -> Bool {
    let primary = language.split(separator: "-").first?.lowercased()
    return primary == "tr" || primary == "az"
  }

  private static func uppercased(_ text: String, _ language: String) -> String {
    guard hasDottedCapital(language) else { return text.uppercased() }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "i" ? "İ" : $0 })).uppercased()
  }

  private static func lowercased(_ text: String, _ language: String) -> String {
    guard hasDottedCapital(language) else { return text.lowercased() }
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "I": "ı"
      case "İ": "i"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars)).lowercased()
  }

  /// The first letter of each word becomes a capital, the other letters stay.
  private static func capitalized(_ text: String, _ language: String) -> String {
    var result = ""
    var startsWord = true
    for character in text {
      result += startsWord && character.isLetter ? uppercased(String(character), language) : String(character)
      startsWord =
        character.isWhitespace || character == "-" || startsWord && !character.isLetter && !character.isNumber
    }
    return result
  }
}
