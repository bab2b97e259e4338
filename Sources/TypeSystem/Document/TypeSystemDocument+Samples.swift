package import DynamicType

extension TypeSystemDocument {
  /// A style's sample in one of the document's further languages, its case as the rule has it at a category.
  ///
  /// Nil where `samples` has no text of that language for the style; a text that is the same for all cells, `text`, takes
  /// the place of every other.
  package func sample(of name: StyleName, in language: String, at category: ContentSizeCategory) -> String? {
    guard text == nil, let samples = samples[language], let sample = samples.byStyle[name] ?? samples.all else {
      return nil
    }
    let letterCase = rule(of: name)?.effective(at: category).letterCase ?? .none
    return LetterCases.apply(letterCase, to: sample, language: language)
  }

  /// A text in the case that a style's rule has at a category, for the document's language.
  package func text(_ text: String, in style: StyleName, at category: ContentSizeCategory) -> String {
    LetterCases.apply(rule(of: style)?.effective(at: category).letterCase ?? .none, to: text, language: language)
  }
}
