internal import Sheet
internal import TextLayout
internal import TypeSystem

/// The words for glyphs that are not drawn: how many of which face, why, and what to do about it.
enum UndrawnWords {
  /// The most faces and reasons that are listed.
  private static let listed = 4

  /// One sentence for all glyphs that are not drawn, with the cells that they are missing from, and what to do; nil where all are.
  static func sentence(_ notices: CellNotices) -> (String, hint: String?)? {
    let cells = notices.marks.count { if case .undrawableGlyphs = $0.mark { true } else { false } }
    guard cells > 0 else { return nil }
    return (
      "\(Words.counted(cells, "cell has", "cells have")) glyphs that are not drawn: \(list(notices.undrawnGlyphs))",
      hint(notices.undrawnGlyphs)
    )
  }

  /// One sentence for the glyphs of the sheet's own words that are not drawn, and what to do; nil where all are.
  static func labels(_ notices: CellNotices) -> (String, hint: String?)? {
    guard !notices.undrawnLabels.isEmpty else { return nil }
    return ("the labels lack \(list(notices.undrawnLabels))", hint(notices.undrawnLabels))
  }

  /// The glyphs of each face with its file and the reason: "2 glyphs of 'Museo-700' in 'fonts/Museo.otf' (the outline is broken or endless)".
  static func list(_ all: [UndrawnGlyphs]) -> String {
    let parts = all.prefix(listed).map {
      "\(Words.counted($0.glyphs.count, "glyph", "glyphs")) of \(TerminalText.quoted($0.postScriptName)) in "
        + "\(TerminalText.quoted($0.path)) (\($0.reason.words))"
    }
    return (parts + (all.count > listed ? ["and others"] : [])).joined(separator: ", ")
  }

  /// What to do about them; nil where there are none.
  static func hint(_ all: [UndrawnGlyphs]) -> String? { UndrawnGlyphs.remedies(all) }
}
