internal import DynamicType
internal import Sheet
internal import Spelling
internal import TextLayout
internal import TypeSystem

extension ScreenIssue {
  /// What was measured, what it is held against, and their unit.
  var measure: (value: Double, limit: Double?, unit: Finding.Unit) {
    switch fact {
    case .tallInBar(let bar): (bar.needed, bar.room, .points)
    case .taller(let room, let excess), .wider(let room, let excess, _): (room + excess, room, .points)
    case .cut(_, _, let words, let characters): (Double(words > 0 ? words : characters), 0, .count)
    case .broken(let count, _): (Double(count), 0, .count)
    case .stale(let size, let new): (size, new, .points)
    case .lacking(let lack): (lack.count, 0, .count)
    }
  }

  /// What was found, in one line.
  func message(_ policy: UpdatePolicy) -> String {
    let place = width.map { "at \(Words.points($0)) wide and \(category.name)" } ?? "at \(category.name)"
    switch fact {
    case .tallInBar(let bar):
      return "\(place) \(bar.subject) \(Words.points(bar.needed, unlike: bar.room)) high: "
        + "\(Words.points(bar.needed - bar.room, unlike: 0)) more than a \(bar.bar) of \(Words.points(bar.room))"
    case .taller(let room, let excess): return "\(place) it needs \(Self.lengths(room, excess, "height"))"
    case .wider(let room, let excess, let isItself):
      return "\(place) it \(isItself ? "has" : "needs") \(Self.lengths(room, excess, "width"))"
    case .cut(let needed, let shown, let words, let characters):
      return "\(place) it needs \(Words.counted(needed, "line", "lines")) and has \(shown)"
        + Self.lost(words, characters)
    case .broken(let count, let first):
      let others = count > 1 ? " and \(Words.counted(count - 1, "more word", "more words")) are" : " is"
      return "\(place) '\(Words.shortened(first, limit: 40))'\(others) broken between letters"
    case .stale(let size, let new):
      let sizes =
        size == new
        ? "its text is in another face than a new screen's"
        : "its text has \(Words.points(size, unlike: new)), and a new screen's \(Words.points(new, unlike: size))"
      return "\(place) \(sizes): '\(policy.rawValue)' doesn't reach it"
    case .lacking(let lack): return lack.message(of: "its text")
    }
  }

  private static func lengths(_ room: Double, _ excess: Double, _ dimension: String) -> String {
    "\(Words.points(room + excess, unlike: room)) of \(dimension): "
      + "\(Words.points(excess, unlike: 0)) more than its \(Words.points(room))"
  }

  /// Characters are told only where no whole word is lost.
  private static func lost(_ words: Int, _ characters: Int) -> String {
    if words > 0 { return ": \(Words.counted(words, "word is", "words are")) lost" }
    return characters > 0 ? ": \(Words.counted(characters, "character is", "characters are")) lost" : ""
  }
}

extension TextLack {
  /// How much a text lacks: code points, or glyphs that are not drawn.
  var count: Double {
    Double(undrawn.isEmpty ? scalars.count : undrawn.reduce(0) { $0 + $1.glyphs.count })
  }

  /// What a text lacks, in one line; `text` is the text within a sentence.
  func message(of text: String) -> String {
    guard undrawn.isEmpty else { return Words.notDrawn(undrawn, scalars, of: text) }
    guard lenders.isEmpty else {
      return
        "\(font) lacks \(Words.codePoints(scalars)) of \(text): \(Spelling.list(lenders, limit: 3)) draws \(pronoun)"
    }
    return "no font has \(Words.codePoints(scalars)) of \(text): .notdef is drawn"
      + (isStandIn ? ", where a device has a font for the language" : "")
  }

  /// What to do about it.
  var hint: String {
    if let first = undrawn.first { return first.reason.remedy }
    return lenders.isEmpty
      ? "name a font that has \(pronoun) in the family's cascade"
      : "name the font that should draw \(pronoun) in the family's cascade"
  }

  private var pronoun: String { scalars.count == 1 ? "it" : "them" }
}
