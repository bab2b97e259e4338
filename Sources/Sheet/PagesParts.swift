internal import TextLayout
internal import TypeSystem
internal import Typeface

/// What documents to print are made of: the paper's columns, and every style's cells and head set to fit them.
struct PagesParts {
  let system: ResolvedTypeSystem
  let shaper: TextShaper
  let labels: LabelSetter
  let grid: PagesGrid
  let styles: [SetStyle]
  let legends: LegendSetter

  init(
    _ system: ResolvedTypeSystem, on paper: Paper, _ palette: Palette, _ guides: Set<Guide>, _ shaper: TextShaper
  ) throws(SheetError) {
    self.system = system
    self.shaper = shaper
    let labels = LabelSetter(shaper: shaper, fonts: system.labelFonts, language: "en", palette: palette)
    var cells = CellSetter(system, shaper, labels, guides: guides)
    let grid = try PagesGrid(paper, system, labels, cells)
    cells.maximumWidth = grid.sampleWidth
    cells.markWidth = grid.sizeWidth
    let heads = RowHeadSetter(
      shaper: shaper, labels: labels, maximumNameWidth: PagesMetrics.nameWidth,
      maximumDetailsWidth: grid.sampleWidth, minimum: cells.minimum)
    // A style may run on over pages without its head: each category says all of itself.
    var styles = try StyleSetter(cells: cells, heads: heads, sharesMarks: false).set(system)
    for index in styles.indices { styles[index].fit(width: grid.sizeWidth) }
    self.labels = labels
    self.grid = grid
    self.styles = styles
    legends = LegendSetter(
      system: system, library: shaper.library, labels: labels, guides: guides, width: grid.legendWidth)
  }

  /// Every style, divided over its pages.
  /// - Throws: ``SheetError/paperTooSmall(_:needed:style:category:)`` when a category doesn't fit on any page.
  func plans() throws(SheetError) -> [PagesStyle] {
    var plans: [PagesStyle] = []
    for set in styles { plans.append(try PagesStyle(set, on: grid, legends)) }
    return plans
  }

  /// The document's name with what it shows and was made of.
  func opening(_ colophon: Colophon) throws(SheetError) -> PagesOpening {
    try PagesOpening(system, colophon, styles, shaper, labels, on: grid)
  }

  /// The document of these pages.
  func sheet(_ frames: [Frame]) -> LaidOutSheet {
    LaidOutSheet(
      frames.map { SheetPage(frame: $0) }, of: styles, shaper.library, sampleWidth: grid.sampleWidth)
  }
}
