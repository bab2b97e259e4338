package import Typeface

extension TextShaper {
  /// The glyphs of a line that are not drawn, in the order of its runs; each keeps its advance and, as far as a file tells it, its box.
  ///
  /// Where the line's ink was measured, its glyphs are looked at already, which `isMeasured` says.
  package func undrawableGlyphs(in line: TextLine, isMeasured: Bool = false) -> [UndrawableGlyph] {
    var found: [UndrawableGlyph] = []
    for run in line.runs {
      let costs = costs(of: run.font.face)
      if !isMeasured { look(at: run, costs) }
      guard !costs.undrawable.isEmpty else { continue }
      for glyph in run.glyphs {
        guard let reason = costs.undrawable[glyph.id] else { continue }
        found.append(UndrawableGlyph(face: run.font.face, glyph: glyph.id, cluster: glyph.cluster, reason: reason))
      }
    }
    return found
  }

  private func look(at run: GlyphRun, _ costs: GlyphCosts) {
    let before = library[run.font.face].work.begin()
    defer { FontWork.end(before) }
    for glyph in run.glyphs { _ = costs.drawing(of: glyph.id) }
  }
}

/// A glyph of a line that is not drawn.
package struct UndrawableGlyph: Hashable, Sendable {
  /// The glyph's face.
  package var face: FaceID
  /// Its number in the face.
  package var glyph: UInt32
  /// Where the characters that it stands for begin: an offset into the line's text in UTF-8.
  package var cluster: Int
  /// Why it is not drawn.
  package var reason: UndrawnReason
}
