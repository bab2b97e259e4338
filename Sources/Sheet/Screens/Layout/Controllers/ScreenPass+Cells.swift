internal import TypeSystem

extension ScreenPass {
  /// Lays out a cell: what is in it between paddings, at least as high as a touch target.
  ///
  /// A cell that begins with an image is an icon with everything else beside it, and below it at accessibility sizes.
  mutating func layOutCell(_ element: Int, part: Int, width: Double) throws(SheetError) -> Content {
    let isInCollection = node(element).kind == .collectionCell
    let side = isInCollection ? min(ScreenMetrics.cellPadding, width / 4) : Self.margin(in: width)
    let start = partCount
    var content = try layOutContainer(element, part: part, width: width - 2 * side)
    let height = max(content.size.height + 2 * ScreenMetrics.cellPadding, ScreenMetrics.touchHeight)
    // What is lower than a touch target stands in its middle.
    let top = (height - content.size.height) / 2
    move(start..<partCount, x: side, y: top)
    content.size = Frame.Size(width: width, height: height)
    content.firstBaseline = content.firstBaseline.map { $0 + top }
    return content
  }

  /// Lays out a collection's cells in two columns of one width, in one at accessibility sizes.
  mutating func layOutCollection(_ cells: [Int], width: Double) throws(SheetError) -> Content {
    let margin = Self.margin(in: width)
    let columns = isAtAccessibilitySize ? 1 : 2
    let gap = min(ScreenMetrics.gap, width / 8)
    let cellWidth = (width - 2 * margin - Double(columns - 1) * gap) / Double(columns)
    var y = ScreenMetrics.margin
    var firstBaseline: Double?
    for row in stride(from: 0, to: cells.count, by: columns) {
      var height = 0.0
      for (column, cell) in cells[row..<min(row + columns, cells.count)].enumerated() {
        let block = try layOut(cell, width: cellWidth)
        move(block, x: margin + Double(column) * (cellWidth + gap), y: y)
        height = max(height, block.size.height)
        firstBaseline = firstBaseline ?? block.firstBaseline.map { $0 + y }
      }
      y += height + ScreenMetrics.gap
    }
    return Content(
      size: Frame.Size(width: width, height: y - ScreenMetrics.gap + ScreenMetrics.margin), firstBaseline: firstBaseline
    )
  }
}
