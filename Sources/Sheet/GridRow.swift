internal import TextLayout
internal import TypeSystem

/// A style's row: its head, its two lines of cells, and where their baselines stand.
struct GridRow {
  let set: SetStyle

  /// Distances from the row's top, in whole points.
  let customBaseline: Double
  let customLabel: Double
  let fallbackBaseline: Double
  let fallbackLabel: Double
  /// The top of the range bars.
  let barTop: Double
  let height: Double

  init(_ set: SetStyle) {
    self.set = set
    let (custom, fallback) = (set.custom, set.fallback)
    let above = max(custom.map(\.ascent).max() ?? 0, GridMetrics.styleNameSize)
    let below = max(custom.map(\.descent).max() ?? 0, 3)
    // The range bars stand between the first label and the second line of samples.
    let barsHeight =
      set.head.customDetails.depth + GridMetrics.barDrop + GridMetrics.barPitch + GridMetrics.barHeight + 18
    let aboveFallback = max(
      (custom.map(\.label.depth).max() ?? 0) + (fallback.map(\.ascent).max() ?? 0), barsHeight)
    let belowFallback = max(fallback.map(\.descent).max() ?? 0, 3)
    customBaseline = (GridMetrics.rowTop + above).rounded(.up)
    customLabel = (customBaseline + below + GridMetrics.labelDrop).rounded(.up)
    fallbackBaseline = (customLabel + GridMetrics.sampleGap + aboveFallback).rounded(.up)
    fallbackLabel = (fallbackBaseline + belowFallback + GridMetrics.labelDrop).rounded(.up)
    barTop = (customLabel + set.head.customDetails.depth + GridMetrics.barDrop).rounded(.up)
    let labelDepth = max(fallback.map(\.label.depth).max() ?? 0, set.head.fallbackDetails.depth)
    height = (fallbackLabel + labelDepth + GridMetrics.rowBottom).rounded(.up)
  }

  /// The row with its labels broken to fit their columns.
  func fitted(to columns: [GridColumns.Column]) -> GridRow {
    // Most rows have labels of one note, which nothing breaks: they are not copied.
    guard set.custom.contains(where: \.hasBreaks) || set.fallback.contains(where: \.hasBreaks) else { return self }
    var set = self.set
    for (index, column) in columns.enumerated() {
      set.custom[index].fit(width: column.width)
      set.fallback[index].fit(width: column.width)
    }
    return GridRow(set)
  }

  var style: ResolvedStyle { self.set.style }
}

/// What stands at the left of a row: the style's name in its own face, its fonts, sizes and ranges.
struct RowHead {
  var name: TextLine
  var customDetails: Label
  var customRange: Label
  var customRangeDetails: Label
  var fallbackName: TextLine
  var fallbackDetails: Label
  var fallbackRange: Label
  var fallbackRangeDetails: Label

  /// How wide the names are, in points.
  var nameWidth: Double { max(name.width, customDetails.width, fallbackName.width, fallbackDetails.width) }

  /// How wide the ranges are, in points.
  var rangeWidth: Double {
    max(customRange.width, customRangeDetails.width, fallbackRange.width, fallbackRangeDetails.width)
  }
}
