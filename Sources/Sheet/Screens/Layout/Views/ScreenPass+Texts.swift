internal import Screens
internal import TextLayout
internal import TypeSystem

extension ScreenPass {
  /// Sets an element's text in a width; nil for one without text or font.
  func paragraph(of element: Int, width: Double) throws(SheetError) -> ScreenParagraph? {
    let node = node(element)
    let known = state.nodes[element]
    guard let cell = known.font, !known.text.isEmpty else { return nil }
    let isField = node.kind == .textField
    return try setter.set(
      known.text, in: cell, style: known.style,
      ParagraphOptions(
        width: width, maximumLines: isField ? 1 : node.maximumLines ?? (node.kind == .textView ? 0 : 1),
        truncation: ParagraphOptions.Truncation(node.truncation)))
  }

  /// Lays out a label, text view, text field, button or bar button.
  mutating func layOutText(_ element: Int, part: Int, width: Double) throws(SheetError) -> Content {
    let kind = node(element).kind
    let side = Self.inset(of: kind, in: width)
    guard let paragraph = try paragraph(of: element, width: width - 2 * side) else {
      return Content(size: Frame.Size(width: width, height: Self.leastHeight(of: kind)))
    }
    noteLosses(of: paragraph, at: part, in: width - 2 * side)
    let fixed = fixedHeight(of: element)
    // What is free around a text, and the height of a touch target, give way to a fixed height: only the text can overflow.
    let height =
      fixed == nil ? max(paragraph.height + 2 * Self.padding(of: kind), Self.leastHeight(of: kind)) : paragraph.height
    // Text stands in the middle of its room; what is higher than a fixed height is clipped below, in a bar on both sides.
    let room = fixed ?? height
    let top = kind == .barButton ? (room - paragraph.height) / 2 : max((room - paragraph.height) / 2, 0)
    let isCentred = kind == .button || kind == .barButton
    setLines(paragraph.placed(x: side, y: top, centredIn: isCentred ? width - 2 * side : nil), at: part)
    return Content(
      size: Frame.Size(width: width, height: height), firstBaseline: paragraph.firstBaseline.map { $0 + top })
  }

  /// Says what of a text is lost, how far a word reaches out of its lines, and which words are broken between letters.
  mutating func noteLosses(of paragraph: ScreenParagraph, at part: Int, in width: Double) {
    let text = paragraph.paragraph
    if paragraph.overflow > ScreenMetrics.tolerance { note(.overflowsWidth(paragraph.overflow), at: part, in: width) }
    if text.hiddenCharacters > 0 {
      note(
        .truncated(
          needed: text.neededLines, shown: text.lines.count, words: text.hiddenWords, characters: text.hiddenCharacters),
        at: part)
    }
    let broken = text.brokenWords
    guard let first = broken.first else { return }
    let bytes = parts[part].text.utf8.dropFirst(first.utf8Range.lowerBound).prefix(first.utf8Range.count)
    note(.brokenWords(count: broken.count, first: String(decoding: bytes, as: UTF8.self)), at: part)
  }

  /// The widths that a text can have in a row: from one em to what it takes without a limit.
  func textSpan(of element: Int) throws(SheetError) -> RowWidths.Span {
    let kind = node(element).kind
    let sides = 2 * Self.inset(of: kind, in: .infinity)
    let text = try paragraph(of: element, width: .infinity)?.width ?? 0
    let natural = max(text + sides, kind == .button ? ScreenMetrics.touchHeight : 0)
    return RowWidths.Span(
      least: min(natural, (state.nodes[element].font?.pointSize ?? 0) + sides), natural: natural,
      stretches: kind != .button && kind != .barButton)
  }

  /// Lays out a page control's dots in the middle of a width.
  mutating func layOutPageControl(_ element: Int, part: Int, width: Double) -> Content {
    let node = node(element)
    let dots = Self.dotsWidth(node.pages)
    let step = ScreenMetrics.dot + ScreenMetrics.dotGap
    let height = node.height ?? ScreenMetrics.pageControlHeight
    setSymbols(
      (0..<max(node.pages, 0)).map { index in
        Frame.Rect(
          x: max((width - dots) / 2, 0) + Double(index) * step, y: (height - ScreenMetrics.dot) / 2,
          width: ScreenMetrics.dot, height: ScreenMetrics.dot)
      }, current: node.current, at: part)
    if dots - width > ScreenMetrics.tolerance { note(.overflowsWidth(dots - width), at: part, in: width) }
    return Content(size: Frame.Size(width: width, height: ScreenMetrics.pageControlHeight))
  }

  /// The width of a page control's dots, in points.
  static func dotsWidth(_ pages: Int) -> Double {
    guard pages > 0 else { return 0 }
    return Double(pages) * ScreenMetrics.dot + Double(pages - 1) * ScreenMetrics.dotGap
  }

  private static func inset(of kind: ScreenNode.Kind, in width: Double) -> Double {
    switch kind {
    case .textField: min(ScreenMetrics.fieldInset, width / 4)
    case .button: min(ScreenMetrics.buttonInset, width / 4)
    default: 0
    }
  }

  private static func padding(of kind: ScreenNode.Kind) -> Double {
    switch kind {
    case .textField: ScreenMetrics.fieldPadding
    case .button: ScreenMetrics.buttonPadding
    default: 0
    }
  }

  private static func leastHeight(of kind: ScreenNode.Kind) -> Double {
    switch kind {
    case .textField: ScreenMetrics.fieldHeight
    case .button: ScreenMetrics.touchHeight
    default: 0
    }
  }
}

extension ParagraphOptions.Truncation {
  /// A node's word for it.
  init(_ truncation: ScreenNode.Truncation) {
    self =
      switch truncation {
      case .wordWrap: .wordWrap
      case .characterWrap: .characterWrap
      case .clip: .clip
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
  }
}
