internal import Sheet

extension Layout: NamedValue {
  static var kind: String { "layout" }
  static var inOrder: [Layout] { allCases }
  var word: String { rawValue }
  static func value(of word: String) -> Layout? { Layout(rawValue: word.lowercased()) }
}

extension Paper: NamedValue {
  static var kind: String { "paper" }
  static var inOrder: [Paper] { allCases }
  var word: String { rawValue }
  static func value(of word: String) -> Paper? { Paper(rawValue: word.lowercased()) }
}

extension Theme: NamedValue {
  static var kind: String { "theme" }
  static var inOrder: [Theme] { allCases }
  var word: String { rawValue }
  static func value(of word: String) -> Theme? { Theme(rawValue: word.lowercased()) }
}

extension Guide: NamedValue {
  static var kind: String { "guide" }
  static var inOrder: [Guide] { allCases }
  static var otherWords: [String] { [allWord] }
  var word: String { rawValue }
  static func value(of word: String) -> Guide? { allCases.first { plain($0.word) == plain(word) } }

  /// The word for every guide.
  static let allWord = "all"

  /// Reads guides between commas; `all` is every one.
  static func parseGuides(_ text: String, option: String) throws(CommandError) -> Set<Guide> {
    // Without an end a range goes on to the last.
    let every = "\(inOrder[0].word)..."
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { plain(String($0)) == allWord ? every : String($0) }
    return Set(try parseList(parts.joined(separator: ","), option: option))
  }

  /// A word in small letters, without spaces and hyphens: `xHeight` and `x height` are `x-height`.
  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" && $0 != " " } }
}
