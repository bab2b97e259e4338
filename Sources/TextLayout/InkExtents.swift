/// The smallest box around the ink of a line, in points from the line's origin: the left end of its baseline.
public struct InkExtents: Hashable, Sendable {
  /// The ink's left edge; negative where ink reaches out to the left of the origin.
  public var left: Double
  /// The ink's right edge.
  public var right: Double
  /// How far the ink rises above the baseline; negative where all of it stands below.
  public var top: Double
  /// How far the ink falls below the baseline; negative where all of it stands above.
  public var bottom: Double

  /// The box between these four edges, in points.
  public init(left: Double, right: Double, top: Double, bottom: Double) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }
}

/// The smallest box around a glyph's ink in em, from the pen, y up.
struct GlyphInk {
  var left, right, top, bottom: Double
}
