internal import Typeface

extension TextShaper {
  /// The least width of a glyph's place, in em: a mark without an advance of its own still shows that it is missing.
  private static let narrowestPlace = 0.2

  /// The places of those glyphs of a line that can't be drawn, from left to right; the line's ink was measured before.
  ///
  /// Glyphs narrower than a fifth of an em share a place with those that stand within it.
  package func undrawablePlaces(in line: TextLine) -> [GlyphPlace] {
    var places: [GlyphPlace] = []
    for run in line.runs {
      let undrawable = costs(of: run.font.face).undrawable
      guard !undrawable.isEmpty else { continue }
      let metrics = library[run.font.face].lineMetrics
      let unit = run.pointSize / Double(library[run.font.face].unitsPerEm)
      let narrowest = Self.narrowestPlace * run.pointSize
      var pen = run.x
      for glyph in run.glyphs {
        let advance = glyph.advance * run.pointSize
        defer { pen += advance }
        guard undrawable[glyph.id] != nil else { continue }
        let width = max(abs(advance), narrowest)
        // A mark is moved to its letter by its offset, and the box with it.
        let start = pen + glyph.xOffset * run.pointSize
        let x = width == abs(advance) ? min(start, start + advance) : start + (advance - width) / 2
        if width == narrowest, let last = places.last, x < last.x + last.width { continue }
        places.append(
          GlyphPlace(
            x: x, width: width, ascent: Double(metrics.ascender) * unit, descent: -Double(metrics.descender) * unit,
            pointSize: run.pointSize))
      }
    }
    return places
  }

  /// Whether all of a line can be seen: a font has every character of it, and every glyph is drawn.
  package func draws(_ line: TextLine) -> Bool {
    line.runs.allSatisfy { $0.provenance != .missing } && undrawableGlyphs(in: line).isEmpty
  }
}
