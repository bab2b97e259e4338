internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// The pages before the styles: the document's name, what it shows and was made of, and a row a style.
struct PagesContents {
  private let system: ResolvedTypeSystem
  private let grid: PagesGrid
  private let labels: LabelSetter
  private let opening: PagesOpening
  private let rows: [Row]
  private let legend: Legend
  private let pages: [Range<Int>]
  private let rowHeight: Double

  /// From the opening's end to the rule above the rows.
  private static let headsHeight = 24.0

  /// A style's row, set.
  private struct Row {
    var style: ResolvedStyle
    var head: RowHead
    var fromLarge: [Label]
  }

  init(
    _ system: ResolvedTypeSystem, _ styles: [SetStyle], opening: PagesOpening, _ legends: LegendSetter,
    on grid: PagesGrid
  ) throws(SheetError) {
    self.system = system
    self.grid = grid
    self.opening = opening
    labels = legends.labels
    legend = try legends.whole(styles.cells)
    var rows: [Row] = []
    for set in styles {
      var fromLarge: [Label] = []
      for column in [set.style.custom, set.style.fallback] {
        fromLarge.append(try Self.fromLarge(column, labels))
      }
      rows.append(Row(style: set.style, head: set.head, fromLarge: fromLarge))
    }
    self.rows = rows
    let first = grid.bodyBottom(above: legend) - opening.bottom - Self.headsHeight
    let even = (first / Double(rows.count)).rounded(.down)
    if even >= PagesMetrics.rowHeights.lowerBound {
      // All rows on one page, with what white it has.
      rowHeight = min(even, PagesMetrics.rowHeights.upperBound)
      pages = [0..<rows.count]
    } else {
      // The second page has room for every style that there is, and at least two rows.
      rowHeight = PagesMetrics.rowHeight
      let fitting = max(0, min(Int(first / rowHeight), rows.count - 2))
      pages = [0..<fitting, fitting..<rows.count]
    }
  }

  /// A column's range from Large, as it stands under that from xSmall.
  static func fromLarge(_ column: ResolvedColumn, _ labels: LabelSetter) throws(SheetError) -> Label {
    let range = column.range.fromLarge.map(Decimals.times) ?? "unknown"
    return try labels.set([labels.quiet("\(range) from Large")])
  }

  /// How many pages the contents take.
  var pageCount: Int { pages.count }

  /// The pages, each row leading to its style's first page.
  func frames(
    _ furniture: PagesFurniture, _ bars: RangeBars, firstPages: [Int]
  ) throws(SheetError) -> [Frame] {
    var frames: [Frame] = []
    for (index, range) in pages.enumerated() {
      var builder = FrameBuilder()
      if index == 0 {
        opening.paint(into: &builder)
      } else {
        try furniture.paintHead(
          document: system.document.name, style: "Contents", place: "\(index + 1) of \(pageCount)", into: &builder)
      }
      var y = index == 0 ? opening.bottom : grid.bodyTop
      if !range.isEmpty { y = try paintHeads(into: &builder, top: y) }
      for row in range {
        try paint(rows[row], page: firstPages[row], bars, into: &builder, top: y)
        y += rowHeight
      }
      try furniture.paintFoot(index == 0 ? legend : Legend([], width: 0), page: index + 1, into: &builder)
      let label = pageCount == 1 ? "Contents" : "Contents \(index + 1)"
      frames.append(
        builder.frame(grid.paper.size, labels.palette, of: system, subject: opening.summary.text, label: label))
    }
    return frames
  }

  /// Where the two ranges of a row stand.
  private var rangeXs: [Double] {
    let width = rows.map { max($0.head.customRange.width, $0.fromLarge[0].width) }.max() ?? 0
    return [grid.left, (grid.left + width + PagesMetrics.rangeGap).rounded(.up)]
  }

  private func paintHeads(into builder: inout FrameBuilder, top: Double) throws(SheetError) -> Double {
    let baseline = top + Self.headsHeight - 9
    let page = try labels.set([labels.quiet("page")])
    let table = DynamicTypeTable.table(for: system.document.platform)
    let ends = "\(table.smallestCategory.label) to \(table.largestCategory.label)"
    let heads = [
      (rangeXs[0], "custom"), (rangeXs[1], "fallback"), (grid.sampleX, "style"), (grid.barX, ends),
    ]
    for (x, text) in heads { builder.label(try labels.set([labels.quiet(text)]), x: x, baseline: baseline) }
    builder.label(page, x: grid.right - page.width, baseline: baseline)
    let rule = top + Self.headsHeight - 1
    builder.rectangle(x: grid.left, y: rule, width: grid.width, height: 1, labels.palette.ink)
    return rule + 1
  }

  private func paint(
    _ row: Row, page: Int, _ bars: RangeBars, into builder: inout FrameBuilder, top: Double
  ) throws(SheetError) {
    let bottom = top + rowHeight
    let (name, details) = (bottom - PagesMetrics.rowName, bottom - PagesMetrics.rowDetails)
    builder.text(row.head.name, x: grid.sampleX, baseline: name, labels.palette.ink)
    builder.label(row.head.customDetails, x: grid.sampleX, baseline: details)
    for (index, range) in [row.head.customRange, row.head.fallbackRange].enumerated() {
      builder.label(range, x: rangeXs[index], baseline: name)
      builder.label(row.fromLarge[index], x: rangeXs[index], baseline: details)
    }
    bars.paint(
      row.style, into: &builder, x: grid.barX, y: name - PagesMetrics.barRise, length: grid.barLength)
    let number = try labels.set([labels.ink("\(page)")], size: LabelSetter.Size.columnHead)
    builder.label(number, x: grid.right - number.width, baseline: name)
    builder.rectangle(x: grid.left, y: bottom - 0.5, width: grid.width, height: 0.5, labels.palette.hairline)
    builder.link(
      Frame.Rect(x: grid.left, y: top, width: grid.width, height: rowHeight), page: page)
  }
}
