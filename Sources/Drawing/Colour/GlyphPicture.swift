import Sheet

/// What a glyph is drawn from.
enum GlyphPicture {
  /// Its own outline in the text's colour, or nothing where the outline is blank.
  case outline
  /// Outlines of other glyphs, each in a colour, the later over the earlier.
  case layers([Layer])
  /// A picture made of pixels.
  case bitmap(Strike)
  /// Nothing: it can't be drawn, and is counted for a note.
  case none

  /// One layer of a colour glyph.
  struct Layer: Hashable {
    /// The glyph whose outline is filled.
    var glyph: UInt32
    /// The colour, or nil for the text's own.
    var color: Frame.Color?
    /// How opaque the layer is, from 0 to 255.
    var alpha: UInt8
  }
}
