/// The shapes of charts, as the polygons and rectangles that a frame has.
extension FrameBuilder {
  /// A straight line as a thin polygon.
  mutating func line(from start: Frame.Point, to end: Frame.Point, width: Double, _ color: Frame.Color) {
    polyline([start, end], width: width, color)
  }

  /// A line through points, from left to right, as one polygon; its corners are mitred.
  mutating func polyline(_ points: [Frame.Point], width: Double, _ color: Frame.Color) {
    guard points.count > 1 else { return }
    let normals = zip(points, points.dropFirst()).map(Self.normal)
    var upper: [Frame.Point] = []
    var lower: [Frame.Point] = []
    for (index, point) in points.enumerated() {
      let before = normals[max(0, index - 1)]
      let after = normals[min(index, normals.count - 1)]
      // The mitre's tip lies along the sum of both normals, and the farther out the sharper the corner.
      let scale = width / 2 / max(0.2, 1 + before.x * after.x + before.y * after.y)
      let offset = Frame.Point(x: (before.x + after.x) * scale, y: (before.y + after.y) * scale)
      upper.append(Frame.Point(x: point.x + offset.x, y: point.y + offset.y))
      lower.append(Frame.Point(x: point.x - offset.x, y: point.y - offset.y))
    }
    polygon(upper + lower.reversed(), color)
  }

  /// A filled circle, as a polygon of 32 corners.
  mutating func disc(x: Double, y: Double, radius: Double, _ color: Frame.Color) {
    polygon(Self.circle.map { Frame.Point(x: x + $0.x * radius, y: y + $0.y * radius) }, color)
  }

  /// A circle's outline, its middle at `radius`; what it goes around is filled with `ground`.
  mutating func ring(
    x: Double, y: Double, radius: Double, width: Double, _ color: Frame.Color, ground: Frame.Color
  ) {
    disc(x: x, y: y, radius: radius + width / 2, color)
    disc(x: x, y: y, radius: radius - width / 2, ground)
  }

  /// A rectangle's outline, inside it.
  mutating func outline(_ area: Frame.Rect, width: Double, _ color: Frame.Color) {
    rectangle(x: area.x, y: area.y, width: area.width, height: width, color)
    rectangle(x: area.x, y: area.y + area.height - width, width: area.width, height: width, color)
    rectangle(x: area.x, y: area.y + width, width: width, height: area.height - 2 * width, color)
    rectangle(
      x: area.x + area.width - width, y: area.y + width, width: width, height: area.height - 2 * width, color)
  }

  /// Slanting lines across a rectangle.
  mutating func hatch(_ area: Frame.Rect, pitch: Double, width: Double, _ color: Frame.Color) {
    let bottom = area.y + area.height
    for foot in stride(from: pitch - area.height, to: area.width, by: pitch) {
      let (start, end) = (max(0, -foot), min(area.height, area.width - foot))
      guard end > start else { continue }
      line(
        from: Frame.Point(x: area.x + foot + start, y: bottom - start),
        to: Frame.Point(x: area.x + foot + end, y: bottom - end), width: width, color)
    }
  }

  /// The unit vector at a right angle to a stretch; that of a level line for one without length.
  private static func normal(_ start: Frame.Point, _ end: Frame.Point) -> Frame.Point {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? Frame.Point(x: -dy / length, y: dx / length) : Frame.Point(x: 0, y: 1)
  }

  /// The corners of a unit circle: turned step by step, since the C library's sines differ between machines.
  private static let circle: [Frame.Point] = {
    // The sine and cosine of a 32nd of a turn, from the halved angles of a quarter.
    let root = (2 + 2.0.squareRoot()).squareRoot()
    let (cosine, sine) = ((2 + root).squareRoot() / 2, (2 - root).squareRoot() / 2)
    var corner = Frame.Point(x: 1, y: 0)
    return (0..<32).map { _ in
      defer {
        corner = Frame.Point(x: corner.x * cosine - corner.y * sine, y: corner.x * sine + corner.y * cosine)
      }
      return corner
    }
  }()
}
