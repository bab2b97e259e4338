public import TextLayout
public import TypeSystem

/// The poster: a row for each style, a column for each category, custom over fallback, at true size.
///
/// One Dynamic Type point is one point of the sheet, 1/72 inch.
public struct GridSheet {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let palette: Palette
  let guides: Set<Guide>
  let maximumSide: Double

  /// Makes the poster of a type system that is worked out.
  public init(_ system: ResolvedTypeSystem, colophon: Colophon, options: SheetOptions = SheetOptions()) {
    self.system = system
    self.colophon = colophon
    palette = options.theme.palette(for: system)
    guides = options.guides
    maximumSide = options.maximumSide
  }

  /// Lays the poster out with the fonts of the shaper's library, the one that the system was worked out against.
  /// - Throws: ``SheetError`` for a sample that can't be set, for nothing to show, and for a sheet whose side is
  ///   longer than the options allow.
  public func layOut(with shaper: TextShaper) throws(SheetError) -> LaidOutSheet {
    guard !system.styles.isEmpty, !system.categories.isEmpty else { throw .empty }
    let labels = LabelSetter(
      shaper: shaper, fonts: system.labelFonts, language: "en", palette: palette)
    let cells = CellSetter(system, shaper, labels, guides: guides)
    let heads = RowHeadSetter(shaper: shaper, labels: labels, minimum: cells.minimum)
    let styles = try StyleSetter(cells: cells, heads: heads).set(system)
    let unfitted = styles.map { GridRow($0) }
    let columns = try GridColumns(system.categories, unfitted, labels)
    let rows = unfitted.map { $0.fitted(to: columns.columns) }
    let header = try GridHeader(system, colophon, styles, shaper, labels, maximumWidth: maximumSide)
    let legends = LegendSetter(
      system: system, library: shaper.library, labels: labels, guides: guides, width: .infinity)
    var legend = try legends.whole(styles.cells)
    let width = max(columns.width, header.minimumWidth, legend.minimumWidth)
    legend.width = width
    let painter = GridPainter(
      rows: rows, columns: columns, bars: RangeBars(system, palette), palette: palette, contentWidth: width)
    var builder = FrameBuilder()
    let headerHeight = header.paint(into: &builder, width: width)
    let gridBottom = painter.paint(into: &builder, top: headerHeight)
    let bottom = legend.paint(into: &builder, x: GridMetrics.margin, baseline: gridBottom + 28)
    let size = Frame.Size(width: width + 2 * GridMetrics.margin, height: (bottom + GridMetrics.margin).rounded(.up))
    try size.check(maximumSide)
    let frame = builder.frame(size, palette, of: system, subject: header.summary.text)
    return LaidOutSheet([SheetPage(frame: frame)], of: styles, shaper.library)
  }
}
