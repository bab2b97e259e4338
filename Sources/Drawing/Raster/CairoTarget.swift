import CCairo

/// cairo's hold on pixels, which it keeps alive: the context is destroyed before the surface, the surface before them.
final class CairoTarget {
  /// Draws on the pixels; in error when cairo could not begin.
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let memory: PixelMemory<UInt32>

  /// Takes hold of rows of pixels; nil when there is no memory for that.
  init?(_ memory: PixelMemory<UInt32>, width: Int, height: Int) {
    let surface = memory.pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      cairo_image_surface_create_for_data($0, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(width * 4))
    }
    guard let surface, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.context, self.memory) = (surface, context, memory)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Lets cairo draw in the coordinates of a picture whose pixel `left`, `top` is the first of the pixels.
  ///
  /// With a clip, whose edges are those of pixels, nothing else is touched.
  func paint(left: Int, top: Int, clip: PixelArea?, _ draw: (OpaquePointer) -> Void) {
    cairo_surface_mark_dirty(surface)
    cairo_identity_matrix(context)
    cairo_translate(context, Double(-left), Double(-top))
    if let clip {
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(clip.x.lowerBound), Double(clip.y.lowerBound), Double(clip.x.count), Double(clip.y.count))
      cairo_clip(context)
    }
    draw(context)
    if clip != nil { cairo_reset_clip(context) }
    cairo_surface_flush(surface)
  }

  /// What cairo says of all that was drawn.
  var status: cairo_status_t { cairo_status(context) }
}
