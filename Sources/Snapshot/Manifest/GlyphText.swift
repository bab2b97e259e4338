/// How a glyph's position is written: its advance, and after an "@" its offsets where it has any, as in "612@0,-12".
enum GlyphText {
  /// The index and the position of a glyph, in one word.
  static func written(_ glyph: ShapeRecord.Glyph) -> String { " \(glyph.id)+\(position(glyph))" }

  /// The position of a glyph, in 1/1000 em.
  static func position(_ glyph: ShapeRecord.Glyph) -> String {
    let advance = DecimalText.shortest(glyph.advance)
    guard glyph.xOffset != 0 || glyph.yOffset != 0 else { return advance }
    return "\(advance)@\(DecimalText.shortest(glyph.xOffset)),\(DecimalText.shortest(glyph.yOffset))"
  }
}
