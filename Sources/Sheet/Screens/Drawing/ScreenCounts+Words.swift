extension ScreenCounts {
  /// The texts that are stale, such as "3 stale" or "3 stale and 2 not shown"; nil for none.
  package var staleWords: String? {
    guard stale > 0 else { return nil }
    let shown = stale - hiddenStale
    guard hiddenStale > 0 else { return "\(shown) stale" }
    return shown > 0 ? "\(shown) stale and \(hiddenStale) not shown" : "\(hiddenStale) stale, not shown"
  }

  /// What is larger than its room, such as "2 overflow by at most 19.6 pt"; nil for nothing.
  package var overflowWords: String? {
    guard overflows > 0 else { return nil }
    let verb = overflows == 1 ? "overflows by" : "overflow by at most"
    return "\(overflows) \(verb) \(Decimals.short(largestOverflow)) pt"
  }

  /// What is not shown whole, such as "2 cut, 5 words lost"; nil for nothing.
  package var cutWords: String? {
    truncated > 0 ? "\(truncated) cut, \(Self.lost(words: lostWords, characters: lostCharacters)) lost" : nil
  }

  /// The words that are broken between letters, such as "2 words broken"; nil for none.
  package var breakWords: String? {
    brokenWords > 0 ? "\(Summary.counted(brokenWords, "word", "words")) broken" : nil
  }

  /// All of them in one line; that nothing is wrong where nothing is.
  package var words: String {
    let words = [staleWords, overflowWords, cutWords, breakWords].compactMap { $0 }
    return words.isEmpty ? Self.clean : words.joined(separator: ", ")
  }

  /// What is said of a screen with nothing wrong.
  package static let clean = "nothing stale, nothing cut"

  /// What is lost of a text, counted in words where any is, such as "1 word" or "3 characters".
  package static func lost(words: Int, characters: Int) -> String {
    words > 0 ? Summary.counted(words, "word", "words") : Summary.counted(characters, "character", "characters")
  }
}
