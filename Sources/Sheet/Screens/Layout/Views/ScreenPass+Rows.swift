internal import Screens
internal import TextLayout
internal import TypeSystem

extension ScreenPass {
  /// Lays parts out side by side: texts on one first baseline, all else in the middle of the height.
  ///
  /// The content's width is more than the row's where the parts can't be narrowed enough.
  mutating func layOutRow(_ items: [RowItem], width: Double, spacing: Double) throws(SheetError) -> Content {
    var spans: [RowWidths.Span] = []
    for item in items { spans.append(try span(of: item)) }
    let gaps = Double(max(items.count - 1, 0)) * spacing
    let widths = RowWidths.shared(spans, in: width - gaps)
    var blocks: [Block] = []
    var x = 0.0
    for (item, itemWidth) in zip(items, widths) {
      let start = partCount
      let content = try layOutItem(item, width: itemWidth)
      let block = Block(parts: start..<partCount, size: content.size, firstBaseline: content.firstBaseline)
      move(block, x: x, y: 0)
      blocks.append(block)
      x += itemWidth + spacing
    }
    let content = align(blocks, items)
    return Content(
      size: Frame.Size(width: widths.reduce(gaps, +), height: content.height), firstBaseline: content.firstBaseline)
  }

  private mutating func layOutItem(_ item: RowItem, width: Double) throws(SheetError) -> Content {
    guard item.elements.count == 1 else {
      return try layOutColumn(item.elements, width: width, spacing: item.spacing)
    }
    let block = try layOut(item.elements[0], width: width)
    return Content(size: block.size, firstBaseline: block.firstBaseline)
  }

  /// Moves the parts of a row up and down to where they belong; answers the row's height and its first baseline.
  private mutating func align(_ blocks: [Block], _ items: [RowItem]) -> (height: Double, firstBaseline: Double?) {
    let ascent = blocks.compactMap(\.firstBaseline).max()
    let texts = blocks.reduce(0.0) { height, block in
      max(height, block.firstBaseline.map { (ascent ?? 0) - $0 + block.size.height } ?? 0)
    }
    let height = blocks.reduce(texts) { max($0, $1.size.height) }
    var tops = blocks.map { block in
      block.firstBaseline.map { (height - texts) / 2 + (ascent ?? 0) - $0 } ?? (height - block.size.height) / 2
    }
    for (index, block) in blocks.enumerated() { move(block, x: 0, y: tops[index]) }
    for (index, block) in blocks.enumerated() {
      guard let middle = capitalsMiddle(for: items[index]) else { continue }
      let top = middle - block.size.height / 2
      move(block, x: 0, y: top - tops[index])
      tops[index] = top
    }
    // A part that was centred on capitals may stand above the others.
    let above = min(tops.min() ?? 0, 0)
    if above < 0 { for block in blocks { move(block, x: 0, y: -above) } }
    let bottom = zip(tops, blocks).reduce(height) { max($0, $1.0 + $1.1.size.height) }
    return (bottom - above, ascent.map { (height - texts) / 2 + $0 - above })
  }

  /// Where an element that is centred on the capitals of a text beside it has its middle, in points from the row's top;
  /// nil for one that isn't, and where the font doesn't say how high its capitals are.
  private func capitalsMiddle(for item: RowItem) -> Double? {
    guard item.elements.count == 1, let alignment = node(item.elements[0]).alignment,
      let target = alignmentTargets[item.elements[0]], let cell = state.nodes[target].font,
      let height = setter.capHeight(of: cell), let line = parts.last(where: { $0.element == target })?.lines.first
    else { return nil }
    let rise = height * alignment.factor
    return line.origin.y - (alignment.isRounded ? rise.rounded() : rise)
  }

  /// The widths that something in a row can have.
  private mutating func span(of item: RowItem) throws(SheetError) -> RowWidths.Span {
    var whole = RowWidths.Span(least: 0, natural: 0)
    for element in item.elements {
      let span = try span(of: element)
      whole.least = max(whole.least, span.least)
      whole.natural = max(whole.natural, span.natural)
      whole.stretches = whole.stretches || span.stretches
    }
    return whole
  }

  /// The widths that an element can have: a text's from one em to that of its longest line.
  mutating func span(of element: Int) throws(SheetError) -> RowWidths.Span {
    if let known = knownWidths[element] { return known }
    let span = try measuredSpan(of: element)
    knownWidths[element] = span
    return span
  }

  private mutating func measuredSpan(of element: Int) throws(SheetError) -> RowWidths.Span {
    let node = node(element)
    if let width = node.width { return RowWidths.Span(least: width, natural: width) }
    switch node.kind {
    case .image:
      let width = node.height ?? ScreenMetrics.image
      return RowWidths.Span(least: width, natural: width)
    case .pageControl:
      let width = Self.dotsWidth(node.pages)
      return RowWidths.Span(least: width, natural: width)
    case .view, .stack:
      let children = children(of: element)
      guard let row = rowItems(of: element, children), !isStacked(element) else {
        return try span(of: RowItem(elements: children))
      }
      let gaps = Double(max(row.count - 1, 0)) * spacing(of: element)
      var whole = RowWidths.Span(least: gaps, natural: gaps)
      for item in row {
        let span = try span(of: item)
        whole.least += span.least
        whole.natural += span.natural
        whole.stretches = whole.stretches || span.stretches
      }
      return whole
    default: return try textSpan(of: element)
    }
  }
}
