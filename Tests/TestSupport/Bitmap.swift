import CPNG

/// A picture in memory, 8 bits a channel.
package struct Bitmap: Hashable {
  /// Pixels from left to right.
  package var width: Int
  /// Pixels from top to bottom.
  package var height: Int
  /// Red, green and blue of each pixel, row by row.
  package var rgb: [UInt8]
  /// Pixels a metre from the pHYs chunk; 0 without one.
  package var pixelsPerMetre: Int
  /// Whether there is an sRGB chunk.
  package var hasSRGB: Bool

  /// Decodes a PNG; nil when libpng refuses it.
  package init?(png bytes: [UInt8]) {
    var image = cpng_image()
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    guard cpng_decode(bytes, bytes.count, &image, &error) == 0, let pixels = image.rgb else { return nil }
    defer { cpng_image_free(&image) }
    width = Int(image.width)
    height = Int(image.height)
    rgb = Array(UnsafeBufferPointer(start: pixels, count: width * height * 3))
    pixelsPerMetre = Int(image.pixels_per_metre)
    hasSRGB = image.has_srgb != 0
  }

  /// A pixel as 0xRRGGBB.
  package subscript(x: Int, y: Int) -> Int {
    let offset = (y * width + x) * 3
    return Int(rgb[offset]) << 16 | Int(rgb[offset + 1]) << 8 | Int(rgb[offset + 2])
  }

  /// How dark a pixel's green channel is, from 0 for white to 255 for black.
  package func ink(_ x: Int, _ y: Int) -> Double { 255 - Double(rgb[(y * width + x) * 3 + 1]) }
}
