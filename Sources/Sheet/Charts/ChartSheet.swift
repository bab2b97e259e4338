internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// A chart on a page of its own, as large as it takes, with the document's name, a legend and the fonts.
struct ChartSheet {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let theme: Theme

  /// From the name's baseline to the chart's, and from there to the chart.
  private static let nameDrop = 32.0
  private static let bodyDrop = 20.0
  private static let titleSizes = [48.0, 40, 32, 24]

  /// Lays a chart out; `make` fits it into the room.
  func layOut(with shaper: TextShaper, _ make: (ChartRoom) throws(SheetError) -> any Chart)
    throws(SheetError) -> LaidOutSheet
  {
    guard !system.styles.isEmpty, !system.categories.isEmpty else { throw .empty }
    let labels = LabelSetter(
      shaper: shaper, fonts: system.labelFonts, language: "en", palette: theme.palette(for: system))
    let room = ChartRoom(system: system, labels: labels, shaper: shaper, width: ChartRoom.ownWidth)
    let chart = try make(room)
    var builder = FrameBuilder()
    let left = GridMetrics.margin
    var y = try paintHead(chart, room, into: &builder)
    try chart.paint(chart.rowHeights.indices, into: &builder, at: ChartPlace(left: left, top: y))
    y += chart.headHeight + chart.rowHeights.reduce(0, +)
    y = try paintFoot(chart, room, into: &builder, top: y)
    let size = Frame.Size(width: room.width + 2 * left, height: (y + GridMetrics.margin).rounded(.up))
    guard max(size.width, size.height) <= GridMetrics.longestSide else {
      throw .tooLarge(width: size.width, height: size.height, limit: GridMetrics.longestSide)
    }
    let subject = "\(type(of: chart).name): \(chart.explanation)"
    let frame = builder.frame(size, room.palette, of: system, subject: subject, label: type(of: chart).name)
    return LaidOutSheet(pages: [SheetPage(frame: frame)], marks: system.cellMarks, missingCharacters: [])
  }

  /// Paints the document's name and the chart's, and returns where the chart begins.
  private func paintHead(
    _ chart: any Chart, _ room: ChartRoom, into builder: inout FrameBuilder
  ) throws(SheetError) -> Double {
    let labels = room.labels
    let title = try TitleSetter(system: system, shaper: room.shaper)
      .title(sizes: Self.titleSizes, width: room.width)
    let baseline = GridMetrics.margin + 36
    builder.text(title, x: GridMetrics.margin, baseline: baseline, room.palette.ink)
    let name = try labels.set(
      [labels.ink(type(of: chart).name, .bold)], size: LabelSetter.Size.range)
    builder.label(name, x: GridMetrics.margin, baseline: baseline + Self.nameDrop)
    let x = GridMetrics.margin + name.width + 14
    let explanation = try labels.set(
      [labels.quiet(chart.explanation)], size: LabelSetter.Size.subtitle, maximumWidth: room.width - name.width - 14)
    builder.label(explanation, x: x, baseline: baseline + Self.nameDrop)
    return baseline + Self.nameDrop + Self.bodyDrop
  }

  /// Paints the legend and the fonts, and returns the last baseline.
  private func paintFoot(
    _ chart: any Chart, _ room: ChartRoom, into builder: inout FrameBuilder, top: Double
  ) throws(SheetError) -> Double {
    var baseline = top + 26
    for legend in try chart.legends(room.labels, width: room.width) {
      baseline = legend.paint(into: &builder, x: GridMetrics.margin, baseline: baseline) + 14
    }
    let tables = try ColophonTables(system, colophon, [], room.shaper.library, room.labels)
    let (fonts, programs) = (LabelTable(tables.fonts), LabelTable(tables.programs))
    baseline += 16
    let bottom = fonts.paint(into: &builder, x: GridMetrics.margin, baseline: baseline)
    guard !programs.rows.isEmpty else { return bottom }
    // Beside the fonts, and under them where those are wide.
    let isBeside = fonts.width + Self.tableGap + programs.width <= room.width
    let x = GridMetrics.margin + (isBeside ? max(fonts.width + Self.tableGap, room.width / 2) : 0)
    return max(
      bottom,
      programs.paint(into: &builder, x: x, baseline: isBeside ? baseline : bottom + 2 * LabelTable.pitch))
  }

  /// White between the two tables.
  private static let tableGap = 48.0
}

extension ResolvedTypeSystem {
  /// The marks that hold whatever text is set, cell by cell.
  var cellMarks: [CellMark] {
    marks.map { CellMark(style: $0.style, column: $0.column, category: $0.category, mark: $0.mark) }
  }
}
