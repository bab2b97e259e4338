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

  /// The glyphs of each face with its file and the reason: "2 of 'Museo-700' in 'fonts/Museo.otf' (the outline is broken or endless)".
  static func list(_ all: [UndrawnGlyphs]) -> String {
    let parts = all.prefix(listed).map {
      "\($0.glyphs.count) of \(TerminalText.quoted($0.postScriptName)) in \(TerminalText.quoted($0.path)) (\($0.reason.words))"
    }
    return (parts + (all.count > listed ? ["and others"] : [])).joined(separator: ", ")
  }

  /// What to do about them; nil where there are none.
  static func hint(_ all: [UndrawnGlyphs]) -> String? {
    var remedies: [String] = []
    for glyphs in all where !remedies.contains(glyphs.reason.remedy) { remedies.append(glyphs.reason.remedy) }
    return remedies.isEmpty ? nil : remedies.joined(separator: "; ")
  }
}
