import CFreeType

/// An outline in the making, in the form that FreeType keeps outlines in.
struct OutlinePoints {
  /// The points, y upwards, in font units times the scale.
  private(set) var points: [FT_Vector] = []
  /// Of each point whether it is on the outline, or which kind of curve it is a control point of.
  private(set) var tags: [CChar] = []
  /// The last point of each contour.
  private(set) var ends: [Int16] = []
  private let scale: Double

  /// The furthest that a point may be from the origin, so that FreeType's sums have room in 32 bits.
  private static let reach = 536_870_912.0

  /// No outline yet, whose points are to be font units times `scale`.
  init(scale: Double) { self.scale = scale }

  /// Lets one of HarfBuzz's callbacks draw with the outline behind the pointer that it is handed.
  static func draw(_ pointer: UnsafeMutableRawPointer?, _ body: (inout OutlinePoints) -> Void) {
    guard let pointer else { preconditionFailure("HarfBuzz lost the pen") }
    body(&pointer.assumingMemoryBound(to: OutlinePoints.self).pointee)
  }

  /// Adds a point in font units, with FreeType's tag of its kind.
  mutating func add(_ x: Float, _ y: Float, _ tag: Int32) {
    points.append(FT_Vector(x: place(x), y: place(y)))
    tags.append(CChar(truncatingIfNeeded: tag))
  }

  /// Ends a contour, whose last point leads to its first by itself; one that is no more than a point is left out.
  mutating func close() {
    let start = ends.last.map { Int($0) + 1 } ?? 0
    guard start < points.count else { return }
    let (first, last) = (points[start], points[points.count - 1])
    if tags[tags.count - 1] == FT_CURVE_TAG_ON, first.x == last.x, first.y == last.y {
      points.removeLast()
      tags.removeLast()
    }
    if points.count < start + 2 {
      points.removeSubrange(start...)
      tags.removeSubrange(start...)
    } else if let end = Int16(exactly: points.count - 1) {
      ends.append(end)
    }
  }

  private func place(_ units: Float) -> FT_Pos {
    let place = (Double(units) * scale).rounded()
    return place.isFinite ? FT_Pos(max(-Self.reach, min(Self.reach, place))) : 0
  }
}
