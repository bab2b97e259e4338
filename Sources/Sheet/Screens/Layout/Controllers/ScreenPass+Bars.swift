internal import Screens
internal import TextLayout
internal import TypeSystem

extension ScreenPass {
  /// Lays out a navigation bar: its title in the middle, buttons at both ends.
  ///
  /// Of several bar buttons the first stands at the beginning; a lone one stands at the end, unless its name is that of
  /// a way back.
  /// Views stand before the title, or in its place where it has no text. The title is moved over, and at last cut,
  /// where it would touch a button.
  mutating func layOutNavigationBar(_ element: Int, part: Int, width: Double) throws(SheetError) -> Content {
    let height = fixedHeight(of: element) ?? ScreenMetrics.barHeight
    let children = children(of: element)
    let buttons = children.filter { node($0).kind == .barButton }
    let margin = Self.margin(in: width)
    let leading = buttons.prefix(1).filter { buttons.count > 1 || Self.waysBack.contains(node($0).name ?? "") }
    let left = try layOutItems(Array(leading), from: margin, in: width - 2 * margin, height: height)
    let trailing = Array(buttons.dropFirst(leading.count))
    let start = partCount
    let right = try layOutItems(trailing, from: 0, in: width - margin - left.end, height: height)
    move(start..<partCount, x: width - margin - right.end, y: 0)
    let from = leading.isEmpty ? margin : left.end + ScreenMetrics.gap
    let to = width - margin - (trailing.isEmpty ? 0 : right.end + ScreenMetrics.gap)
    let views = children.filter { node($0).kind != .barButton }
    let middle = try layOutTitle(element, part: part, views, height: height, room: from...max(from, to), width: width)
    return Content(
      size: Frame.Size(width: width, height: max(height, left.height, right.height, middle.height)),
      firstBaseline: middle.firstBaseline)
  }

  /// The names of buttons that UIKit and the Human Interface Guidelines have at a bar's beginning.
  private static let waysBack: Set<String> = ["back", "cancel", "close"]

  private mutating func layOutTitle(
    _ element: Int, part: Int, _ views: [Int], height: Double, room: ClosedRange<Double>, width: Double
  ) throws(SheetError) -> (height: Double, firstBaseline: Double?) {
    let start = partCount
    let group = try layOutItems(views, from: 0, in: room.upperBound - room.lowerBound, height: height)
    let gap = views.isEmpty ? 0 : ScreenMetrics.gap
    let rest = room.upperBound - room.lowerBound - group.end - gap
    let hasTitle = node(element).text != nil || views.isEmpty
    let title = hasTitle ? try paragraph(of: element, width: max(rest, 0)) : nil
    let whole = group.end + (title.map { $0.width + gap } ?? 0)
    let x = max(room.lowerBound, min((width - whole) / 2, room.upperBound - whole))
    move(start..<partCount, x: x, y: 0)
    guard let title else { return (group.height, nil) }
    noteLosses(of: title, at: part, in: max(rest, 0))
    let top = (height - title.height) / 2
    setLines(title.placed(x: x + group.end + gap, y: top), at: part)
    return (max(group.height, title.height), title.firstBaseline.map { $0 + top })
  }

  /// Lays a bar's parts out side by side, each in the middle of its height; answers where they end.
  private mutating func layOutItems(
    _ elements: [Int], from x: Double, in width: Double, height: Double
  ) throws(SheetError) -> (end: Double, height: Double) {
    let (widths, _) = try widths(of: elements, in: width)
    var x = x
    var highest = 0.0
    for (index, element) in elements.enumerated() {
      if index > 0 { x += ScreenMetrics.gap }
      let block = try layOut(element, width: widths[index])
      move(block, x: x, y: (height - block.size.height) / 2)
      highest = max(highest, block.size.height)
      x += widths[index]
    }
    return (x, highest)
  }

  private mutating func widths(
    of elements: [Int], in width: Double
  ) throws(SheetError) -> (widths: [Double], rest: Double) {
    var spans: [RowWidths.Span] = []
    for element in elements {
      var span = try span(of: element)
      span.stretches = false
      spans.append(span)
    }
    let gaps = Double(max(elements.count - 1, 0)) * ScreenMetrics.gap
    let widths = RowWidths.shared(spans, in: width - gaps)
    return (widths, width - widths.reduce(gaps, +))
  }

  /// Lays out a toolbar: its parts from the beginning to the end, with equal spaces between.
  mutating func layOutToolbar(_ element: Int, part: Int, width: Double) throws(SheetError) -> Content {
    let height = fixedHeight(of: element) ?? ScreenMetrics.barHeight
    let children = children(of: element)
    let margin = Self.margin(in: width)
    let (widths, rest) = try widths(of: children, in: width - 2 * margin)
    if rest < -ScreenMetrics.tolerance { note(.overflowsWidth(-rest), at: part, in: width - 2 * margin) }
    let gap = ScreenMetrics.gap + max(rest, 0) / Double(max(children.count - 1, 1))
    var x = margin
    var highest = height
    for (child, childWidth) in zip(children, widths) {
      let block = try layOut(child, width: childWidth)
      move(block, x: x, y: (height - block.size.height) / 2)
      highest = max(highest, block.size.height)
      x += childWidth + gap
    }
    return Content(size: Frame.Size(width: width, height: highest))
  }

  /// Lays out a tab bar: for each tab an icon, and its text in one line below.
  mutating func layOutTabBar(_ element: Int, part: Int, width: Double) throws(SheetError) -> Content {
    let node = node(element)
    let height = fixedHeight(of: element) ?? ScreenMetrics.tabBarHeight
    var paragraphs: [ScreenParagraph?] = []
    let tabWidth = width / Double(max(node.items.count, 1))
    for item in node.items {
      paragraphs.append(
        try state.nodes[element].font.flatMap { (cell) throws(SheetError) -> ScreenParagraph? in
          try setter.set(
            item, in: cell, style: state.nodes[element].style,
            ParagraphOptions(width: tabWidth, maximumLines: 1, truncation: .tail))
        })
    }
    let content = ScreenMetrics.tabIcon + (paragraphs.compactMap { $0?.height }.max() ?? 0)
    let top = max((height - content) / 2, 0)
    var lines: [LaidOutScreen.PlacedLine] = []
    var icons: [Frame.Rect] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let x = Double(index) * tabWidth
      icons.append(
        Frame.Rect(
          x: x + (tabWidth - ScreenMetrics.tabIcon) / 2, y: top, width: ScreenMetrics.tabIcon,
          height: ScreenMetrics.tabIcon))
      if let paragraph { lines += paragraph.placed(x: x, y: top + ScreenMetrics.tabIcon, centredIn: tabWidth) }
    }
    setLines(lines, at: part)
    setSymbols(icons, current: node.current, at: part)
    noteLosses(of: paragraphs.compactMap { $0 }, at: part, in: tabWidth)
    return Content(size: Frame.Size(width: width, height: max(content, height)))
  }

  /// Says what a bar's tabs lose together.
  private mutating func noteLosses(of tabs: [ScreenParagraph], at part: Int, in width: Double) {
    let overflow = tabs.map(\.overflow).max() ?? 0
    if overflow > ScreenMetrics.tolerance { note(.overflowsWidth(overflow), at: part, in: width) }
    let texts = tabs.map(\.paragraph).filter { $0.hiddenCharacters > 0 }
    guard !texts.isEmpty else { return }
    note(
      .truncated(
        needed: texts.map(\.neededLines).max() ?? 0, shown: 1, words: texts.reduce(0) { $0 + $1.hiddenWords },
        characters: texts.reduce(0) { $0 + $1.hiddenCharacters }), at: part)
  }
}
