/// Rounded rectangles as polygons, in points: filled, and as an edge.
enum WireShape {
  /// The steps of a quarter of a turn: a corner of 20 pt is nowhere off by more than a tenth of a point.
  private static let steps = 8

  /// A rounded rectangle's corner points, clockwise from its left edge's upper end.
  static func rounded(_ rect: Frame.Rect, radius: Double) -> [Frame.Point] {
    rounded(rect, top: radius, bottom: radius)
  }

  /// The same with a radius of its own for the lower corners.
  static func rounded(_ rect: Frame.Rect, top: Double, bottom: Double) -> [Frame.Point] {
    let radii = [top, top, bottom, bottom].map { max(0, min($0, rect.width / 2, rect.height / 2)) }
    // Corners from the upper left one on, each a quarter of a turn from where the one before it ended.
    return radii.enumerated().flatMap { corner, radius in
      let x = corner == 0 || corner == 3 ? rect.x + radius : rect.right - radius
      let y = corner < 2 ? rect.y + radius : rect.bottom - radius
      return (0...steps).map { step in
        let turn = corner * steps + step
        return Frame.Point(x: x - radius * MarkShape.sine(turn + steps), y: y - radius * MarkShape.sine(turn))
      }
    }
  }

  /// A rounded rectangle's edge, `thickness` points wide, which lies within the rectangle.
  static func edge(_ rect: Frame.Rect, radius: Double, thickness: Double) -> [Frame.Point] {
    edge(rect, top: radius, bottom: radius, thickness: thickness)
  }

  /// The same with a radius of its own for the lower corners.
  static func edge(_ rect: Frame.Rect, top: Double, bottom: Double, thickness: Double) -> [Frame.Point] {
    let outer = rounded(rect, top: top, bottom: bottom)
    let inner = rounded(rect.inset(by: thickness), top: top - thickness, bottom: bottom - thickness)
    // Around, and back further in.
    return outer + [outer[0], inner[0]] + inner.reversed()
  }

  /// A dashed line from a place to the right, its dashes strung on a path without any thickness.
  static func dashes(x: Double, y: Double, width: Double, thickness: Double) -> [Frame.Point] {
    let (dash, gap) = (6.0, 5.0)
    return stride(from: 0, to: width, by: dash + gap).flatMap { start in
      let (left, right) = (x + start, x + min(start + dash, width))
      return [(left, y), (right, y), (right, y + thickness), (left, y + thickness), (left, y)].map {
        Frame.Point(x: $0.0, y: $0.1)
      }
    }
  }
}

extension Frame.Rect {
  /// The rectangle with each side moved inwards by some points; outwards where they are negative.
  func inset(by points: Double) -> Frame.Rect {
    Frame.Rect(
      x: x + points, y: y + points, width: max(0, width - 2 * points), height: max(0, height - 2 * points))
  }

  /// The rectangle at another place.
  func moved(x dx: Double, y dy: Double) -> Frame.Rect {
    Frame.Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The right edge's distance from the page's left edge, and the bottom's from the top, in points.
  var right: Double { x + width }
  var bottom: Double { y + height }
  var middle: Frame.Point { Frame.Point(x: x + width / 2, y: y + height / 2) }
}
