import CCairo

/// A picture as a PDF holds it: colours, and apart from them how opaque each pixel is.
///
/// Readers scale the two by themselves. Were the colours of transparent pixels black, as cairo leaves them, every edge
/// would get a dark fringe; so each takes the colour of an opaque neighbour.
final class DocumentPicture {
  private let colors: OpaquePointer
  private let mask: OpaquePointer

  /// Makes a picture of premultiplied pixels 0xAARRGGBB; nil when cairo has no memory for it.
  init?(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    guard let colors = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    (self.colors, self.mask) = (colors, mask)
    guard let colorBytes = cairo_image_surface_get_data(colors), let maskBytes = cairo_image_surface_get_data(mask)
    else {
      return nil
    }
    let (colorStride, maskStride) = (
      Int(cairo_image_surface_get_stride(colors)), Int(cairo_image_surface_get_stride(mask))
    )
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(colorBytes + y * colorStride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        row[x] = Self.color(pixel)
        maskBytes[y * maskStride + x] = UInt8(pixel >> 24)
      }
      Self.spread(row, count: width)
    }
    Self.spreadRows(colorBytes, stride: colorStride, width: width, height: height)
    cairo_surface_mark_dirty(colors)
    cairo_surface_mark_dirty(mask)
  }

  deinit {
    cairo_surface_destroy(colors)
    cairo_surface_destroy(mask)
  }

  /// Paints the picture, a pixel for each unit of the context.
  func paint(on context: OpaquePointer) {
    cairo_set_source_surface(context, colors, 0, 0)
    cairo_mask_surface(context, mask, 0, 0)
  }

  /// Stands in the unused byte of a pixel whose colour is known.
  private static let known: UInt32 = 0xFF00_0000

  /// The colour that was multiplied, marked as known; 0 for a transparent pixel, which has none.
  private static func color(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
    return known | channel(16) | channel(8) | channel(0)
  }

  /// Gives each pixel of a row that has no colour the one before it, those at the start the first that there is.
  private static func spread(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
    guard let first = (0..<count).first(where: { row[$0] != 0 }) else { return }
    var (last, start) = (row[first], first)
    for x in 0..<first { row[x] = last }
    for x in first..<count where row[x] != 0 {
      // A gap is filled from both its sides.
      if x > start + 1 { for gap in (start + x + 1) / 2..<x { row[gap] = row[x] } }
      for gap in start + 1..<max(start + 1, (start + x + 1) / 2) { row[gap] = last }
      (last, start) = (row[x], x)
    }
    for x in start + 1..<max(start + 1, count) { row[x] = last }
  }

  /// Gives rows without any colour those of the nearest row that has some.
  private static func spreadRows(_ bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int) {
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
      UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
    }
    for y in Swift.stride(from: 1, to: height, by: 1) where row(y)[0] == 0 {
      row(y).update(from: row(y - 1), count: width)
    }
    for y in Swift.stride(from: height - 2, through: 0, by: -1) where row(y)[0] == 0 {
      row(y).update(from: row(y + 1), count: width)
    }
  }
}
