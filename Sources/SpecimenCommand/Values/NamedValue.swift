internal import DynamicType

/// A value that the command line names by a word: a text style, a category, a format, an engine.
protocol NamedValue: Equatable {
  /// What messages call it, such as "text style".
  static var kind: String { get }
  /// Every value, in the order in which results show them.
  static var inOrder: [Self] { get }
  /// The spelling that is printed.
  var word: String { get }
  /// Spellings beside the printed one that are worth suggesting.
  static var otherWords: [String] { get }
  /// The value that a spelling means.
  static func value(of word: String) -> Self?
  /// Whether a range takes the value in when it is neither of the range's ends.
  var isTakenInByRanges: Bool { get }
}

extension NamedValue {
  static var otherWords: [String] { [] }
  var isTakenInByRanges: Bool { true }

  /// The printed spellings, in order.
  static var words: [String] { inOrder.map(\.word) }

  static func value(of word: String) -> Self? { inOrder.first { $0.word == word } }

  /// Reads one word; a wrong one gets the nearest right ones.
  static func parse(_ word: String, option: String) throws(CommandError) -> Self {
    guard let value = value(of: word) else {
      throw .unknownWord(word, kind: kind, option: option, known: words + otherWords)
    }
    return value
  }

  /// Reads words and ranges between commas, such as "body,title1...headline"; a range may leave out one end.
  ///
  /// The answer is in the values' own order, each once, whatever the order asked for.
  static func parseList(_ text: String, option: String) throws(CommandError) -> [Self] {
    var isChosen = inOrder.map { _ in false }
    for part in text.split(separator: ",") {
      let part = trimmed(part)
      guard !part.isEmpty else { continue }
      let bounds = try parseRange(part, option: option)
      for index in bounds {
        let isEnd = index == bounds.lowerBound || index == bounds.upperBound
        if isEnd || inOrder[index].isTakenInByRanges { isChosen[index] = true }
      }
    }
    let chosen = zip(inOrder, isChosen).compactMap { $1 ? $0 : nil }
    guard !chosen.isEmpty else { throw .emptyList(option: option, found: text) }
    return chosen
  }

  private static func parseRange(_ part: String, option: String) throws(CommandError) -> ClosedRange<Int> {
    guard let (first, last) = ends(of: part) else {
      let index = try position(part, option: option)
      return index...index
    }
    if first.isEmpty, last.isEmpty { throw .emptyList(option: option, found: part) }
    let from = first.isEmpty ? 0 : try position(first, option: option)
    let upTo = last.isEmpty ? inOrder.count - 1 : try position(last, option: option)
    guard from <= upTo else {
      throw .reversedRange(option: option, found: part, straight: "\(inOrder[upTo].word)...\(inOrder[from].word)")
    }
    return from...upTo
  }

  private static func position(_ word: String, option: String) throws(CommandError) -> Int {
    let value = try parse(word, option: option)
    return inOrder.firstIndex(of: value) ?? 0
  }

  /// What stands on both sides of "...", "…" or ".."; nil when there is no such sign.
  private static func ends(of part: String) -> (String, String)? {
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

  private static func trimmed(_ text: some Sequence<Character>) -> String {
    var characters = Array(text)
    while characters.last?.isWhitespace == true { characters.removeLast() }
    return String(characters.drop(while: \.isWhitespace))
  }
}

extension TextStyle: NamedValue {
  static var kind: String { "text style" }
  static var inOrder: [TextStyle] { allCases }
  static var otherWords: [String] { ["title", "caption", "subhead"] }
  var word: String { rawValue }
  static func value(of word: String) -> TextStyle? { TextStyle(spelling: word) }

  /// Not for the styles that only tvOS and watchOS have: who writes headline...body for an iPhone doesn't mean them.
  var isTakenInByRanges: Bool { self != .subtitle1 && self != .footnote2 }
}

extension ContentSizeCategory: NamedValue {
  static var kind: String { "content size category" }
  static var inOrder: [ContentSizeCategory] { allCases }
  static var otherWords: [String] { ["extraSmall", "extraLarge", "accessibility1", "accessibility5"] }
  var word: String { name }
  static func value(of word: String) -> ContentSizeCategory? { ContentSizeCategory(spelling: word) }
}

extension ScalingEngine: NamedValue {
  static var kind: String { "engine" }
  static var inOrder: [ScalingEngine] { allCases }
  var word: String { rawValue }
}
