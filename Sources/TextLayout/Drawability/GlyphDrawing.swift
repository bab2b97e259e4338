/// What a glyph is drawn from, found from the font's tables before anything is drawn.
package enum GlyphDrawing: Hashable, Sendable {
  /// Its outline, which may be blank.
  case outline
  /// Its outline, though the font has colours for it, which can't be drawn.
  case plain(UndrawnReason)
  /// Outlines of other glyphs, each in a colour.
  case layers
  /// A picture made of pixels.
  case picture
  /// Nothing.
  case nothing(UndrawnReason)
}
