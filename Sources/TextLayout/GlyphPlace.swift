/// The place that a glyph has on its line, whether it is drawn or not.
///
/// It is as wide as the advance, and reaches from the face's descender to its ascender.
package struct GlyphPlace: Hashable, Sendable {
  /// The left edge, in points from the line's left end.
  package var x: Double
  /// How wide the place is, in points; more than 0.
  package var width: Double
  /// How far the face's line reaches above the baseline, in points.
  package var ascent: Double
  /// How far the face's line reaches below the baseline, in points.
  package var descent: Double
  /// The size of an em, in points.
  package var pointSize: Double

  /// A place on a line.
  package init(x: Double, width: Double, ascent: Double, descent: Double, pointSize: Double) {
    self.x = x
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.pointSize = pointSize
  }
}
