internal import TypeSystem

/// Paints the heads of rows, for every layout alike.
struct RowHeadPainter {
  let palette: Palette

  /// Where a head's lines stand: the names and the ranges each flush left, in two columns.
  struct Place {
    var nameX: Double
    var rangeX: Double
    /// Baselines of the custom font's name, of what explains it, and the same for the fallback.
    var customBaseline: Double
    var customLabel: Double
    var fallbackBaseline: Double
    var fallbackLabel: Double
  }

  /// Paints names, details and ranges; the bars are the layout's own to place.
  func paint(_ head: RowHead, into builder: inout FrameBuilder, at place: Place) {
    builder.text(head.name, x: place.nameX, baseline: place.customBaseline, palette.ink)
    builder.label(head.customDetails, x: place.nameX, baseline: place.customLabel)
    builder.text(head.fallbackName, x: place.nameX, baseline: place.fallbackBaseline, palette.ink)
    builder.label(head.fallbackDetails, x: place.nameX, baseline: place.fallbackLabel)
    builder.label(head.customRange, x: place.rangeX, baseline: place.customBaseline)
    builder.label(head.customRangeDetails, x: place.rangeX, baseline: place.customLabel)
    builder.label(head.fallbackRange, x: place.rangeX, baseline: place.fallbackBaseline)
    builder.label(head.fallbackRangeDetails, x: place.rangeX, baseline: place.fallbackLabel)
  }
}
