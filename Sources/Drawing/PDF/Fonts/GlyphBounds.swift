import CFreeType

/// The box around an outline's points in font units, y upwards.
struct GlyphBounds {
  private(set) var left = 0
  private(set) var bottom = 0
  private(set) var right = 0
  private(set) var top = 0

  /// The box of a blank.
  init() {}

  /// The box around all points, control points too; nil when one can't be told in 16 bits.
  init?(_ outline: FT_Outline) {
    guard outline.n_points > 0, let points = outline.points else { return nil }
    (left, right) = (Int(points[0].x), Int(points[0].x))
    (bottom, top) = (Int(points[0].y), Int(points[0].y))
    for index in 1..<max(1, Int(outline.n_points)) {
      let (x, y) = (Int(points[index].x), Int(points[index].y))
      (left, right) = (min(left, x), max(right, x))
      (bottom, top) = (min(bottom, y), max(top, y))
    }
    guard min(left, bottom) >= -0x7FFF, max(right, top) <= 0x7FFF else { return nil }
  }

  /// The box around both.
  func union(_ other: GlyphBounds) -> GlyphBounds {
    var box = self
    (box.left, box.bottom) = (min(left, other.left), min(bottom, other.bottom))
    (box.right, box.top) = (max(right, other.right), max(top, other.top))
    return box
  }
}
