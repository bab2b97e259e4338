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
      guard let undrawable = costs[run.font.face]?.undrawable, !undrawable.isEmpty else { continue }
      let metrics = library[run.font.face].lineMetrics
      let unit = run.pointSize / Double(library[run.font.face].unitsPerEm)
      let narrowest = Self.narrowestPlace * run.pointSize
      var pen = run.x
      for glyph in run.glyphs {
        let advance = glyph.advance * run.pointSize
        defer { pen += advance }
        guard undrawable.contains(glyph.id) else { continue }
        let width = max(abs(advance), narrowest)
        let x = width == abs(advance) ? min(pen, pen + advance) : pen + (advance - width) / 2
        if width == narrowest, let last = places.last, x < last.x + last.width { continue }
        places.append(
          GlyphPlace(
            x: x, width: width, ascent: Double(metrics.ascender) * unit, descent: -Double(metrics.descender) * unit,
            pointSize: run.pointSize))
      }
    }
    return places
  }

  /// Whether all of a line can be seen: a font has every character of it, and no glyph is broken or endless.
  package func draws(_ line: TextLine) -> Bool {
    line.runs.allSatisfy { run in
      guard run.provenance != .missing, let costs = costs[run.font.face] else { return false }
      let before = library[run.font.face].work.begin()
      defer { FontWork.end(before) }
      for glyph in run.glyphs { costs.look(at: glyph.id) }
      return costs.undrawable.isEmpty || !run.glyphs.contains { costs.undrawable.contains($0.id) }
    }
  }
}
