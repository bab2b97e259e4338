/// Where a glyph's picture stands, in em from the glyph's origin, y upwards.
package struct PictureBox: Equatable, Sendable {
  /// From the origin to the left edge.
  package var left: Double
  /// From the baseline up to the upper edge.
  package var top: Double
  /// From left to right.
  package var width: Double
  /// From top to bottom.
  package var height: Double

  /// The furthest, in em, that a picture's edges may stand from its origin.
  private static let reach = 16.0

  /// Places a picture.
  package init(left: Double, top: Double, width: Double, height: Double) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// Whether the box has an area near its glyph.
  package var isDrawable: Bool {
    width > 0 && height > 0 && abs(left) <= Self.reach && abs(top) <= Self.reach && width <= Self.reach
      && height <= Self.reach
  }
}
