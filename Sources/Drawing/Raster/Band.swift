import CCairo

/// A few rows of a picture in memory, drawn by hand and by cairo, and used again for the next rows.
///
/// Pixels are 0x00RRGGBB in the machine's order, cairo's RGB24. They are read and written only while cairo has nothing
/// pending. The context is destroyed before the surface, the surface before the pixels.
struct Band: ~Copyable {
  /// How many rows are drawn at a time.
  static let rowCount = 64

  /// Pixels in a row, and from one row to the next.
  let width: Int
  /// The pixels, `rowCount` rows of them.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Draws on the pixels; its origin is the top left corner of the picture, not of the band.
  let context: OpaquePointer
  private let surface: OpaquePointer
  private var top = 0

  /// Makes a band for a picture's width.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)``.
  init(width: Int) throws(DrawingError) {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * Self.rowCount)
    pixels.initialize(repeating: 0, count: width * Self.rowCount)
    let rowSize = width * 4
    let surface = pixels.withMemoryRebound(to: UInt8.self, capacity: rowSize * Self.rowCount) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_RGB24, Int32(width), Int32(Self.rowCount), Int32(rowSize))
    }
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      pixels.deallocate()
      throw .cairo(status, while: "a band of the picture")
    }
    (self.width, self.pixels, self.surface, self.context) = (width, pixels, surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    pixels.deallocate()
  }

  /// Moves to the rows from `top` on and fills them with a colour.
  mutating func begin(top: Int, background: UInt32) {
    self.top = top
    pixels.update(repeating: background, count: width * Self.rowCount)
    cairo_surface_mark_dirty(surface)
    cairo_identity_matrix(context)
    cairo_translate(context, 0, Double(-top))
  }

  /// Fills the part of a rectangle that falls on the band; columns are within the picture.
  func fill(_ columns: Range<Int>, rows: Range<Int>, color: UInt32) {
    for row in rows.clamped(to: top..<top + Self.rowCount) {
      (pixels + ((row - top) * width + columns.lowerBound)).update(repeating: color, count: columns.count)
    }
  }

  /// Blends masks in one colour, those that touch the band.
  func blend(_ placed: ArraySlice<PlacedMask>, _ cache: borrowing MaskCache, color: UInt32) {
    cache.masks.withUnsafeBufferPointer { masks in
      cache.storage.withUnsafeBufferPointer { storage in
        guard let coverage = storage.baseAddress else { return }
        for item in placed {
          let mask = masks[Int(item.mask)]
          let y = Int(item.y) - top
          guard y < Self.rowCount, y + Int(mask.height) > 0 else { continue }
          MaskBlend.blend(
            mask, coverage, x: Int(item.x), y: y, color: color, over: pixels, width: width, height: Self.rowCount)
        }
      }
    }
  }

  /// Lets cairo fill a path that `draw` makes in the picture's coordinates.
  func fillPath(color: UInt32, alpha: UInt8 = 255, _ draw: (OpaquePointer) -> Void) {
    paint { context in
      cairo_set_source_rgba(
        context, Double(color >> 16 & 0xFF) / 255, Double(color >> 8 & 0xFF) / 255, Double(color & 0xFF) / 255,
        Double(alpha) / 255)
      cairo_new_path(context)
      draw(context)
      cairo_fill(context)
    }
  }

  /// Lets cairo draw in the picture's coordinates.
  func paint(_ draw: (OpaquePointer) -> Void) {
    cairo_surface_mark_dirty(surface)
    draw(context)
    cairo_surface_flush(surface)
  }

  /// Looks whether cairo drew everything so far.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)``.
  func check() throws(DrawingError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status, while: "the rows from \(top) on") }
  }
}
