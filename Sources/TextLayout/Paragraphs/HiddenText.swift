/// What of a text is not shown, without the white space at its ends.
struct HiddenText {
  /// The grapheme clusters.
  let characters: Int
  /// The words that are cut or gone.
  let words: Int

  /// Counts what some clusters hold.
  ///
  /// A word is what stands between white space; in scripts that don't write spaces, between the places where a line may end.
  /// One of which only punctuation is hidden is not lost.
  init(_ clusters: Range<Int>, of text: MeasuredText) {
    let visible = text.withoutSpaces(clusters)
    let start = text.afterSpaces(visible.lowerBound, before: visible.upperBound)
    characters = visible.upperBound - start
    var words = 0
    // Whether anything but punctuation is hidden of the word.
    var isLost = false
    for cluster in start..<visible.upperBound where !text.isSpace[cluster] {
      let beginsWord =
        cluster > start
        && (text.isSpace[cluster - 1] || text.mayBreak[cluster] && text.isUnspaced(around: cluster))
      if beginsWord {
        words += isLost ? 1 : 0
        isLost = false
      }
      isLost = isLost || !text.isPunctuation(cluster)
    }
    self.words = words + (isLost ? 1 : 0)
  }
}

extension MeasuredText {
  /// Whether a cluster is a punctuation mark.
  fileprivate func isPunctuation(_ cluster: Int) -> Bool { text(cluster..<cluster + 1).first?.isPunctuation == true }

  /// Whether a character beside a boundary is of a script that writes no spaces between words.
  fileprivate func isUnspaced(around boundary: Int) -> Bool {
    [boundary - 1..<boundary, boundary..<boundary + 1].contains { cluster in
      text(cluster).unicodeScalars.first?.isWrittenWithoutSpaces == true
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character's block is of a script without spaces between words: Thai, Lao, Burmese, Khmer, Tai Le, New Tai
  /// Lue, Tai Tham, Tai Viet, Balinese, Javanese, Tibetan, and Chinese and Japanese with their punctuation.
  ///
  /// Korean has spaces, though a line may end between any two syllables.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0x1B00...0x1B7F,
      0x2E80...0x2FFF, 0x3000...0x312F, 0x31A0...0x9FFF, 0xA980...0xA9FF, 0xAA60...0xAADF, 0xF900...0xFAFF,
      0xFF00...0xFF9F, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
