internal import DynamicType
internal import TypeSystem

/// The vocabulary of marks: a shape and short words beside a cell, whole sentences in the legend.
enum MarkWords {
  /// The shape before the words, one for each kind.
  static func shape(_ mark: Mark) -> MarkShape {
    switch mark {
    case .fallback: .cross
    case .missingGlyphs: .square
    case .undrawableGlyphs: .brackets
    case .fallbackGlyphs: .diamond
    case .nearestWeight: .bars
    case .belowMinimum: .up
    case .capped: .down
    case .inkBeyond: .outwards
    case .cut: .dots
    case .standIn, .faceStandIn: .half
    case .derived: .wave
    case .featureAbsent: .slash
    case .faint: .veil
    case .undefined: .ring
    case .invisible: .beam
    }
  }

  /// What tells the kinds of marks apart in a legend: a missing face's stand-in is not the system font's.
  static func kind(_ mark: Mark) -> String {
    if case .faceStandIn = mark { return "faceStandIn" }
    return mark.name
  }

  /// Where a mark's kind stands in the legend: what was replaced, then what the text lacks, then sizes, then notes.
  static func rank(_ mark: Mark) -> Int {
    switch mark {
    case .fallback: 0
    case .faceStandIn: 1
    case .undefined: 2
    case .nearestWeight: 3
    case .featureAbsent: 4
    case .faint: 5
    case .missingGlyphs: 6
    case .undrawableGlyphs: 7
    case .fallbackGlyphs: 8
    case .inkBeyond: 9
    case .belowMinimum: 10
    case .capped: 11
    case .cut: 12
    case .invisible: 13
    case .derived: 14
    case .standIn: 15
    }
  }

  /// What stands beside a cell's size; nil where the mark stands in the row's head.
  ///
  /// `minimum` is the platform's smallest size in points.
  static func inCell(_ mark: Mark, minimum: Double? = nil) -> String? {
    switch mark {
    case .capped: "capped"
    case .belowMinimum: minimum.map { "under \(Decimals.short($0)) pt" } ?? "under minimum"
    case .fallbackGlyphs(let count): "\(count) from fallback"
    case .missingGlyphs(let count): "\(count) without glyph"
    case .undrawableGlyphs(let count): "\(count) not drawn"
    case .cut(let count): "cut by \(count)"
    case .inkBeyond(let top, let bottom): inkBeyond(top, bottom)
    case .invisible(let scalars): "\(CodePoints.list(scalars, limit: 2)) invisible"
    case .featureAbsent(let tag): "no \(tag)"
    case .faint(let contrast): "contrast \(formatted(contrast, decimals: 1)):1"
    case .standIn, .faceStandIn, .fallback, .nearestWeight, .undefined, .derived: nil
    }
  }

  private static func inkBeyond(_ top: Double, _ bottom: Double) -> String {
    let parts = [(top, "above"), (bottom, "below")].filter { $0.0 > 0 }.map { "\(Decimals.short($0.0)) \($0.1)" }
    return "ink " + parts.joined(separator: ", ")
  }

  /// Whether a mark is no more than information, and is set as quietly as the labels around it.
  ///
  /// The stand-in of the system font is declared, and a joiner is meant to be invisible; colour is for what was not meant.
  static func isQuiet(_ mark: Mark) -> Bool {
    switch mark {
    case .standIn, .invisible, .derived: true
    default: false
    }
  }

  /// What stands in a row's head; nil where the mark belongs to single cells.
  static func inHead(_ mark: Mark) -> String? {
    switch mark {
    case .standIn(let name): "for \(name)"
    case .faceStandIn(let name): "in place of \(name)"
    case .fallback(let name): "\(name) is missing"
    case .nearestWeight(let asked, let drawn): "\(asked) asked, \(drawn) drawn"
    case .undefined: "not in the type system"
    case .derived: "growth derived"
    case .capped, .belowMinimum, .fallbackGlyphs, .missingGlyphs, .undrawableGlyphs, .cut, .inkBeyond, .invisible,
      .faint, .featureAbsent:
      nil
    }
  }

  /// What the legend says of a kind of mark: the word as it stands on the sheet, and its meaning.
  static func legend(_ mark: Mark, minimum: Double?) -> (word: String, meaning: String) {
    switch mark {
    case .standIn(let name): ("for \(name)", "the face stands in for one that can't be shipped")
    case .faceStandIn: ("in place of", "the face isn't there; the document's stand-in for its family is drawn")
    case .fallback: ("is missing", "the custom face isn't there; the fallback is drawn")
    case .nearestWeight: ("asked, drawn", "no face of that weight or slant; the nearest is drawn")
    case .capped: ("capped", "the curve goes on; the maximum size cuts it off")
    case .belowMinimum: (inCell(mark, minimum: minimum) ?? "", "smaller than the platform's minimum")
    case .undefined: ("not in the type system", "the document has no rule for the style")
    case .derived: ("growth derived", "the growth follows the printed leadings; nobody has recorded it on a device")
    case .featureAbsent(let tag): ("no \(tag)", "the face lacks a feature that the style asks for, and is drawn plain")
    case .faint: ("contrast", "the document's colour can hardly be told from its ground: less than 3:1")
    case .fallbackGlyphs: ("from fallback", "characters that the face lacks, drawn from another")
    case .missingGlyphs: ("without glyph", "characters that no font has, drawn as the face's .notdef")
    case .undrawableGlyphs:
      ("not drawn", "places whose glyph is broken, over a limit, or of a kind that no sheet draws; corners keep them")
    case .cut: ("cut by", "characters left out to fit the column")
    case .inkBeyond: ("ink above, below", "points by which ink leaves the line box, where it may be clipped")
    case .invisible: ("invisible", "characters that draw nothing")
    }
  }
}
