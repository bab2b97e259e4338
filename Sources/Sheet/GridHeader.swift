internal import TextLayout
internal import TypeSystem

/// The sheet's head: its name, what it shows, its fonts with version and hash, and the programs that drew it.
struct GridHeader {
  let summary: Summary
  private let title: TextLine
  private let colophon: LabelTable
  private let ink: Frame.Color

  /// White between the name and the table of fonts.
  private static let gap = 64.0

  init(
    _ system: ResolvedTypeSystem, _ colophon: Colophon, _ styles: [SetStyle], _ shaper: TextShaper,
    _ labels: LabelSetter
  ) throws(SheetError) {
    summary = try Summary(system, labels)
    title = try TitleSetter(system: system, shaper: shaper)
      .title(sizes: [GridMetrics.titleSize], width: CellSetter.widestSample)
    ink = labels.palette.ink
    self.colophon = try ColophonTables(system, colophon, styles, shaper.library, labels).whole
  }

  /// The narrowest that the head can be, in points: its parts then stand one above the other.
  var minimumWidth: Double { max(title.width, colophon.width, summary.minimumWidth).rounded(.up) }

  /// Paints the head and returns where the grid may begin.
  func paint(into builder: inout FrameBuilder, width: Double) -> Double {
    let left = GridMetrics.margin
    let titleBaseline = GridMetrics.margin + (GridMetrics.titleSize * 0.75).rounded(.up)
    builder.text(title, x: left, baseline: titleBaseline, ink)
    let beside = width - colophon.width - Self.gap
    let isBeside = beside >= max(title.width, summary.minimumWidth)
    var bottom = summary.paint(
      into: &builder, x: left, baseline: titleBaseline + 30, width: isBeside ? beside : width)
    if isBeside {
      let x = left + width - colophon.width
      bottom = max(bottom, colophon.paint(into: &builder, x: x, baseline: GridMetrics.margin + 8))
    } else {
      bottom = colophon.paint(into: &builder, x: left, baseline: bottom + 24)
    }
    return (bottom + 32).rounded(.up)
  }
}
