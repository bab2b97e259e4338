import TextLayout

/// A run taken apart where glyphs in the text's colour and glyphs in colours of their own meet.
enum ColourParts {
  /// The parts in the order of the text, each with the text that its glyphs stand for.
  static func split(_ run: GlyphRun, of face: FreeTypeFace) -> [(run: GlyphRun, isColoured: Bool)] {
    var parts: [(run: GlyphRun, isColoured: Bool)] = []
    var x = run.x
    for glyph in run.glyphs {
      let isColoured = Self.isColoured(glyph.id, of: face)
      if parts.last?.isColoured != isColoured {
        var part = run
        (part.glyphs, part.x, part.width) = ([], x, 0)
        parts.append((part, isColoured))
      }
      let width = glyph.advance * run.pointSize
      parts[parts.count - 1].run.glyphs.append(glyph)
      parts[parts.count - 1].run.width += width
      x += width
    }
    guard parts.count > 1 else { return parts }
    if run.direction == .rightToLeft { parts.reverse() }
    return withText(parts, of: run)
  }

  /// Gives each part the text from its first cluster to the next part's.
  private static func withText(
    _ parts: [(run: GlyphRun, isColoured: Bool)], of run: GlyphRun
  ) -> [(run: GlyphRun, isColoured: Bool)] {
    var parts = parts
    var upper = run.utf8Range.upperBound
    for index in parts.indices.reversed() {
      let first = index == 0 ? run.utf8Range.lowerBound : parts[index].run.glyphs.map(\.cluster).min() ?? upper
      let lower = min(max(first, run.utf8Range.lowerBound), upper)
      parts[index].run.utf8Range = lower..<upper
      upper = lower
    }
    return parts
  }

  private static func isColoured(_ glyph: UInt32, of face: FreeTypeFace) -> Bool {
    switch face.picture(of: glyph) {
    case .layers, .bitmap: true
    case .outline, .none: false
    }
  }
}
