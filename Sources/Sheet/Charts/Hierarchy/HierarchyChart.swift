internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// All styles' sizes over the categories, a line each on a scale where equal distances are equal ratios, so that lines
/// of styles that keep their distance run side by side; where styles change places or become alike is marked.
struct HierarchyChart: Chart {
  static let name = "Hierarchy"

  let room: ChartRoom
  private let styles: HierarchyRows
  let scale: LogarithmicScale
  /// The rows of each graph: a graph has as many labels as its height has room for.
  let graphs: [[Int]]
  let heads: CategoryHeads
  /// Where the graph stands in the chart, and where styles change places on it.
  let plot: HierarchyPlot
  let signs: HierarchySigns
  private let names: [Label]

  /// The styles that have a size.
  var rows: [HierarchyRows.Row] { styles.rows }
  /// Where they change places, and where they are alike.
  var order: SizeOrder { styles.order }

  /// From one label to the next, the least.
  static let labelPitch = 11.0
  /// A graph's height where nothing says otherwise.
  private static let ownHeight = 560.0
  private static let axisWidth = 26.0
  /// What leaders have between a line's end and its label: the more of them, the more.
  private let leader: Double

  init(_ room: ChartRoom) throws(SheetError) {
    try self.init(room, HierarchyRows(room))
  }

  /// The same chart at another height; its order is not worked out again.
  func resized(height: Double) throws(SheetError) -> HierarchyChart {
    var room = room
    room.height = height
    return try HierarchyChart(room, styles)
  }

  private init(_ room: ChartRoom, _ styles: HierarchyRows) throws(SheetError) {
    self.room = room
    self.styles = styles
    let rows = styles.rows
    scale = LogarithmicScale(holding: rows.flatMap { $0.custom + $0.fallback }.compactMap { $0 })
    heads = try CategoryHeads(room)
    // Largest first, as the labels stand; a graph of a page takes as many as have room.
    let capacity = room.height.map { max(1, Int(($0 - 24) / Self.labelPitch)) } ?? max(1, rows.count)
    graphs = Self.divided(styles.ranked, by: capacity)
    var names: [Label] = []
    for row in rows { names.append(try room.name(row.style, size: Self.labelSize, width: room.isCompact ? 84 : 140)) }
    self.names = names
    leader = min(max(18, Double(graphs[0].count) * 0.7), 72)
    let side = Self.axisWidth + ((names.map(\.width).max() ?? 0) + leader + 30).rounded(.up)
    let height = Self.height(graphs[0].count, room)
    plot = HierarchyPlot(
      left: side, right: room.width - side + Self.axisWidth, top: heads.height + 12,
      bottom: heads.height + height - 12, scale: scale, count: room.system.categories.count)
    signs = HierarchySigns(styles.order, rows.map(\.custom), on: plot)
  }

  /// Rows in groups of at most so many, at least one group.
  private static func divided(_ rows: [Int], by count: Int) -> [[Int]] {
    guard rows.count > count else { return [rows] }
    return stride(from: 0, to: rows.count, by: count).map { Array(rows[$0..<min($0 + count, rows.count)]) }
  }

  /// The height of a graph of some labels.
  private static func height(_ labels: Int, _ room: ChartRoom) -> Double {
    room.height ?? max(ownHeight, Double(labels) * labelPitch + 40)
  }

  private static let labelSize = 8.5

  var explanation: String {
    "the size of each style over \(room.system.categories.count == 1 ? "one category" : "the categories"), custom; "
      + "equal distances are equal ratios"
  }

  var headHeight: Double { heads.height }

  var rowHeights: [Double] {
    // Every graph has the first one's height, and so the same scale.
    graphs.map { _ in Self.height(graphs[0].count, room) }
  }

  var legend: [[[LabelSetter.Piece]]] { HierarchyLegend(self).groups }

  func paint(_ shown: Range<Int>, into builder: inout FrameBuilder, at place: ChartPlace) throws(SheetError) {
    var top = place.top
    for index in shown {
      try paintGraph(graphs[index], height: rowHeights[index], into: &builder, left: place.left, top: top)
      top += headHeight + rowHeights[index]
    }
  }

  private func paintGraph(
    _ shown: [Int], height: Double, into builder: inout FrameBuilder, left: Double, top: Double
  ) throws(SheetError) {
    let plot = plot.moved(dx: left, dy: top)
    heads.paint(into: &builder, top: top, bottom: top + headHeight + height) { plot.x(Double($0)) }
    try paintAxis(plot, into: &builder, left: left)
    let painter = HierarchyPainter(chart: self, dx: left, dy: top)
    painter.paintFallback(shown, into: &builder)
    let isShown = Set(shown)
    for index in rows.indices where !isShown.contains(index) {
      for points in plot.stretches(rows[index].custom) {
        builder.polyline(points, width: 0.5, room.palette.hairline)
      }
    }
    for index in shown { painter.paintLine(index, into: &builder) }
    try painter.paintSigns(shown, into: &builder)
    try paintEnds(shown, plot, into: &builder)
  }

  private func paintAxis(
    _ plot: HierarchyPlot, into builder: inout FrameBuilder, left: Double
  ) throws(SheetError) {
    for tick in scale.ticks {
      let y = plot.y(tick).rounded()
      builder.rectangle(
        x: plot.left, y: y - 0.25, width: plot.right - plot.left, height: 0.5, room.palette.hairline)
      let label = try room.labels.set([room.labels.quiet(Decimals.short(tick))])
      builder.label(label, x: left, baseline: y + 3)
      let end = left + 22
      builder.rectangle(
        x: left + label.width + 3, y: y - 0.25, width: max(0, end - left - label.width - 3), height: 0.5,
        room.palette.hairline)
    }
  }

  /// The names and sizes at both ends of the lines, kept apart, with leaders where they had to move.
  private func paintEnds(_ shown: [Int], _ plot: HierarchyPlot, into builder: inout FrameBuilder) throws(SheetError) {
    for isLeft in [true, false] {
      let ends = shown.compactMap { index -> (row: Int, column: Int, size: Double)? in
        let sizes = rows[index].custom
        let known = isLeft ? sizes.firstIndex { $0 != nil } : sizes.lastIndex { $0 != nil }
        guard let known, let size = sizes[known] else { return nil }
        return (index, known, size)
      }
      // Of lines that end at one place, the order at the default category decides.
      let sorted = ends.sorted { ($1.size, rows[$1.row].base ?? 0, $0.row) < ($0.size, rows[$0.row].base ?? 0, $1.row) }
      let places = LabelSpread.places(
        sorted.map { plot.y($0.size) }, distance: Self.labelPitch, within: plot.top - 6...plot.bottom + 6)
      for (end, place) in zip(sorted, places) {
        let line = plot.stretches(rows[end.row].custom)
        let x = (isLeft ? line.first?.first : line.last?.last)?.x ?? plot.x(Double(end.column))
        try paintEnd(end.row, end.size, isLeft, plot, place, x: x, into: &builder)
      }
    }
  }

  private func paintEnd(
    _ row: Int, _ size: Double, _ isLeft: Bool, _ plot: HierarchyPlot, _ place: Double, x: Double,
    into builder: inout FrameBuilder
  ) throws(SheetError) {
    let number = try room.labels.set([room.labels.ink(Decimals.short(size), .bold)], size: Self.labelSize)
    let direction = isLeft ? -1.0 : 1
    let start = Frame.Point(x: x + direction * 3, y: plot.y(size))
    let edge = (isLeft ? plot.left : plot.right) + direction * leader
    let bend = Frame.Point(x: edge - direction * 4, y: place)
    builder.polyline(isLeft ? [bend, start] : [start, bend], width: 0.5, room.palette.fallbackBar)
    let baseline = place + 3
    builder.cell("\(rows[row].style.name).hierarchy.\(isLeft ? "first" : "last")", x: edge, baseline: baseline) {
      builder in
      let numberX = isLeft ? edge - number.width : edge
      builder.label(number, x: numberX, baseline: baseline)
      let name = names[row]
      builder.label(
        name, x: isLeft ? numberX - 5 - name.width : numberX + number.width + 5, baseline: baseline)
    } label: { _ in
    }
  }
}
