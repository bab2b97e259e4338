internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// A chart on a page of its own, as large as it takes, with the document's name, a legend and the fonts.
struct ChartSheet {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let theme: Theme
  let maximumSide: Double

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
    let furniture = ChartFurniture(system: system, colophon: colophon, labels: labels, width: room.width)
    var y = try furniture.paintHead(type(of: chart).name, chart.explanation, into: &builder)
    try chart.paint(chart.rowHeights.indices, into: &builder, at: ChartPlace(left: left, top: y))
    y += chart.headHeight + chart.rowHeights.reduce(0, +)
    y = try furniture.paintFoot(try chart.legends(labels, width: room.width), into: &builder, top: y)
    let size = Frame.Size(width: room.width + 2 * left, height: (y + GridMetrics.margin).rounded(.up))
    try size.check(maximumSide)
    let subject = "\(type(of: chart).name): \(chart.explanation)"
    let frame = builder.frame(size, room.palette, of: system, subject: subject, label: type(of: chart).name)
    return LaidOutSheet(
      pages: [SheetPage(frame: frame)], marks: system.cellMarks + chart.undrawn.map(\.mark), missingCharacters: [],
      undrawnGlyphs: UndrawnGlyphs.gathered(chart.undrawn.flatMap(\.glyphs), shaper.library))
  }
}

extension ResolvedTypeSystem {
  /// The marks that hold whatever text is set, cell by cell.
  var cellMarks: [CellMark] {
    marks.map { CellMark(style: $0.style, column: $0.column, category: $0.category, mark: $0.mark) }
  }
}
