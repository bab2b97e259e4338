/// One glyph's coverage at one size and one eighth of a pixel: where its bytes are and where they go.
struct GlyphMask {
  /// From the pixel that the origin stands in to the mask's left column, in pixels.
  var left: Int32
  /// From the baseline up to the mask's top row, in pixels.
  var top: Int32
  /// Columns, and the distance between rows in bytes.
  var width: Int32
  /// Rows.
  var height: Int32
  /// Where the first byte lies in the cache's storage.
  var offset: Int
}

/// A mask at its place in the picture.
struct PlacedMask {
  /// The mask's index in the cache.
  var mask: Int32
  /// The pixel column of the mask's left edge.
  var x: Int32
  /// The pixel row of the mask's top edge.
  var y: Int32
}

extension GlyphMask {
  /// The pixels of the mask at a place.
  func area(at place: PlacedMask) -> PixelArea {
    PixelArea(x: Int(place.x)..<Int(place.x) + Int(width), y: Int(place.y)..<Int(place.y) + Int(height))
  }
}
