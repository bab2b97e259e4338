internal import DynamicType
internal import TypeSystem

/// The words for marks: short beside a cell, whole in the legend.
enum MarkWords {
  /// What stands beside a cell's size; nil where the mark shows otherwise or in the row's head.
  static func inCell(_ mark: Mark) -> String? {
    switch mark {
    case .capped: "max"
    case .fallbackGlyphs(let count): "\(count) from fallback"
    case .missingGlyphs(let count): "\(count) without glyph"
    case .cut(let count): "cut by \(count)"
    // The size itself is coloured.
    case .belowMinimum: nil
    case .standIn, .fallback, .nearestWeight, .undefined: nil
    }
  }

  /// Whether a mark is no more than information, and is set as quietly as the labels around it.
  ///
  /// The stand-in of the system font is declared; colour is for what was not meant.
  static func isQuiet(_ mark: Mark) -> Bool {
    if case .standIn = mark { true } else { false }
  }

  /// What stands in a row's head; nil where the mark belongs to single cells.
  static func inHead(_ mark: Mark) -> String? {
    switch mark {
    case .standIn(let name): "for \(name)"
    case .fallback(let name): "\(name) is missing"
    case .nearestWeight(let asked, let drawn): "\(asked.rawValue) asked, \(drawn.rawValue) drawn"
    case .undefined: "not in the type system"
    case .capped, .belowMinimum, .fallbackGlyphs, .missingGlyphs, .cut: nil
    }
  }

  /// "A", "A and B", "A, B and C", "A, B and 2 more".
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    guard names.count > 3 else { return names.dropLast().joined(separator: ", ") + " and " + last }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }

  /// What the legend says of a kind of mark: the word as it stands on the sheet, and its meaning.
  static func legend(_ mark: Mark, minimum: Double) -> (word: String, meaning: String) {
    switch mark {
    case .standIn(let name): ("for \(name)", "the face stands in for one that can't be shipped")
    case .fallback: ("is missing", "the custom face isn't there; the fallback is drawn")
    case .nearestWeight: ("asked, drawn", "the family lacks the weight; the nearest one is drawn")
    case .capped: ("max", "the curve goes on; the maximum size cuts it off")
    case .belowMinimum(let size):
      (Decimals.short(size), "under \(Decimals.short(minimum)) pt, the platform's minimum")
    case .undefined: ("not in the type system", "the system's font and size")
    case .fallbackGlyphs: ("from fallback", "characters that the face lacks, drawn from ")
    case .missingGlyphs: ("without glyph", "characters that no font has, drawn as the face's .notdef")
    case .cut: ("cut by", "characters left out to fit the column")
    }
  }
}
