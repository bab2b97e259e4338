internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Puts the grid's parts in their places.
struct GridPainter {
  let system: ResolvedTypeSystem
  let rows: [GridRow]
  let columns: GridColumns
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
      let color: Frame.Color? =
        column.category == .large
        ? palette.defaultGround : column.category.isAccessibilityCategory ? palette.accessibilityGround : nil
      guard let color else { continue }
      builder.rectangle(
        x: column.x - GridMetrics.gutter / 2, y: top, width: column.width + GridMetrics.gutter, height: height, color)
    }
  }

  private func paint(_ row: GridRow, into builder: inout FrameBuilder, top: Double) {
    paintHead(of: row, into: &builder, top: top)
    for (index, column) in columns.columns.enumerated() {
      paint(
        row.custom[index], .custom, row, column, into: &builder, baseline: top + row.customBaseline,
        label: top + row.customLabel)
      paint(
        row.fallback[index], .fallback, row, column, into: &builder, baseline: top + row.fallbackBaseline,
        label: top + row.fallbackLabel)
    }
  }

  private func paint(
    _ cell: SetCell, _ which: Column, _ row: GridRow, _ column: GridColumns.Column, into builder: inout FrameBuilder,
    baseline: Double, label: Double
  ) {
    // A right-to-left sample begins at its column's right end, and its label stands under its beginning.
    let isFlushRight = cell.isRightToLeft
    let sampleX = isFlushRight ? column.x + column.width - (cell.sample?.width ?? 0) : column.x
    let labelX = isFlushRight ? column.x + column.width - cell.label.width : column.x
    let name = "\(row.style.style.rawValue)@\(cell.category.name).\(which.rawValue)"
    builder.cell(
      cell, name, sampleX: sampleX, baseline: baseline, labelX: labelX, labelBaseline: label, palette)
  }

  private func paintHead(of row: GridRow, into builder: inout FrameBuilder, top: Double) {
    let head = row.head
    let left = GridMetrics.margin
    builder.text(head.name, x: left, baseline: top + row.customBaseline, palette.ink)
    builder.label(head.customDetails, x: left, baseline: top + row.customLabel)
    builder.text(head.fallbackName, x: left, baseline: top + row.fallbackBaseline, palette.ink)
    builder.label(head.fallbackDetails, x: left, baseline: top + row.fallbackLabel)
    builder.label(head.customRange, x: columns.rangeX, baseline: top + row.customBaseline)
    builder.label(head.customRangeDetails, x: columns.rangeX, baseline: top + row.customLabel)
    builder.label(head.fallbackRange, x: columns.rangeX, baseline: top + row.fallbackBaseline)
    builder.label(head.fallbackRangeDetails, x: columns.rangeX, baseline: top + row.fallbackLabel)
    paintBars(of: row, into: &builder, y: top + row.barTop)
  }

  /// A bar a column from the size at xSmall to that at AX5, on one scale for the whole sheet, with a tick at Large.
  private func paintBars(of row: GridRow, into builder: inout FrameBuilder, y: Double) {
    let left = GridMetrics.margin
    let length = columns.rangeX + columns.rangeWidth - left
    let scale = length / largestSize
    for (index, column) in [row.style.custom, row.style.fallback].enumerated() {
      guard let bounds = column.bounds(row.style.style, on: system.document.platform) else { continue }
      let barY = y + Double(index) * GridMetrics.barPitch
      let color = index == 0 ? palette.ink : palette.fallbackBar
      // The track from 0 to the largest size makes the bar a measure, and not an underline.
      builder.rectangle(x: left, y: barY + 1, width: length, height: 0.5, palette.hairline)
      builder.rectangle(
        x: left + bounds.smallest * scale, y: barY, width: (bounds.largest - bounds.smallest) * scale,
        height: GridMetrics.barHeight, color)
      builder.rectangle(
        x: left + bounds.large * scale - 0.5, y: barY - 2, width: 1, height: GridMetrics.barHeight + 4, color)
    }
  }

  /// The largest size on the sheet, at least Apple's own largest, 60 pt.
  private var largestSize: Double {
    rows.reduce(60) { size, row in
      [row.style.custom, row.style.fallback].compactMap { $0.bounds(row.style.style, on: system.document.platform) }
        .reduce(size) { max($0, $1.largest) }
    }
  }
}

extension ResolvedColumn {
  /// The sizes at xSmall, Large and AX5, whichever categories are shown; nil where one is unknown.
  func bounds(_ style: TextStyle, on platform: Platform) -> (smallest: Double, large: Double, largest: Double)? {
    guard let smallest = strategy.size(style, .xSmall, on: platform),
      let large = strategy.size(style, .large, on: platform),
      let largest = strategy.size(style, .accessibility5, on: platform)
    else { return nil }
    return (smallest.pointSize, large.pointSize, largest.pointSize)
  }
}
