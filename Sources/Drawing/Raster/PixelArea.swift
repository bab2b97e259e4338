import Snapshot

/// Columns and rows of whole pixels, y downwards.
struct PixelArea: Equatable {
  /// The columns.
  var x: Range<Int>
  /// The rows.
  var y: Range<Int>

  /// Nothing.
  static let empty = PixelArea(x: 0..<0, y: 0..<0)

  /// Whether there is no pixel in it.
  var isEmpty: Bool { x.isEmpty || y.isEmpty }

  /// The least area that holds both; an empty one counts for nothing.
  func union(_ other: PixelArea) -> PixelArea {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelArea(
      x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
      y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
  }

  /// The area elsewhere.
  func moved(x dx: Int, y dy: Int) -> PixelArea {
    PixelArea(x: x.lowerBound + dx..<x.upperBound + dx, y: y.lowerBound + dy..<y.upperBound + dy)
  }

  /// What both have.
  func clamped(to other: PixelArea) -> PixelArea {
    PixelArea(x: x.clamped(to: other.x), y: y.clamped(to: other.y))
  }

  /// The area as other modules know it.
  var rect: PixelRect { PixelRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count) }
}

extension PixelArea {
  /// The pixels that something between edges may touch, with one to spare on each side.
  init(left: Double, right: Double, top: Double, bottom: Double) {
    let (first, above) = (pixel(left) - 1, pixel(top) - 1)
    self.init(x: first..<max(first + 2, pixel(right) + 1), y: above..<max(above + 2, pixel(bottom) + 1))
  }

  /// The pixels that something between edges touches.
  init(inside left: Double, _ right: Double, _ top: Double, _ bottom: Double) {
    let (first, above) = (pixel(left - 0.5), pixel(top - 0.5))
    // The negative of a number rounded down is the number rounded up.
    self.init(x: first..<max(first + 1, -pixel(-right - 0.5)), y: above..<max(above + 1, -pixel(-bottom - 0.5)))
  }
}
