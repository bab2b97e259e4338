/// The pieces of a text that a line can't be broken in, as far as that is plain without a dictionary.
enum Unbreakable {
  /// The words of a text, each once, in its order.
  ///
  /// A break is at white space but no-break spaces, at a soft hyphen and at a zero-width space, and, as UAX #14 has it, after
  /// a dash, a hyphen or a solidus that a letter follows (no number: 1/2, -5; no hyphen that begins a word). Where
  /// a script has no spaces, ideographs and kana break everywhere, and Thai, Lao, Khmer and Myanmar by a dictionary: none of
  /// these gives words.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var seen: Set<String> = []
    var word = ""
    func end() {
      if !word.isEmpty, seen.insert(word).inserted { words.append(word) }
      word = ""
    }
    // The kind of the character before, where a break may follow it.
    var last = Kind.gap
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      let kind = kind(of: scalar)
      if isBreak(after: last, in: word, before: scalar) { end() }
      switch kind {
      case .letter, .hyphen, .solidus, .dash: word.append(character)
      case .gap, .spaceless: end()
      }
      last = kind
    }
    end()
    return words
  }

  private enum Kind {
    case letter, hyphen, solidus, dash, gap, spaceless
  }

  /// Whether a line may end between a character and the one that follows it in a word.
  private static func isBreak(after last: Kind, in word: String, before next: Unicode.Scalar) -> Bool {
    let isNumber = next.properties.numericType != nil
    return switch last {
    case .hyphen: word.count > 1 && next.properties.isAlphabetic
    case .solidus: next.properties.isAlphabetic
    case .dash: next.properties.isAlphabetic || isNumber
    case .letter, .gap, .spaceless: false
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0xA0, 0x2007, 0x202F, 0x2060: .letter
    case 0x2D, 0x2010: .hyphen
    case 0x2F: .solidus
    case 0x7C, 0x058A, 0x2012...0x2014: .dash
    case 0xAD, 0x200B: .gap
    // Thai, Lao, Myanmar, Khmer; ideographs, kana and what stands between them; the supplementary ideographs.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      .spaceless
    default: scalar.properties.isWhitespace ? .gap : .letter
    }
  }
}
