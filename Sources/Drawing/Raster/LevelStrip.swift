import CCairo

/// The levels at which one thing in one colour covers some rows: masks put together, or a path.
///
/// Where two letters share a pixel, what they cover of it is worked out before it is blended, so that there is one
/// colour for each level over a ground, however many letters meet.
struct LevelStrip: ~Copyable {
  /// Rows are read and written eight pixels at a time, which may go beyond their ends.
  static let spare = 8

  /// What of the picture it is.
  private(set) var area = PixelArea.empty
  /// From a row to the next, in bytes.
  private var stride = 0
  private var levels: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 12

  /// A strip without rows.
  init() { levels = .allocate(capacity: capacity) }

  deinit { levels.deallocate() }

  /// Moves to an area of which nothing is covered.
  mutating func begin(_ area: PixelArea) {
    self.area = area
    stride = (area.x.count + 7) / 8 * 8 + Self.spare
    let count = stride * area.y.count
    if count > capacity {
      levels.deallocate()
      capacity = max(count, 2 * capacity)
      levels = .allocate(capacity: capacity)
    }
    levels.update(repeating: 0, count: count)
  }

  /// The levels of a row, by its place in the area.
  @inline(__always)
  borrowing func row(_ index: Int) -> UnsafePointer<UInt8> { UnsafePointer(levels + index &* stride) }

  /// Adds what of a mask falls on the area; `coverage` is that of all masks.
  func add(_ mask: GlyphMask, _ coverage: UnsafePointer<UInt8>, x: Int, y: Int) {
    let (left, top) = (x - area.x.lowerBound, y - area.y.lowerBound)
    let width = Int(mask.width)
    let rows = max(0, -top)..<max(0, -top, min(Int(mask.height), area.y.count - top))
    let columns = max(0, -left)..<max(0, -left, min(width, area.x.count - left))
    guard !columns.isEmpty else { return }
    for row in rows {
      let source = coverage + (mask.offset &+ row &* width)
      let target = levels + ((top &+ row) &* stride &+ left)
      var column = columns.lowerBound
      while column &+ 8 <= columns.upperBound {
        Self.add(UnsafeRawPointer(source + column).loadUnaligned(as: UInt64.self), to: target + column)
        column &+= 8
      }
      if column < columns.upperBound {
        // What follows in memory is another row's, and counts for nothing.
        let rest = UInt64.max &>> UInt64(64 &- 8 &* (columns.upperBound &- column))
        let eight = UnsafeRawPointer(source + column).loadUnaligned(as: UInt64.self).littleEndian & rest
        Self.add(UInt64(littleEndian: eight), to: target + column)
      }
    }
  }

  @inline(__always)
  private static func add(_ eight: UInt64, to target: UnsafeMutablePointer<UInt8>) {
    guard eight != 0 else { return }
    let place = UnsafeMutableRawPointer(target)
    let there = place.loadUnaligned(as: UInt64.self)
    place.storeBytes(of: there == 0 ? eight : CoverageLevels.union(there, eight), as: UInt64.self)
  }

  /// Covers what a path fills that `draw` makes in the picture's coordinates; returns what cairo says of it.
  func fillPath(_ draw: (OpaquePointer) -> Void) -> cairo_status_t {
    let surface = cairo_image_surface_create_for_data(
      levels, CAIRO_FORMAT_A8, Int32(area.x.count), Int32(area.y.count), Int32(stride))
    guard let surface, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return CAIRO_STATUS_NO_MEMORY
    }
    defer {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    cairo_translate(context, Double(-area.x.lowerBound), Double(-area.y.lowerBound))
    draw(context)
    cairo_fill(context)
    cairo_surface_flush(surface)
    CoverageLevels.replace(levels, count: stride * area.y.count)
    return cairo_status(context)
  }
}
