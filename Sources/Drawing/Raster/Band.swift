import CCairo

/// A part of a picture in memory, drawn by hand and by cairo, and used again for the next part.
///
/// A page is drawn a few rows at a time, a cell by itself. Pixels are read and written only while cairo has nothing
/// pending.
struct Band<Colours: BandColours>: ~Copyable {
  /// What of the picture it is.
  private(set) var area = PixelArea.empty
  /// What the pixels stand for.
  var colours: Colours
  /// The pixels, as many rows as the area has, one after another.
  var pixels: UnsafeMutablePointer<Colours.Pixel> { memory.pixels }
  /// Where the rows may change their colour.
  private(set) var ink = InkMap(width: 0, rowCount: 0)
  /// What has been painted since the band began, and over which colour.
  private var painted: [PixelArea] = []
  private var paper: Colours.Pixel?
  private var memory: PixelMemory<Colours.Pixel>
  private var strip = LevelStrip()
  private var cairo: CairoTarget?
  private var failure = CAIRO_STATUS_SUCCESS

  /// Makes a band with room for some pixels; it grows when it has to.
  init(_ colours: Colours, capacity: Int = 0) {
    self.colours = colours
    memory = PixelMemory(capacity: max(1, capacity))
  }

  /// Has the pixels stand for something else from the next area on.
  mutating func restart(_ colours: Colours) { (self.colours, paper) = (colours, nil) }

  /// Moves to an area and fills it with a colour.
  mutating func begin(_ area: PixelArea, background color: UInt32) {
    let background = colours.pixel(of: color)
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
  private func clean(_ background: Colours.Pixel) {
    let size = painted.reduce(0) { $0 + $1.x.count * $1.y.count }
    if size < area.x.count * area.y.count {
      for part in painted { fill(part, with: background) }
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
  mutating func fill(_ rectangle: PixelArea, color: UInt32) { fill(rectangle, with: colours.pixel(of: color)) }

  private func fill(_ rectangle: PixelArea, with pixel: Colours.Pixel) {
    let part = rectangle.clamped(to: area)
    for row in part.y {
      (pixels + ((row - area.y.lowerBound) * area.x.count + part.x.lowerBound - area.x.lowerBound))
        .update(repeating: pixel, count: part.x.count)
    }
  }

  /// Blends masks in one colour, those that touch the band, and what of them is in a part of the picture.
  mutating func blend(
    _ placed: ArraySlice<PlacedMask>, _ cache: borrowing MaskCache, color: UInt32, in part: PixelArea
  ) {
    let part = part.clamped(to: area)
    guard !part.isEmpty else { return }
    strip.begin(part)
    cache.masks.withUnsafeBufferPointer { masks in
      cache.storage.withUnsafeBufferPointer { storage in
        guard let coverage = storage.baseAddress else { return }
        for item in placed {
          let (mask, y) = (masks[Int(item.mask)], Int(item.y))
          guard y < part.y.upperBound, y + Int(mask.height) > part.y.lowerBound else { continue }
          strip.add(mask, coverage, x: Int(item.x), y: y)
        }
      }
    }
    blendStrip(color)
  }

  /// Blends what a path fills that `draw` makes in the picture's coordinates, of a part of the picture.
  mutating func blendPath(color: UInt32, in part: PixelArea, _ draw: (OpaquePointer) -> Void) {
    let part = part.clamped(to: area)
    guard !part.isEmpty else { return }
    strip.begin(part)
    let status = strip.fillPath(draw)
    if status != CAIRO_STATUS_SUCCESS { failure = status }
    blendStrip(color)
  }

  private mutating func blendStrip(_ color: UInt32) {
    let (left, top) = (strip.area.x.lowerBound - area.x.lowerBound, strip.area.y.lowerBound - area.y.lowerBound)
    colours.blend(color, strip, over: pixels + (top * area.x.count + left), width: area.x.count)
  }

  /// Looks whether cairo drew everything so far.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)``.
  func check() throws(DrawingError) {
    guard failure == CAIRO_STATUS_SUCCESS else { throw .cairo(failure, while: "the rows from \(area.y.lowerBound) on") }
  }
}

extension Band<TrueColours> {
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
}

extension Band<TrueColours> {
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
