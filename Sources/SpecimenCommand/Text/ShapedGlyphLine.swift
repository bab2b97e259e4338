package import TextLayout

/// Writes shaped glyphs as `hb-shape --output-format=json --no-glyph-names --utf8-clusters` does: one line, no spaces.
package enum ShapedGlyphLine {
  /// The line, with a line break at its end; members are g, cl, dx, dy, ax and ay, in font units.
  package static func text(_ glyphs: [ShapedGlyph]) -> String {
    let items = glyphs.map { glyph in
      "{\"g\":\(glyph.id),\"cl\":\(glyph.cluster),\"dx\":\(glyph.xOffset),\"dy\":\(glyph.yOffset),"
        + "\"ax\":\(glyph.xAdvance),\"ay\":\(glyph.yAdvance)}"
    }
    return "[" + items.joined(separator: ",") + "]\n"
  }
}
