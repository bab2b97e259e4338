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
    let parts = try PagesParts(system, on: paper, palette, guides, shaper)
    return parts.sheet(try frames(parts, shaper))
  }

  private func frames(_ parts: PagesParts, _ shaper: TextShaper) throws(SheetError) -> [Frame] {
    let plans = try parts.plans()
    let opening = try parts.opening(colophon)
    let contents = try PagesContents(system, parts.styles, opening: opening, parts.legends, on: parts.grid)
    var firstPages: [Int] = []
    var pageCount = contents.pageCount
    for plan in plans {
      firstPages.append(pageCount + 1)
      pageCount += plan.pages.count
    }
    let furniture = PagesFurniture(grid: parts.grid, labels: parts.labels, pageCount: pageCount)
    let bars = RangeBars(system, palette)
    let painter = PagesPainter(system: system, furniture: furniture, bars: bars, subject: opening.summary.text)
    var frames = try contents.frames(furniture, bars, firstPages: firstPages)
    for (plan, number) in zip(plans, firstPages) { frames += try painter.frames(of: plan, from: number) }
    return frames
  }
}
