internal import TextLayout
internal import TypeSystem

/// A report's first page: name, fonts and programs, the key numbers, the findings counted, and the contents.
struct ReportCover {
  private let parts: PagesParts
  private let opening: PagesOpening
  private let numbers: [(number: Label, words: [Label])]
  private let counts: [Label]
  private let rows: [Row]
  private let styleRows: [Row]
  private let styleColumns: Int
  /// Whether what follows the opening stands on a page of its own.
  private let isDivided: Bool

  /// A line of the contents.
  private struct Row {
    var name: Label
    var explanation = Label()
    var number: Label
    var page: Int
  }

  private static let numberSize = 30.0
  private static let numbersHeight = 74.0
  private static let countsHeight = 40.0
  private static let rowHeight = 19.0
  private static let styleRowHeight = 14.0
  /// From a section's name to what it is about, and to the styles under it.
  private static let indent = 80.0

  init(
    parts: PagesParts, opening: PagesOpening, findings: [FindingLine], sections: [ReportSection], styles: ReportStyles
  ) throws(SheetError) {
    self.parts = parts
    self.opening = opening
    let labels = parts.labels
    let key = KeyNumbers(parts.system, minus: labels.minus, dash: labels.dash).entries
    numbers = try Self.numbers(key, labels, width: parts.grid.width)
    counts = try Self.counts(findings, labels)
    let below = Self.numbersHeight + Self.countsHeight + Double(sections.count + 1) * Self.rowHeight + 40
    let bottom = parts.grid.bodyBottom(above: Legend([], width: 0))
    isDivided = opening.bottom + below > bottom
    var page = isDivided ? 3 : 2
    var rows: [Row] = []
    let width = parts.grid.width
    for section in sections {
      rows.append(try Self.row(section.title, section.explanation, page, labels, width))
      page += section.pages.count
    }
    rows.append(try Self.row("Styles", styles.explanation, page, labels, width))
    self.rows = rows
    let rest = bottom - (isDivided ? parts.grid.bodyTop : opening.bottom) - below
    (styleColumns, styleRows) = try Self.styleRows(styles, from: page, labels, rest: rest)
  }

  /// How many pages there are, 1 or 2.
  var pageCount: Int { isDivided ? 2 : 1 }

  /// What the document is about, in a line.
  var subject: String { "Report: " + opening.summary.text }

  private static func numbers(
    _ entries: [KeyNumbers.Entry], _ labels: LabelSetter, width: Double
  ) throws(SheetError) -> [(number: Label, words: [Label])] {
    var numbers: [(number: Label, words: [Label])] = []
    let room = width / Double(max(1, entries.count)) - 12
    for entry in entries {
      numbers.append(
        (
          try labels.set([labels.ink(entry.number, .bold)], size: numberSize, maximumWidth: room),
          Array(try labels.wrapped([labels.quiet(entry.words)], width: room).prefix(2))
        ))
    }
    return numbers
  }

  private static func counts(_ findings: [FindingLine], _ labels: LabelSetter) throws(SheetError) -> [Label] {
    guard !findings.isEmpty else {
      return [try labels.set([labels.quiet("nothing was found")], size: LabelSetter.Size.subtitle)]
    }
    var counts: [Label] = []
    for level in FindingWords.levels {
      let count = findings.count { $0.level == level }
      guard count > 0 else { continue }
      counts.append(
        try labels.set(
          [FindingWords.piece(level, FindingWords.count(count, level), labels)], size: LabelSetter.Size.subtitle))
    }
    return counts
  }

  private static func row(
    _ name: String, _ explanation: String, _ page: Int, _ labels: LabelSetter, _ width: Double
  ) throws(SheetError) -> Row {
    Row(
      name: try labels.set([labels.ink(name, .medium)], size: LabelSetter.Size.columnHead),
      explanation: try labels.set([labels.quiet(explanation)], maximumWidth: width - indent - 40),
      number: try labels.set([labels.ink("\(page)")], size: LabelSetter.Size.columnHead), page: page)
  }

  /// The styles in columns, as many as there is room for.
  private static func styleRows(
    _ styles: ReportStyles, from page: Int, _ labels: LabelSetter, rest: Double
  ) throws(SheetError) -> (Int, [Row]) {
    let columns = 3
    let most = max(0, Int(rest / styleRowHeight)) * columns
    var rows: [Row] = []
    for place in styles.places.prefix(most) {
      rows.append(
        Row(
          name: try labels.set([labels.ink(place.style.displayName)], maximumWidth: 110),
          number: try labels.set([labels.quiet("\(page + place.page)")]), page: page + place.page))
    }
    return (columns, rows)
  }

  func frames(_ furniture: PagesFurniture) throws(SheetError) -> [Frame] {
    var frames: [Frame] = []
    var builder = FrameBuilder()
    builder.bookmark("Summary", x: 0, y: 0, page: 1)
    opening.paint(into: &builder)
    if isDivided {
      try furniture.paintFoot(Legend([], width: 0), page: 1, into: &builder)
      frames.append(frame(builder, "Summary"))
      builder = FrameBuilder()
      try furniture.paintHead(document: parts.system.document.name, style: "Contents", place: "", into: &builder)
    }
    paintBody(into: &builder, top: isDivided ? parts.grid.bodyTop : opening.bottom)
    try furniture.paintFoot(Legend([], width: 0), page: frames.count + 1, into: &builder)
    frames.append(frame(builder, isDivided ? "Contents" : "Summary"))
    return frames
  }

  private func frame(_ builder: FrameBuilder, _ label: String) -> Frame {
    builder.frame(parts.grid.paper.size, parts.labels.palette, of: parts.system, subject: subject, label: label)
  }

  private func paintBody(into builder: inout FrameBuilder, top: Double) {
    let (left, width, palette) = (parts.grid.left, parts.grid.width, parts.labels.palette)
    var y = (top + 14).rounded()
    builder.rectangle(x: left, y: y, width: width, height: 1, palette.ink)
    let pitch = width / Double(max(1, numbers.count))
    for (index, entry) in numbers.enumerated() {
      let x = left + Double(index) * pitch
      builder.label(entry.number, x: x, baseline: y + 38)
      for (line, label) in entry.words.enumerated() {
        builder.label(label, x: x, baseline: y + 52 + Double(line) * 10)
      }
    }
    y += Self.numbersHeight
    builder.rectangle(x: left, y: y, width: width, height: 0.5, palette.hairline)
    var x = left
    for count in counts {
      builder.label(count, x: x, baseline: y + 22)
      x += count.width + 24
    }
    y += Self.countsHeight - 6
    builder.rectangle(x: left, y: y, width: width, height: 1, palette.ink)
    for row in rows {
      paint(row, into: &builder, x: left, width: width, top: y, height: Self.rowHeight)
      y += Self.rowHeight
      builder.rectangle(x: left, y: y - 0.5, width: width, height: 0.5, palette.hairline)
    }
    paintStyles(into: &builder, top: y + 8)
  }

  private func paintStyles(into builder: inout FrameBuilder, top: Double) {
    let perColumn = (styleRows.count + styleColumns - 1) / styleColumns
    let gap = 24.0
    let width = (parts.grid.width - Self.indent - gap * Double(styleColumns - 1)) / Double(styleColumns)
    for (index, row) in styleRows.enumerated() {
      let (column, line) = (index / perColumn, index % perColumn)
      paint(
        row, into: &builder, x: parts.grid.left + Self.indent + Double(column) * (width + gap), width: width,
        top: top + Double(line) * Self.styleRowHeight, height: Self.styleRowHeight)
    }
  }

  private func paint(
    _ row: Row, into builder: inout FrameBuilder, x: Double, width: Double, top: Double, height: Double
  ) {
    let baseline = (top + height - 6).rounded()
    builder.label(row.name, x: x, baseline: baseline)
    builder.label(row.explanation, x: x + Self.indent, baseline: baseline)
    builder.label(row.number, x: x + width - row.number.width, baseline: baseline)
    builder.link(Frame.Rect(x: x, y: top, width: width, height: height), page: row.page)
  }
}
