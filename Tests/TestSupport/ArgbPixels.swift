import CPNG

/// A PNG decoded with its transparency, within limits, as the drawing of colour glyphs decodes pictures from fonts.
package struct ArgbPixels: Hashable {
  /// Pixels from left to right.
  package var width: Int
  /// Pixels from top to bottom.
  package var height: Int
  /// Premultiplied pixels 0xAARRGGBB, row by row.
  package var pixels: [UInt32]

  /// Decodes a PNG; nil when libpng or a limit refuses it.
  package init?(png bytes: [UInt8], maximumSide: Int = 4_096, maximumBytes: Int = 64 << 20) {
    var image = cpng_pixels()
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    guard cpng_decode_argb(bytes, bytes.count, UInt32(maximumSide), maximumBytes, &image, &error) == 0,
      let decoded = image.argb
    else { return nil }
    defer { cpng_pixels_free(&image) }
    width = Int(image.width)
    height = Int(image.height)
    pixels = Array(UnsafeBufferPointer(start: decoded, count: width * height))
  }
}
