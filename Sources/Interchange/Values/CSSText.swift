/// Writes text as CSS has it.
enum CSSText {
  /// A text between quotes.
  ///
  /// `<` is escaped too, so that no text ends the style element that it may come to stand in.
  static func string(_ text: String) -> String {
    let escaped = text.escaped { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0": "\u{FFFD}"
      default: scalar.isUnsafe || scalar == "<" ? "\\\(scalar.hexadecimal(digits: 1)) " : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// A text inside a comment, which it can end no more than a style element.
  static func comment(_ text: String) -> String {
    var comment = ""
    for scalar in text.onOneLine.unicodeScalars {
      if scalar == "/", comment.hasSuffix("*") || comment.hasSuffix("<") { comment += " " }
      comment.unicodeScalars.append(scalar)
    }
    return comment
  }
}

/// Gives names of lower-case words with hyphens between them, each once: parts of CSS's custom properties and classes.
struct CSSNames {
  private var taken: Set<String> = []

  /// A name made of a text's words: `largeTitle` is `large-title`; the second of a name gets the number 2.
  mutating func name(_ text: String) -> String {
    var words = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isCapital = scalar.properties.isUppercase
      if isCapital, previous?.properties.isLowercase == true { words += "-" }
      if Self.isWordScalar(scalar) {
        words += scalar.properties.lowercaseMapping
      } else if !words.isEmpty, !words.hasSuffix("-") {
        words += "-"
      }
      previous = scalar
    }
    while words.hasSuffix("-") { words.removeLast() }
    let base = words.isEmpty ? "style" : words
    var name = base
    var number = 2
    while taken.contains(name) {
      name = "\(base)-\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    return scalar.properties.isAlphabetic && !scalar.isUnsafe && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
