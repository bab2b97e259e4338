public import Languages
public import TextLayout
public import Typeface

/// Which characters of a language a font has, and which fonts step in for those that it lacks.
public struct Coverage: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public var tag: String
  /// The language's name in English.
  public var name: String
  /// How many characters, or strings that stand for one letter, the language is written with.
  public var needed: Int
  /// What neither the font nor its declared cascade has, in the order of the language's set.
  public var missing: [String]
  /// What of ``missing`` no other font has either.
  public var uncovered: [String]
  /// The other fonts that draw some of ``missing``, in the order in which they are asked.
  public var lenders: [FaceID]

  /// Looks a language's characters up.
  ///
  /// A character counts as there when the font has it as it stands or in a canonically equivalent form: what HarfBuzz would
  /// compose or take apart to draw it.
  /// - Parameters:
  ///   - language: the language's characters.
  ///   - font: the font that is asked first.
  ///   - cascade: the fonts that the document names for what the font lacks; what they have isn't missing.
  ///   - others: the fonts that step in unasked.
  ///   - shaper: the shaper of the fonts' library.
  public init(
    of language: LanguageCharacters, by font: FontInstance, cascade: [FontInstance] = [],
    others: [FontInstance] = [], with shaper: TextShaper
  ) {
    tag = language.tag
    name = language.name
    needed = language.main.count
    missing = language.main.filter { text in !([font] + cascade).contains { shaper.covers(text, with: $0) } }
    uncovered = []
    lenders = []
    for text in missing {
      guard let lender = others.first(where: { shaper.covers(text, with: $0) }) else {
        uncovered.append(text)
        continue
      }
      if !lenders.contains(lender.face) { lenders.append(lender.face) }
    }
  }
}
