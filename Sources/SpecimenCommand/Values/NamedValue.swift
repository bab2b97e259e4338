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
}

extension NamedValue {
  static var otherWords: [String] { [] }

  /// The printed spellings, in order.
  static var words: [String] { inOrder.map(\.word) }

  static func value(of word: String) -> Self? { inOrder.first { $0.word == word } }

  /// The words, to be read one by one or in lists.
  static var list: WordList<Self> {
    WordList(kind: kind, inOrder: inOrder, otherWords: otherWords, word: \.word, value: value)
  }

  /// Reads one word; a wrong one gets the nearest right ones.
  static func parse(_ word: String, option: String) throws(CommandError) -> Self {
    try list.parse(word, option: option)
  }

  /// Reads words and ranges between commas, such as "body,title1...headline"; a range may leave out one end.
  ///
  /// The answer is in the values' own order, each once, whatever the order asked for.
  static func parseList(_ text: String, option: String) throws(CommandError) -> [Self] {
    try list.parseList(text, option: option)
  }
}

/// A format of results that are told by the ending of their file.
protocol FileFormat: NamedValue, RawRepresentable where RawValue == String {
  /// The endings beside the formats' own names.
  static var otherEndings: [String: Self] { get }
  /// What goes to standard output unless told.
  static var onStandardOutput: Self { get }
}

extension FileFormat {
  static var kind: String { "format" }
  var word: String { rawValue }

  /// The format for a target: as `--format` has it, which must agree with a known ending of the file, else as the
  /// ending says.
  static func choose(_ format: Self?, for target: OutputTarget) throws(CommandError) -> Self {
    guard case .file(let path) = target else { return format ?? onStandardOutput }
    let ending = FileEnding.of(path)
    let named = otherEndings[ending] ?? Self(rawValue: ending)
    if let format {
      if let named, named != format { throw .formatMismatch(format: format.rawValue, path: path) }
      return format
    }
    guard let named else { throw .unknownExtension(path: path, known: words) }
    return named
  }
}

extension TextStyle: NamedValue {
  static var kind: String { "text style" }
  static var inOrder: [TextStyle] { allCases }
  static var otherWords: [String] { ["title", "caption", "subhead"] }
  var word: String { rawValue }
  static func value(of word: String) -> TextStyle? { TextStyle(spelling: word) }
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
