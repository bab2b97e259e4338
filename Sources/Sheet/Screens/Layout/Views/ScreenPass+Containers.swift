internal import TypeSystem

extension ScreenPass {
  /// Something that stands in a row: an element, or several one below the other.
  struct RowItem {
    var elements: [Int]
    /// The space between several.
    var spacing = 0.0
  }

  /// Lays out what is in a view, stack or cell, in a width: one below the other, or side by side.
  mutating func layOutContainer(_ element: Int, part: Int, width: Double) throws(SheetError) -> Content {
    let children = children(of: element)
    let spacing = spacing(of: element)
    if node(element).kind == .collectionCell, node(element).axis == .vertical, let picture = children.first,
      node(picture).kind == .image
    {
      tilePictures.insert(picture)
    }
    guard let row = rowItems(of: element, children), !isStacked(element) else {
      return try layOutColumn(children, width: width, spacing: spacing)
    }
    let content = try layOutRow(row, width: width, spacing: spacing)
    if content.size.width - width > ScreenMetrics.tolerance {
      note(.overflowsWidth(content.size.width - width), at: part, in: width)
    }
    return content
  }

  /// What stands side by side in an element; nil for one that is a column at every category, as a collection's cells are:
  /// their picture stands on top.
  func rowItems(of element: Int, _ children: [Int]) -> [RowItem]? {
    let node = node(element)
    if node.axis == .horizontal { return children.map { RowItem(elements: [$0]) } }
    guard node.kind == .tableCell, let icon = children.first, children.count > 1,
      self.node(icon).kind == .image
    else { return nil }
    return [RowItem(elements: [icon]), RowItem(elements: Array(children.dropFirst()), spacing: spacing(of: element))]
  }

  /// Lays elements out one below the other, each as wide as the column.
  mutating func layOutColumn(_ elements: [Int], width: Double, spacing: Double) throws(SheetError) -> Content {
    var y = 0.0
    var firstBaseline: Double?
    for (index, element) in elements.enumerated() {
      if index > 0 { y += spacing }
      let block = try layOut(element, width: width)
      move(block, x: 0, y: y)
      firstBaseline = firstBaseline ?? block.firstBaseline.map { $0 + y }
      y += block.size.height
    }
    return Content(size: Frame.Size(width: width, height: y), firstBaseline: firstBaseline)
  }
}
