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
