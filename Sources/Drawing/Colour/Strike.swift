import CCairo
import CPNG
import Sheet
package import TextLayout

/// A glyph's picture for one size: a PNG of `CBDT` or `sbix`, decoded when it is drawn, and the box that it fills around the origin.
package final class Strike {
  /// The PNG as it stands in the font.
  let png: [UInt8]
  /// Where the picture stands.
  let box: PictureBox
  private let memory: PictureMemory
  private var pixels: Pixels?

  /// Takes a picture whose box has an area near the glyph; `memory` is that of the thread that draws it.
  package init(png: [UInt8], box: PictureBox, memory: PictureMemory) {
    (self.png, self.box, self.memory) = (png, box, memory)
  }

  deinit { memory.release(ObjectIdentifier(self)) }

  /// Whether it can be decoded within the limits.
  package var isWhole: Bool { box.isDrawable && decoded() != nil }

  /// Lets go of the pixels until it is drawn next.
  func forget() { pixels = nil }

  /// Paints the picture on a context that draws pixels, the glyph's origin at `x`, `y`; `em` is an em in its units.
  func paint(on context: OpaquePointer, x: Double, y: Double, em: Double) {
    guard let pixels = decoded() else { return }
    cairo_save(context)
    cairo_translate(context, x + box.left * em, y - box.top * em)
    // A unit of the context is one pixel of the picture, from its top left corner.
    cairo_scale(context, box.width * em / Double(pixels.width), box.height * em / Double(pixels.height))
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Else the edges would fade into what lies outside the picture, further the larger it is drawn.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, Double(pixels.width), Double(pixels.height))
    cairo_fill(context)
    cairo_restore(context)
  }

  /// The picture, as it is, for a document, whose reader will scale it; nil where it can't be decoded.
  ///
  /// Its pixels are let go of, since a document has each picture once.
  func documentPicture() -> DocumentPicture? {
    guard let pixels = decoded() else { return nil }
    defer {
      forget()
      memory.release(ObjectIdentifier(self))
    }
    return DocumentPicture(
      UnsafeBufferPointer(start: pixels.argb, count: pixels.width * pixels.height), width: pixels.width,
      height: pixels.height)
  }

  /// Where the picture stands on a page when the glyph's origin is at a place; both in points, as an em is.
  func area(at origin: Frame.Point, em: Double) -> Frame.Rect {
    Frame.Rect(
      x: origin.x + box.left * em, y: origin.y - box.top * em, width: box.width * em, height: box.height * em)
  }

  private func decoded() -> Pixels? {
    if let pixels { return pixels }
    let limit = min(memory.maximumBytes, PictureCheck.maximumBytes)
    // Room is made before the pixels are there, or both would take memory at a time.
    guard let bytes = png.withUnsafeBytes({ PictureCheck.decodedBytes(of: $0) }), bytes <= limit else { return nil }
    memory.admit(self, bytes: bytes)
    guard let pixels = Pixels(png: png, maximumBytes: limit) else {
      memory.release(ObjectIdentifier(self))
      return nil
    }
    self.pixels = pixels
    return pixels
  }
}

/// A decoded picture, and cairo's view of it.
private final class Pixels {
  /// Pixels from left to right.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int
  /// Premultiplied pixels 0xAARRGGBB, row by row.
  let argb: UnsafeMutablePointer<UInt32>
  let surface: OpaquePointer

  /// Decodes a picture; nil when it is no PNG within the limits, of which one is the bytes that its pixels may take.
  init?(png: [UInt8], maximumBytes: Int) {
    var image = cpng_pixels()
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    let limits = (UInt32(PictureCheck.maximumSide), maximumBytes)
    guard cpng_decode_argb(png, png.count, limits.0, limits.1, &image, &error) == 0, let argb = image.argb else {
      return nil
    }
    let (width, height) = (Int(image.width), Int(image.height))
    let surface = argb.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      cpng_pixels_free(&image)
      return nil
    }
    (self.width, self.height, self.argb, self.surface) = (width, height, argb, surface)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    var image = cpng_pixels(width: 0, height: 0, argb: argb)
    cpng_pixels_free(&image)
  }
}
