extension Frame.Rect {
  /// Whether two rectangles share more than an edge.
  func touches(_ other: Frame.Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// Whether there is anything in it.
  var hasArea: Bool { width > 0 && height > 0 }

  /// Whether all of another rectangle is in it.
  func holds(_ other: Frame.Rect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// The part of a rectangle inside another; where they don't meet, its width or height is negative.
  func clipped(to other: Frame.Rect) -> Frame.Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Frame.Rect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// The part of a polygon inside the rectangle, filled by the non-zero rule as before; empty where that has no area.
  ///
  /// It is cut along one edge after the other, by Sutherland and Hodgman. Where that leaves several pieces, lines without
  /// an area along the edge hold them together.
  func clipped(_ polygon: [Frame.Point]) -> [Frame.Point] {
    let insides: [(Frame.Point) -> Double] = [
      { $0.x - x }, { x + width - $0.x }, { $0.y - y }, { y + height - $0.y },
    ]
    let points = insides.reduce(polygon) { Self.cut($0, $1) }
    guard let first = points.first else { return [] }
    return points.contains { $0.x != first.x } && points.contains { $0.y != first.y } ? points : []
  }

  /// The part of a polygon on one side of a line, given how far a point lies on that side.
  private static func cut(_ polygon: [Frame.Point], _ distance: (Frame.Point) -> Double) -> [Frame.Point] {
    var points: [Frame.Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (distance(point), distance(next))
      if here >= 0 { points.append(point) }
      guard (here < 0) != (there < 0) else { continue }
      let part = here / (here - there)
      points.append(Frame.Point(x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part))
    }
    return points
  }
}
