import Sheet

/// What a glyph is drawn from.
enum GlyphPicture {
  /// Its own outline in the text's colour, or nothing where the outline is blank.
  case outline
  /// Outlines of other glyphs, each in a colour, the later over the earlier.
  case layers([Layer])
  /// A picture made of pixels.
  case bitmap(Strike)
  /// Nothing: it is of a kind that is not drawn, and is counted for a note.
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

/// Why the colours of a glyph are not drawn.
enum UndrawnColour: CaseIterable {
  /// COLR version 1: gradients, transformations and blending, which HarfBuzz 6 does not read.
  case colourVersion1
  /// A document in the table `SVG `.
  case svg
  /// A picture in `sbix` that is no PNG.
  case otherFormat
  /// A PNG that can't be decoded within the limits, or stands far from its glyph.
  case damaged
  /// Nothing at all, or bitmaps of one colour, in a face made of bitmaps.
  case bitmaps
}
