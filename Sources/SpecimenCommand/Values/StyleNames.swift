internal import DynamicType
internal import TypeSystem

extension TypeSystemDocument {
  /// The names that a style may be asked for by: Apple's, the document's own and its roles.
  ///
  /// A range such as headline...body passes over Apple's styles that the platform neither has nor shows.
  var styleNames: WordList<StyleName> {
    let own = styles.keys.filter { $0.textStyle == nil } + roles.keys.map { .role($0) }
    let document = self
    let table = DynamicTypeTable.table(for: platform)
    return WordList(
      kind: own.isEmpty ? TextStyle.kind : "style", inOrder: everyStyle.filter { $0.textStyle != nil } + own,
      otherWords: TextStyle.otherWords, word: \.name,
      value: { word in
        // A name of the document's own goes first: it may look like another platform's style.
        if document.styles[.custom(word)] != nil { return .custom(word) }
        if document.roles[word] != nil { return .role(word) }
        return TextStyle(spelling: word).map { .apple($0) }
      },
      isTakenInByRanges: { name in
        guard case .apple(let style) = name else { return true }
        return table.contains(style) || table.shownStyles.contains(style) || document.styles[name] != nil
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
