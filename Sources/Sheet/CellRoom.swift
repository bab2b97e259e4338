internal import TextLayout

/// The room that a sample needs above and below its baseline, in points: for the line box, the ink and the guides.
struct CellRoom {
  /// Above the baseline; ink counts up to 8 em, as far as a line box may reach, so that no pile of marks makes a sheet
  /// endless.
  let ascent: Double
  /// Below the baseline; ink counts up to 3 em.
  let descent: Double

  init(lineBox: LineBox, ink: InkExtents?, guides: [GuideLine], pointSize: Double) {
    ascent = max(lineBox.ascent, min(ink?.top ?? 0, 8 * pointSize), guides.map(\.height).max() ?? 0)
    descent = max(lineBox.descent, min(ink?.bottom ?? 0, 3 * pointSize), -(guides.map(\.height).min() ?? 0))
  }
}
