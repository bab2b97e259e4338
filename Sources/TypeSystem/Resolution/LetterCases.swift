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
    var lowered = ""
    for character in text {
      // Composed or not, the capital with a dot is the plain small letter.
      lowered += character == "İ" ? "i" : character == "I" ? "ı" : String(character)
    }
    return lowered.lowercased()
  }

  /// The first letter of each word becomes a capital, the other letters stay.
  private static func capitalized(_ text: String, _ language: String) -> String {
    var result = ""
    var startsWord = true
    for character in text {
      result += startsWord && character.isLetter ? titlecased(character, language) : String(character)
      startsWord =
        character.isWhitespace || character == "-" || startsWord && !character.isLetter && !character.isNumber
    }
    return result
  }

  /// A letter as a word begins with it: a digraph such as ǆ has a form of its own for that.
  private static func titlecased(_ character: Character, _ language: String) -> String {
    if hasDottedCapital(language) { return uppercased(String(character), language) }
    let scalars = String(character).unicodeScalars
    guard let first = scalars.first else { return "" }
    return first.properties.titlecaseMapping + String(String.UnicodeScalarView(scalars.dropFirst()))
  }
}
