/// The lines of a wireframe as polygons, in points: rounded edges, rings and strokes.
enum WireShape {
  /// The steps of a quarter of a turn: a corner of 20 pt is nowhere off by more than a tenth of a point.
  private static let steps = 8

  /// A rounded rectangle's corner points, clockwise from its left edge's upper end.
  static func rounded(_ rect: Frame.Rect, radius: Double) -> [Frame.Point] {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let (left, top) = (rect.x + radius, rect.y + radius)
    let (right, bottom) = (rect.x + rect.width - radius, rect.y + rect.height - radius)
    // Corners from the upper left one on, each a quarter of a turn from where the one before it ended.
    let centers = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return centers.enumerated().flatMap { corner, center in
      (0...steps).map { step in
        let turn = corner * steps + step
        return Frame.Point(
          x: center.0 - radius * MarkShape.sine(turn + steps), y: center.1 - radius * MarkShape.sine(turn))
      }
    }
  }

  /// A rounded rectangle's edge, `thickness` points wide, which lies within the rectangle.
  static func edge(_ rect: Frame.Rect, radius: Double, thickness: Double) -> [Frame.Point] {
    let outer = rounded(rect, radius: radius)
    let inner = rounded(rect.inset(by: thickness), radius: radius - thickness)
    // Around, and back further in.
    return outer + [outer[0], inner[0]] + inner.reversed()
  }

  /// A straight stroke of a thickness between two places that differ.
  static func stroke(_ start: Frame.Point, _ end: Frame.Point, thickness: Double) -> [Frame.Point] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return [] }
    let (x, y) = (-dy / length * thickness / 2, dx / length * thickness / 2)
    return [
      Frame.Point(x: start.x + x, y: start.y + y), Frame.Point(x: end.x + x, y: end.y + y),
      Frame.Point(x: end.x - x, y: end.y - y), Frame.Point(x: start.x - x, y: start.y - y),
    ]
  }

  /// Slanting bars that fill an upright strip from its top down.
  static func hatching(_ strip: Frame.Rect, pitch: Double = 4, thickness: Double = 1.25) -> [[Frame.Point]] {
    var bars: [[Frame.Point]] = []
    var y = strip.y
    let (left, right) = (strip.x, strip.x + strip.width)
    while y + strip.width + thickness <= strip.y + strip.height {
      bars.append([
        Frame.Point(x: left, y: y + strip.width), Frame.Point(x: right, y: y),
        Frame.Point(x: right, y: y + thickness), Frame.Point(x: left, y: y + strip.width + thickness),
      ])
      y += pitch
    }
    return bars
  }
}

extension Frame.Rect {
  /// The rectangle with each side moved inwards by some points; outwards where they are negative.
  func inset(by points: Double) -> Frame.Rect {
    Frame.Rect(
      x: x + points, y: y + points, width: max(0, width - 2 * points), height: max(0, height - 2 * points))
  }

  /// The rectangle at another place.
  func moved(x dx: Double, y dy: Double) -> Frame.Rect { Frame.Rect(x: x + dx, y: y + dy, width: width, height: height) }

  /// The right edge's distance from the page's left edge, and the bottom's from the top, in points.
  var right: Double { x + width }
  var bottom: Double { y + height }
  var middle: Frame.Point { Frame.Point(x: x + width / 2, y: y + height / 2) }
}
