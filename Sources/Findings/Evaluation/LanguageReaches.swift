internal import Languages
internal import Sheet
internal import TextLayout
internal import Typeface

/// How far a character's ink reaches above and below the baseline; 0 where it stands on the other side alone.
struct CharacterReach {
  var text: String
  var top: Double
  var bottom: Double
}

/// How far the characters of languages reach in the faces that have them, in em: measured once, whatever the size.
struct LanguageReaches {
  private struct Key: Hashable {
    var tag: String
    var font: FontInstance
  }

  private let shaper: TextShaper
  private var known: [Key: [CharacterReach]] = [:]

  init(_ shaper: TextShaper) { self.shaper = shaper }

  /// The characters of a language that a font has, each with its ink in em; what it lacks is left out.
  mutating func reaches(
    of language: LanguageCharacters, _ font: FontInstance
  ) throws(SheetError) -> [CharacterReach] {
    let key = Key(tag: language.tag, font: font)
    if let reaches = known[key] { return reaches }
    // Set together with spaces between, since most of the time of setting a text goes into starting it; each is shaped, so
    // that marks stand where they do in text. Parts stay far below the most characters that a line may have.
    var reaches: [CharacterReach] = []
    let covered = language.main.filter { shaper.covers($0, with: font) }
    for start in stride(from: 0, to: covered.count, by: Self.partLength) {
      let part = covered[start..<min(start + Self.partLength, covered.count)].joined(separator: " ")
      let line: TextLine
      do {
        line = try shaper.line(part, TextAttributes(cascade: [font], pointSize: 1, language: language.tag))
      } catch { throw .text(error) }
      reaches += shaper.clusters(of: line, beyondAscent: 0, descent: 0).map {
        CharacterReach(text: $0.text, top: $0.top, bottom: $0.bottom)
      }
    }
    known[key] = reaches
    return reaches
  }

  private static let partLength = 400
}
