/// The pieces of a text that a line can't be broken in, as far as that is plain without a dictionary.
enum Unbreakable {
  /// The words of a text, each once, in its order.
  ///
  /// A break is at white space but no-break spaces, after a hyphen or dash, at a soft hyphen and at a zero-width space. Where
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
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      switch kind(of: scalar) {
      case .letter: word.append(character)
      case .hyphen:
        word.append(character)
        end()
      case .gap, .spaceless: end()
      }
    }
    end()
    return words
  }

  private enum Kind {
    case letter, hyphen, gap, spaceless
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0xA0, 0x2007, 0x202F, 0x2060: .letter
    case 0x2D, 0x2010, 0x2012...0x2014: .hyphen
    case 0xAD, 0x200B: .gap
    // Thai, Lao, Myanmar, Khmer; ideographs, kana and what stands between them; the supplementary ideographs.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      .spaceless
    default: scalar.properties.isWhitespace ? .gap : .letter
    }
  }
}
