/// The characters that a language is written with, by the CLDR's exemplar sets.
public struct LanguageCharacters: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public var tag: String
  /// The language's name in English, such as "Vietnamese".
  public var name: String
  /// What the language needs of a font: single characters, and sequences of a character and its marks that Unicode has no
  /// single character for (ɛ̀), in the order of code points.
  ///
  /// These are CLDR's main exemplars with their capitals, and no digits, punctuation or letters of foreign words. A letter
  /// that is composed where Unicode has it so (é) can be drawn from its parts too: a font that has e and the combining
  /// acute has it.
  public var main: [String]

  /// Makes a set.
  public init(tag: String, name: String, main: [String]) {
    self.tag = tag
    self.name = name
    self.main = main
  }
}
