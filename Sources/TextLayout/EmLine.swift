/// A line shaped at no size: what all sizes have in common.
struct EmLine {
  /// The runs in visual order.
  var runs: [EmRun]
  /// The direction of the whole.
  var direction: TextDirection
}

/// A run of a line in fractions of an em.
struct EmRun {
  var item: TextItem
  var glyphs: [Glyph]
  /// The sum of the advances in em, added up in whole steps: fifty times 0.6 is exactly 30.
  var width: Double
}
