/// A glyph's outline as straight pieces, in em, y up: for measuring, not for drawing.
struct GlyphOutline {
  /// A point in em.
  struct Point {
    var x, y: Double
  }

  /// How many straight pieces stand for a curve: a stem's side is measured to a thousandth of an em.
  private static let piecesPerCurve = 16

  private var edges: [(from: Point, to: Point)] = []
  private var start = Point(x: 0, y: 0)
  private var pen = Point(x: 0, y: 0)

  /// Begins a contour.
  mutating func move(to point: Point) {
    close()
    start = point
    pen = point
  }

  /// Draws a straight piece.
  mutating func line(to point: Point) {
    edges.append((pen, point))
    pen = point
  }

  /// Draws a curve with one control point.
  mutating func curve(_ control: Point, to end: Point) {
    let first = Point(x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
    let second = Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    curve(first, second, to: end)
  }

  /// Draws a curve with two control points.
  mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    let begin = pen
    for piece in 1...Self.piecesPerCurve {
      let t = Double(piece) / Double(Self.piecesPerCurve)
      let u = 1 - t
      let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line(
        to: Point(
          x: weights.0 * begin.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
          y: weights.0 * begin.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y))
    }
  }

  /// Ends a contour where it began.
  mutating func close() {
    if pen.x != start.x || pen.y != start.y { line(to: start) }
  }

  /// The width of the widest stretch of ink on the horizontal line at `height` em; nil where there is none.
  ///
  /// Contours that overlap are one stretch: what counts is whether the winding number differs from 0.
  func widestSpan(at height: Double) -> Double? {
    // An edge owns its lower end, so that a corner on the line counts once.
    var crossings = edges.compactMap { edge -> (x: Double, turn: Int)? in
      let rises = edge.from.y <= height && edge.to.y > height
      guard rises || edge.to.y <= height && edge.from.y > height else { return nil }
      let share = (height - edge.from.y) / (edge.to.y - edge.from.y)
      return (edge.from.x + share * (edge.to.x - edge.from.x), rises ? 1 : -1)
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    var left = 0.0
    var widest: Double?
    for crossing in crossings {
      if winding == 0 { left = crossing.x }
      winding += crossing.turn
      if winding == 0, crossing.x > left { widest = max(widest ?? 0, crossing.x - left) }
    }
    return widest
  }
}
