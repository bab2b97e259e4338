/// The characters that a language is written with, by the CLDR's exemplar sets.
public struct LanguageCharacters: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public var tag: String
  /// The language's name in English, such as "Vietnamese".
  public var name: String
  /// What the language needs: single characters and strings of them, in the order of code points.
  public var main: [String]

  /// Makes a set.
  public init(tag: String, name: String, main: [String]) {
    self.tag = tag
    self.name = name
    self.main = main
  }
}
