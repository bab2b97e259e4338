import CCairo

/// A part of a picture in memory, drawn by hand and by cairo, and used again for the next part.
///
/// A page is drawn a few rows at a time, a cell by itself. Pixels are 0x00RRGGBB in the machine's order, cairo's RGB24. They
/// are read and written only while cairo has nothing pending.
struct Band: ~Copyable {
  /// How many rows of a page are drawn at a time.
  static let rowCount = 64

  /// What of the picture it is.
  private(set) var area = PixelArea.empty
  /// The pixels, as many rows as the area has, one after another.
  var pixels: UnsafeMutablePointer<UInt32> { memory.pixels }
  /// Where the rows may change their colour.
  private(set) var ink = InkMap(width: 0, rowCount: 0)
  /// What has been painted since the band began, and over which colour.
  private var painted: [PixelArea] = []
  private var paper: UInt32?
  private var memory: PixelMemory
  private var cairo: CairoTarget?
  private var failure = CAIRO_STATUS_SUCCESS

  /// Makes a band with room for some pixels; it grows when it has to.
  init(capacity: Int = 0) {
    memory = PixelMemory(capacity: max(1, capacity))
  }

  /// Moves to an area and fills it with a colour.
  mutating func begin(_ area: PixelArea, background: UInt32) {
    let count = area.x.count * area.y.count
    let isAlike = area.x.count == self.area.x.count && area.y.count == self.area.y.count
    // cairo knows the size that it was given.
    if count > memory.capacity || !isAlike { cairo = nil }
    if count > memory.capacity { memory = PixelMemory(capacity: max(count, 2 * memory.capacity)) }
    if isAlike, paper == background {
      clean(background)
      ink.clear()
    } else {
      pixels.update(repeating: background, count: count)
      ink = InkMap(width: area.x.count, rowCount: area.y.count)
    }
    painted.removeAll(keepingCapacity: true)
    (self.area, paper) = (area, background)
  }

  /// Makes what was painted paper again: where that is less than the band, it is less to write.
  private func clean(_ background: UInt32) {
    let size = painted.reduce(0) { $0 + $1.x.count * $1.y.count }
    if size < area.x.count * area.y.count {
      for part in painted { fill(part.x, rows: part.y, color: background) }
    } else {
      pixels.update(repeating: background, count: area.x.count * area.y.count)
    }
  }

  /// Takes note that a step has painted some pixels; a filled area has one colour now.
  mutating func note(_ step: PixelArea, isFilled: Bool) {
    let part = step.clamped(to: area)
    guard !part.isEmpty else { return }
    painted.append(part)
    let own = part.moved(x: -area.x.lowerBound, y: -area.y.lowerBound)
    if isFilled { ink.add(filled: own) } else { ink.add(own) }
  }

  /// Fills the part of a rectangle that falls on the band.
  func fill(_ columns: Range<Int>, rows: Range<Int>, color: UInt32) {
    let columns = columns.clamped(to: area.x)
    for row in rows.clamped(to: area.y) {
      (pixels + ((row - area.y.lowerBound) * area.x.count + columns.lowerBound - area.x.lowerBound))
        .update(repeating: color, count: columns.count)
    }
  }

  /// Blends masks in one colour, those that touch the band; with a clip, what of them is in it.
  func blend(_ placed: ArraySlice<PlacedMask>, _ cache: borrowing MaskCache, color: UInt32, clip: PixelArea? = nil) {
    let (width, height) = (area.x.count, area.y.count)
    let clip = (clip?.clamped(to: area) ?? area).moved(x: -area.x.lowerBound, y: -area.y.lowerBound)
    cache.masks.withUnsafeBufferPointer { masks in
      cache.storage.withUnsafeBufferPointer { storage in
        guard let coverage = storage.baseAddress else { return }
        for item in placed {
          let mask = masks[Int(item.mask)]
          let y = Int(item.y) - area.y.lowerBound
          guard y < height, y + Int(mask.height) > 0 else { continue }
          MaskBlend.blend(
            mask, coverage, x: Int(item.x) - area.x.lowerBound, y: y, color: color, over: pixels, width: width,
            clip: clip)
        }
      }
    }
  }

  /// Lets cairo fill a path that `draw` makes in the picture's coordinates.
  mutating func fillPath(
    color: UInt32, alpha: UInt8 = 255, clip: PixelArea? = nil, _ draw: (OpaquePointer) -> Void
  ) {
    paint(clip: clip) { context in
      cairo_set_source_rgba(
        context, Double(color >> 16 & 0xFF) / 255, Double(color >> 8 & 0xFF) / 255, Double(color & 0xFF) / 255,
        Double(alpha) / 255)
      cairo_new_path(context)
      draw(context)
      cairo_fill(context)
    }
  }

  /// Lets cairo draw in the picture's coordinates, with a clip only on those pixels.
  mutating func paint(clip: PixelArea? = nil, _ draw: (OpaquePointer) -> Void) {
    guard !area.isEmpty else { return }
    if cairo == nil { cairo = CairoTarget(memory, width: area.x.count, height: area.y.count) }
    cairo?.paint(left: area.x.lowerBound, top: area.y.lowerBound, clip: clip, draw)
    let status = cairo?.status ?? CAIRO_STATUS_NO_MEMORY
    if status != CAIRO_STATUS_SUCCESS { failure = status }
  }

  /// Looks whether cairo drew everything so far.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)``.
  func check() throws(DrawingError) {
    guard failure == CAIRO_STATUS_SUCCESS else { throw .cairo(failure, while: "the rows from \(area.y.lowerBound) on") }
  }
}

extension Band {
  /// The least area that holds every pixel of another colour than the background; the unused bytes are set to 0.
  mutating func trimmed(to background: UInt32) -> PixelArea {
    let (width, height) = (area.x.count, area.y.count)
    for index in 0..<width * height { pixels[index] &= 0xFF_FFFF }
    func isBlank(_ row: Int) -> Bool {
      UnsafeBufferPointer(start: pixels + row * width, count: width).allSatisfy { $0 == background }
    }
    guard let top = (0..<height).first(where: { !isBlank($0) }),
      let bottom = (top..<height).last(where: { !isBlank($0) })
    else { return .empty }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let row = pixels + y * width
      if let first = (0..<left).first(where: { row[$0] != background }) { left = first }
      if let last = (right..<width).last(where: { row[$0] != background }) { right = last + 1 }
    }
    return PixelArea(x: left..<right, y: top..<bottom + 1).moved(x: area.x.lowerBound, y: area.y.lowerBound)
  }

  /// The memory of a row's pixels in some columns, until the next drawing.
  func bytes(of columns: Range<Int>, row: Int) -> UnsafeRawBufferPointer {
    let start = pixels + ((row - area.y.lowerBound) * area.x.count + columns.lowerBound - area.x.lowerBound)
    return UnsafeRawBufferPointer(UnsafeBufferPointer(start: start, count: columns.count))
  }
}
