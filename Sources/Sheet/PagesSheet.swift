public import TextLayout
public import TypeSystem

/// A document to print: contents, then each style on pages of its own, a category below the other, at true size.
///
/// One Dynamic Type point is one point of the paper, 1/72 inch.
public struct PagesSheet {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let palette: Palette
  let paper: Paper
  let guides: Set<Guide>

  /// Makes the document of a type system that is worked out, on A4 unless the options name a paper.
  public init(_ system: ResolvedTypeSystem, colophon: Colophon, options: SheetOptions = SheetOptions()) {
    self.system = system
    self.colophon = colophon
    palette = options.theme.palette(for: system)
    paper = options.paper ?? .a4
    guides = options.guides
  }

  /// Lays the document out with the fonts of the shaper's library, the one that the system was worked out against.
  /// - Throws: ``SheetError`` for a sample that can't be set, for nothing to show, and for a paper too small for one
  ///   category.
  public func layOut(with shaper: TextShaper) throws(SheetError) -> LaidOutSheet {
    guard !system.styles.isEmpty, !system.categories.isEmpty else { throw .empty }
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
    let frames = try frames(styles, shaper, labels, on: grid)
    return LaidOutSheet(
      frames.map { SheetPage(frame: $0) }, of: styles, shaper.library, sampleWidth: grid.sampleWidth)
  }

  private func frames(
    _ styles: [SetStyle], _ shaper: TextShaper, _ labels: LabelSetter, on grid: PagesGrid
  ) throws(SheetError) -> [Frame] {
    let legends = LegendSetter(
      system: system, library: shaper.library, labels: labels, guides: guides, width: grid.legendWidth)
    var plans: [PagesStyle] = []
    for set in styles { plans.append(try PagesStyle(set, on: grid, legends)) }
    let opening = try PagesOpening(system, colophon, styles, shaper, labels, on: grid)
    let contents = try PagesContents(system, styles, opening: opening, legends, on: grid)
    var firstPages: [Int] = []
    var pageCount = contents.pageCount
    for plan in plans {
      firstPages.append(pageCount + 1)
      pageCount += plan.pages.count
    }
    let furniture = PagesFurniture(grid: grid, labels: labels, pageCount: pageCount)
    let bars = RangeBars(system, palette)
    let painter = PagesPainter(system: system, furniture: furniture, bars: bars, subject: opening.summary.text)
    var frames = try contents.frames(furniture, bars, firstPages: firstPages)
    for (plan, number) in zip(plans, firstPages) { frames += try painter.frames(of: plan, from: number) }
    return frames
  }
}
