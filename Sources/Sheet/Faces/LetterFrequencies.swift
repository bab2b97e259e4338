/// How often the letters of English stand in running text, for the average width of a font's letters.
enum LetterFrequencies {
  /// The share of each small letter among letters, in hundredths.
  ///
  /// Source: P. Norvig, English Letter Frequency Counts: Mayzner Revisited (2012), from 3.6 million million letters;
  /// https://norvig.com/mayzner.html
  private static let letters: [(Unicode.Scalar, Double)] = [
    ("e", 12.49), ("t", 9.28), ("a", 8.04), ("o", 7.64), ("i", 7.57), ("n", 7.23), ("s", 6.51), ("r", 6.28),
    ("h", 5.05), ("l", 4.07), ("d", 3.82), ("c", 3.34), ("u", 2.73), ("m", 2.51), ("f", 2.40), ("p", 2.14),
    ("g", 1.87), ("w", 1.68), ("y", 1.66), ("b", 1.48), ("v", 1.05), ("k", 0.54), ("x", 0.23), ("j", 0.16),
    ("q", 0.12), ("z", 0.09),
  ]

  /// Letters in a word on average; the same source.
  private static let lettersPerWord = 4.79

  /// The share of each character, spaces among them, in running text; all together 1.
  static let shares: [(character: Unicode.Scalar, share: Double)] = {
    let sum = letters.reduce(0) { $0 + $1.1 }
    let lettersShare = lettersPerWord / (lettersPerWord + 1)
    return letters.map { ($0.0, $0.1 / sum * lettersShare) } + [(" ", 1 - lettersShare)]
  }()

  /// The average advance in em of what `advance` gives for each character; nil where it gives none for any of them.
  static func average(_ advance: (Unicode.Scalar) -> Double?) -> Double? {
    var average = 0.0
    for (character, share) in shares {
      guard let width = advance(character) else { return nil }
      average += width * share
    }
    return average > 0 ? average : nil
  }
}
