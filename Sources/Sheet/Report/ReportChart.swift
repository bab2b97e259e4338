internal import TextLayout
internal import TypeSystem

/// A chart in a report: as wide as the page's columns, over as many pages as its rows need, its legend at the end.
struct ReportChart {
  let parts: PagesParts
  let layout: Layout
  let theme: Theme

  /// From the body's top to the line of explanation, and to the chart.
  private static let explanation = 22.0
  private static let firstTop = 36.0
  private static let nextTop = 14.0
  /// From the chart to the legend's first baseline, and from one group to the next.
  private static let legendDrop = 22.0
  private static let groupDrop = 14.0
  /// The least that a chart of one piece is given, in points, before its legend has to go to another page.
  private static let leastHeight = 380.0

  private var grid: PagesGrid { parts.grid }
  private var bottom: Double { grid.bodyBottom(above: Legend([], width: 0)) }

  /// The chart's pages.
  func section() throws(SheetError) -> ReportSection {
    let chart = try chart()
    let name = type(of: chart).name
    var legends = try chart.legends(parts.labels, width: grid.width)
    var pages: [ReportSection.Page] = []
    let breaks = breaks(chart, legends)
    for (index, rows) in breaks.enumerated() {
      let top = grid.bodyTop + (index == 0 ? Self.firstTop : Self.nextTop)
      let end = top + chart.headHeight + chart.rowHeights[rows].reduce(0, +)
      let isLast = index == breaks.count - 1
      let fits = isLast && end + height(of: legends) <= bottom
      let shown = fits ? legends : []
      if fits { legends = [] }
      pages.append(
        ReportSection.Page { [labels = parts.labels, grid] builder, _ throws(SheetError) in
          if index == 0 {
            let words = try labels.set(
              [labels.quiet(chart.explanation)], size: LabelSetter.Size.columnHead, maximumWidth: grid.width)
            builder.label(words, x: grid.left, baseline: grid.bodyTop + Self.explanation)
          }
          try chart.paint(rows, into: &builder, at: ChartPlace(left: grid.left, top: top, isOwnPage: false))
          Self.paint(shown, into: &builder, x: grid.left, baseline: end + Self.legendDrop)
        })
    }
    if !legends.isEmpty {
      pages.append(
        ReportSection.Page { [legends, grid] builder, _ throws(SheetError) in
          Self.paint(legends, into: &builder, x: grid.left, baseline: grid.bodyTop + Self.legendDrop)
        })
    }
    return ReportSection(title: name, explanation: chart.explanation, pages: pages)
  }

  /// The chart; one of a single piece takes the height that its legend leaves.
  private func chart() throws(SheetError) -> any Chart {
    var room = ChartRoom(
      system: parts.system, labels: parts.labels, shaper: parts.shaper, width: grid.width)
    guard layout == .hierarchy else { return try layout.chart(in: room, theme) }
    room.height = Self.leastHeight
    let sketch = try HierarchyChart(room)
    let all = bottom - grid.bodyTop - Self.firstTop - sketch.headHeight
    let rest = all - height(of: try sketch.legends(parts.labels, width: grid.width)) - Self.groupDrop
    return try sketch.resized(height: (rest >= Self.leastHeight ? rest : all).rounded(.down))
  }

  /// The rows of each page: on as few pages as hold them, and those about equally full.
  ///
  /// The legend stands below the last row where a page holds the two.
  private func breaks(_ chart: any Chart, _ legends: [Legend]) -> [Range<Int>] {
    let full = bottom - grid.bodyTop - Self.firstTop - chart.headHeight
    let heights = chart.rowHeights
    var parts = heights.map { PageBreaks.Part($0) }
    let legend = height(of: legends)
    if !legends.isEmpty, let last = heights.last, last + legend <= full {
      parts[parts.count - 1].keepsWithNext = true
      parts.append(PageBreaks.Part(legend))
    }
    var breaks = PageBreaks.pages(parts, room: full)
    for room in stride(from: full, to: 0, by: -10) {
      let tighter = PageBreaks.pages(parts, room: room)
      guard tighter.count == breaks.count else { break }
      breaks = tighter
    }
    return breaks.map { $0.clamped(to: heights.indices) }
  }

  private func height(of legends: [Legend]) -> Double {
    legends.reduce(Self.legendDrop) { $0 + ($1.height ?? 0) + Self.groupDrop }
  }

  private static func paint(_ legends: [Legend], into builder: inout FrameBuilder, x: Double, baseline: Double) {
    var y = baseline
    for legend in legends { y = legend.paint(into: &builder, x: x, baseline: y) + groupDrop }
  }
}
