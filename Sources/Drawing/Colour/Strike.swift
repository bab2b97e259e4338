import CCairo
import CPNG
import Sheet

/// A glyph's picture for one size, decoded: a PNG of `CBDT` or `sbix`, and the box that it fills around the origin.
final class Strike {
  /// Where the picture stands, in em from the glyph's origin, y upwards.
  struct Box: Equatable {
    /// From the origin to the left edge.
    var left: Double
    /// From the baseline up to the upper edge.
    var top: Double
    /// From left to right.
    var width: Double
    /// From top to bottom.
    var height: Double

    /// The furthest, in em, that a picture's edges may stand from its origin.
    private static let reach = 16.0

    /// Whether the box has an area near its glyph.
    var isDrawable: Bool {
      width > 0 && height > 0 && abs(left) <= Self.reach && abs(top) <= Self.reach && width <= Self.reach
        && height <= Self.reach
    }
  }

  /// The longest side that a picture may have, in pixels.
  static let maximumSide = 4_096
  /// The most bytes that a decoded picture may take.
  static let maximumBytes = 64 << 20

  /// The PNG as it stands in the font.
  let png: [UInt8]
  /// Where the picture stands.
  let box: Box
  /// Pixels from left to right.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>

  /// The bytes that the decoded picture takes.
  var size: Int { width * height * 4 }

  /// Decodes a picture; nil when it is no PNG within the limits or its box has no area near the glyph.
  init?(png: [UInt8], box: Box) {
    guard box.isDrawable else { return nil }
    var image = cpng_pixels()
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    let limits = (UInt32(Self.maximumSide), Self.maximumBytes)
    guard cpng_decode_argb(png, png.count, limits.0, limits.1, &image, &error) == 0, let pixels = image.argb else {
      return nil
    }
    let (width, height) = (Int(image.width), Int(image.height))
    let surface = pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      cpng_pixels_free(&image)
      return nil
    }
    (self.png, self.box, self.width, self.height) = (png, box, width, height)
    (self.surface, self.pixels) = (surface, pixels)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    var image = cpng_pixels(width: 0, height: 0, argb: pixels)
    cpng_pixels_free(&image)
  }

  /// Paints the picture on a context that draws pixels, the glyph's origin at `x`, `y`; `em` is an em in its units.
  func paint(on context: OpaquePointer, x: Double, y: Double, em: Double) {
    cairo_save(context)
    place(on: context, x: x, y: y, em: em)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Else the edges would fade into what lies outside the picture, further the larger it is drawn.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, Double(width), Double(height))
    cairo_fill(context)
    cairo_restore(context)
  }

  /// The picture, as it is, for a document, whose reader will scale it.
  var documentPicture: DocumentPicture {
    DocumentPicture(UnsafeBufferPointer(start: pixels, count: width * height), width: width, height: height)
  }

  /// Where the picture stands on a page when the glyph's origin is at a place; both in points, as an em is.
  func area(at origin: Frame.Point, em: Double) -> Frame.Rect {
    Frame.Rect(
      x: origin.x + box.left * em, y: origin.y - box.top * em, width: box.width * em, height: box.height * em)
  }

  /// Makes a unit of the context one pixel of the picture, from its top left corner.
  private func place(on context: OpaquePointer, x: Double, y: Double, em: Double) {
    cairo_translate(context, x + box.left * em, y - box.top * em)
    cairo_scale(context, box.width * em / Double(width), box.height * em / Double(height))
  }
}
