/// Writes shaped glyphs as `hb-shape --output-format=json --no-glyph-names --utf8-clusters` does: one line, no spaces.
package enum ShapedGlyphLine {
  /// A glyph: its number, the UTF-8 offset of its cluster, and its offsets and advances in font units.
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    package var cluster: Int
    package var xOffset: Int32
    package var yOffset: Int32
    package var xAdvance: Int32
    package var yAdvance: Int32

    /// Describes a glyph; what is not given is 0.
    package init(
      id: UInt32, cluster: Int, xOffset: Int32 = 0, yOffset: Int32 = 0, xAdvance: Int32 = 0, yAdvance: Int32 = 0
    ) {
      self.id = id
      self.cluster = cluster
      self.xOffset = xOffset
      self.yOffset = yOffset
      self.xAdvance = xAdvance
      self.yAdvance = yAdvance
    }
  }

  /// The line, with a line break at its end; members are g, cl, dx, dy, ax and ay.
  package static func text(_ glyphs: [Glyph]) -> String {
    let items = glyphs.map { glyph in
      "{\"g\":\(glyph.id),\"cl\":\(glyph.cluster),\"dx\":\(glyph.xOffset),\"dy\":\(glyph.yOffset),"
        + "\"ax\":\(glyph.xAdvance),\"ay\":\(glyph.yAdvance)}"
    }
    return "[" + items.joined(separator: ",") + "]\n"
  }
}
