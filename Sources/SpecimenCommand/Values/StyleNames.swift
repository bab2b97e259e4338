internal import DynamicType
internal import TypeSystem

extension TypeSystemDocument {
  /// The names that a style may be asked for by: Apple's, the document's own and its roles.
  var styleNames: WordList<StyleName> {
    let own = styles.keys.filter { $0.textStyle == nil } + roles.keys.map { .role($0) }
    let document = self
    return WordList(
      kind: own.isEmpty ? TextStyle.kind : "style", inOrder: TextStyle.allCases.map { .apple($0) } + own,
      otherWords: TextStyle.otherWords, word: \.name,
      value: { word in
        // A name of the document's own goes first: it may look like another platform's style.
        if document.styles[.custom(word)] != nil { return .custom(word) }
        if document.roles[word] != nil { return .role(word) }
        return TextStyle(spelling: word).map { .apple($0) }
      })
  }
}

extension Platform: NamedValue {
  static var kind: String { "platform" }
  static var inOrder: [Platform] { allCases }
  static var otherWords: [String] { ["iPadOS"] }
  var word: String { rawValue }
  static func value(of word: String) -> Platform? { Platform(spelling: word) }
}
