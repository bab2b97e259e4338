internal import TextLayout
internal import TypeSystem

/// The head of the contents: the document's name, what it shows, and the tables of fonts and programs.
struct PagesOpening {
  let summary: Summary
  private let title: TextLine
  private let fonts: LabelTable
  private let programs: LabelTable
  /// The programs stand beside the fonts, under the bars, where there is room.
  private let programsX: Double
  private let grid: PagesGrid
  private let ink: Frame.Color

  /// Where it ends, from the page's top, in whole points.
  private(set) var bottom = 0.0

  init(
    _ system: ResolvedTypeSystem, _ colophon: Colophon, _ styles: [SetStyle], _ shaper: TextShaper,
    _ labels: LabelSetter, on grid: PagesGrid
  ) throws(SheetError) {
    self.grid = grid
    ink = labels.palette.ink
    summary = try Summary(system, labels, width: grid.width)
    title = try TitleSetter(system: system, shaper: shaper).title(sizes: PagesMetrics.titleSizes, width: grid.width)
    let tables = try ColophonTables(
      system, colophon, styles, shaper.library, labels, nameWidth: PagesMetrics.nameWidth)
    // The names of faces stand where those of styles do.
    let roleWidth = grid.sampleX - grid.left - LabelTable.gap
    fonts = LabelTable(tables.fonts, minimumWidths: [roleWidth])
    let programs = LabelTable(tables.programs)
    let isBeside = grid.left + fonts.width < grid.barX && grid.barX + programs.width <= grid.right
    self.programs = isBeside ? programs : LabelTable(tables.programs, minimumWidths: [roleWidth])
    programsX = isBeside ? grid.barX : grid.left
    var sketch = FrameBuilder()
    bottom = put(into: &sketch)
  }

  func paint(into builder: inout FrameBuilder) { _ = put(into: &builder) }

  private func put(into builder: inout FrameBuilder) -> Double {
    builder.text(title, x: grid.left, baseline: PagesMetrics.title, ink)
    var y = summary.paint(into: &builder, x: grid.left, baseline: PagesMetrics.title + 30, width: grid.width)
    let first = y + 24
    y = fonts.paint(into: &builder, x: grid.left, baseline: first)
    if !programs.rows.isEmpty {
      let baseline = programsX > grid.left ? first : y + LabelTable.pitch + LabelTable.groupGap
      y = max(y, programs.paint(into: &builder, x: programsX, baseline: baseline))
    }
    return y + 8
  }
}
