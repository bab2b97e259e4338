internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A style's row: its head, its two lines of cells, and where their baselines stand.
struct GridRow {
  let style: ResolvedStyle
  let custom: [SetCell]
  let fallback: [SetCell]
  let head: RowHead

  /// Distances from the row's top, in whole points.
  let customBaseline: Double
  let customLabel: Double
  let fallbackBaseline: Double
  let fallbackLabel: Double
  /// The top of the range bars.
  let barTop: Double
  let height: Double

  init(style: ResolvedStyle, custom: [SetCell], fallback: [SetCell], head: RowHead) {
    self.style = style
    self.custom = custom
    self.fallback = fallback
    self.head = head
    let above = max(custom.map(\.ascent).max() ?? 0, GridMetrics.styleNameSize)
    let below = max(custom.map(\.descent).max() ?? 0, 3)
    // The range bars stand between the first label and the second line of samples.
    let barsHeight =
      head.customDetails.depth + GridMetrics.barDrop + GridMetrics.barPitch + GridMetrics.barHeight + 18
    let aboveFallback = max(
      (custom.map(\.label.depth).max() ?? 0) + (fallback.map(\.ascent).max() ?? 0), barsHeight)
    let belowFallback = max(fallback.map(\.descent).max() ?? 0, 3)
    customBaseline = (GridMetrics.rowTop + above).rounded(.up)
    customLabel = (customBaseline + below + GridMetrics.labelDrop).rounded(.up)
    fallbackBaseline = (customLabel + GridMetrics.sampleGap + aboveFallback).rounded(.up)
    fallbackLabel = (fallbackBaseline + belowFallback + GridMetrics.labelDrop).rounded(.up)
    barTop = (customLabel + head.customDetails.depth + GridMetrics.barDrop).rounded(.up)
    let labelDepth = max(fallback.map(\.label.depth).max() ?? 0, head.fallbackDetails.depth)
    height = (fallbackLabel + labelDepth + GridMetrics.rowBottom).rounded(.up)
  }

  /// The row with its labels broken to fit their columns.
  func fitted(to columns: [GridColumns.Column]) -> GridRow {
    let fit: ([SetCell]) -> [SetCell] = { cells in
      zip(cells, columns).map { cell, column in
        var cell = cell
        cell.fit(width: column.width)
        return cell
      }
    }
    return GridRow(style: style, custom: fit(custom), fallback: fit(fallback), head: head)
  }

  /// The faces that drew characters which a cell's own font lacks.
  var steppingIn: [FaceID] {
    (custom + fallback).compactMap(\.sample).flatMap(\.runs).compactMap { run in
      if case .fallback = run.provenance { run.font.face } else { nil }
    }
  }
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
