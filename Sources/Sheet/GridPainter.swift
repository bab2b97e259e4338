internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Puts the grid's parts in their places.
struct GridPainter {
  let rows: [GridRow]
  let columns: GridColumns
  let bars: RangeBars
  let palette: Palette
  /// From the left margin to the right one.
  let contentWidth: Double

  /// From the grid's top to the column heads' baseline, and on to the rule below them.
  private let headBaseline = 18.0
  private let headHeight = 27.0

  /// Paints the grid from `top` down and returns where it ends.
  func paint(into builder: inout FrameBuilder, top: Double) -> Double {
    let height = rows.reduce(headHeight) { $0 + $1.height }
    paintGrounds(into: &builder, top: top, height: height)
    for column in columns.columns {
      builder.label(column.head, x: column.x, baseline: top + headBaseline)
    }
    var y = top + headHeight
    builder.rectangle(x: GridMetrics.margin, y: y, width: contentWidth, height: 1, palette.ink)
    for row in rows {
      builder.bookmark(row.style.style.displayName, x: GridMetrics.margin, y: y)
      paint(row, into: &builder, top: y)
      y += row.height
      builder.rectangle(x: GridMetrics.margin, y: y, width: contentWidth, height: 0.5, palette.hairline)
    }
    return y
  }

  /// Large stands on a warm ground, the accessibility sizes on a cool one; each ground takes half a gutter a side.
  private func paintGrounds(into builder: inout FrameBuilder, top: Double, height: Double) {
    for column in columns.columns {
      guard let color = palette.ground(of: column.category) else { continue }
      builder.rectangle(
        x: column.x - GridMetrics.gutter / 2, y: top, width: column.width + GridMetrics.gutter, height: height, color)
    }
  }

  private func paint(_ row: GridRow, into builder: inout FrameBuilder, top: Double) {
    paintHead(of: row, into: &builder, top: top)
    let painter = CellPainter(palette: palette)
    for (index, column) in columns.columns.enumerated() {
      for (which, baseline, label) in [
        (Column.custom, row.customBaseline, row.customLabel), (.fallback, row.fallbackBaseline, row.fallbackLabel),
      ] {
        painter.paint(
          row.set[which][index], row.style.style, which, into: &builder,
          at: CellPainter.Place(left: column.x, width: column.width, baseline: top + baseline),
          labelBaseline: top + label)
      }
    }
  }

  private func paintHead(of row: GridRow, into builder: inout FrameBuilder, top: Double) {
    let left = GridMetrics.margin
    RowHeadPainter(palette: palette).paint(
      row.set.head, into: &builder,
      at: RowHeadPainter.Place(
        nameX: left, rangeX: columns.rangeX, customBaseline: top + row.customBaseline,
        customLabel: top + row.customLabel, fallbackBaseline: top + row.fallbackBaseline,
        fallbackLabel: top + row.fallbackLabel))
    bars.paint(
      row.style, into: &builder, x: left, y: top + row.barTop,
      length: columns.rangeX + columns.rangeWidth - left)
  }
}
