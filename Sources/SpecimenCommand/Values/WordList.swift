/// Values that the command line names by words, as a vocabulary of its own: text styles, categories, a document's styles.
struct WordList<Value: Equatable> {
  /// What messages call a value, such as "text style".
  let kind: String
  /// Every value, in the order in which results show them.
  let inOrder: [Value]
  /// Spellings beside the printed ones that are worth suggesting.
  var otherWords: [String] = []
  /// The spelling that is printed.
  let word: (Value) -> String
  /// The value that a spelling means.
  let value: (String) -> Value?
  /// Whether a range takes a value in that it doesn't name as one of its ends.
  var isTakenInByRanges: (Value) -> Bool = { _ in true }

  /// Reads one word; a wrong one gets the nearest right ones.
  func parse(_ word: String, option: String) throws(CommandError) -> Value {
    guard let value = value(word) else {
      throw .unknownWord(word, kind: kind, option: option, known: inOrder.map(self.word) + otherWords)
    }
    return value
  }

  /// Reads words and ranges between commas, such as "body,title1...headline"; a range may leave out one end.
  ///
  /// The answer is in the values' own order, each once, whatever the order asked for.
  func parseList(_ text: String, option: String) throws(CommandError) -> [Value] {
    var isChosen = inOrder.map { _ in false }
    for part in text.split(separator: ",") {
      let part = trimmed(part)
      guard !part.isEmpty else { continue }
      for index in try parseRange(part, option: option) { isChosen[index] = true }
    }
    let chosen = zip(inOrder, isChosen).compactMap { $1 ? $0 : nil }
    guard !chosen.isEmpty else { throw .emptyList(option: option, found: text) }
    return chosen
  }

  /// The places in `inOrder` of what one part of a list names.
  private func parseRange(_ part: String, option: String) throws(CommandError) -> [Int] {
    guard let (first, last) = ends(of: part) else { return [try position(part, option: option)] }
    if first.isEmpty, last.isEmpty { throw .emptyList(option: option, found: part) }
    let from = first.isEmpty ? nil : try position(first, option: option)
    let upTo = last.isEmpty ? nil : try position(last, option: option)
    let (lowest, highest) = (from ?? 0, upTo ?? inOrder.count - 1)
    guard lowest <= highest else {
      throw .reversedRange(
        option: option, found: part, straight: "\(word(inOrder[highest]))...\(word(inOrder[lowest]))")
    }
    return (lowest...highest).filter { $0 == from || $0 == upTo || isTakenInByRanges(inOrder[$0]) }
  }

  private func position(_ word: String, option: String) throws(CommandError) -> Int {
    let value = try parse(word, option: option)
    return inOrder.firstIndex(of: value) ?? 0
  }

  /// What stands on both sides of "...", "…" or ".."; nil when there is no such sign.
  private func ends(of part: String) -> (String, String)? {
    for sign in ["...", "…", ".."] {
      let characters = Array(part)
      let wanted = Array(sign)
      guard characters.count >= wanted.count else { continue }
      for start in 0...(characters.count - wanted.count)
      where Array(characters[start..<start + wanted.count]) == wanted {
        return (trimmed(characters[..<start]), trimmed(characters[(start + wanted.count)...]))
      }
    }
    return nil
  }

  private func trimmed(_ text: some Sequence<Character>) -> String {
    var characters = Array(text)
    while characters.last?.isWhitespace == true { characters.removeLast() }
    return String(characters.drop(while: \.isWhitespace))
  }
}
