internal import TextLayout
internal import TypeSystem

/// What stands at the head and foot of every page.
struct PagesFurniture {
  let grid: PagesGrid
  let labels: LabelSetter
  /// How many pages the document has.
  let pageCount: Int

  private var palette: Palette { labels.palette }

  /// Paints the running head, the document's name leading back to the contents, and the rule below it.
  func paintHead(
    document: String, style: String, place: String, into builder: inout FrameBuilder
  ) throws(SheetError) {
    let baseline = PagesMetrics.runningHead
    let nameWidth = grid.sampleX - grid.left - PagesMetrics.gutter
    let name = try labels.set([labels.quiet(document)], maximumWidth: nameWidth)
    builder.label(name, x: grid.left, baseline: baseline)
    builder.link(
      Frame.Rect(
        x: grid.left, y: PagesMetrics.printerMargin, width: nameWidth,
        height: PagesMetrics.runningRule - PagesMetrics.printerMargin),
      page: 1)
    builder.label(try labels.set([labels.ink(style, .medium)]), x: grid.sampleX, baseline: baseline)
    try paintRight(labels.quiet(place), into: &builder, baseline: baseline)
    builder.rectangle(x: grid.left, y: PagesMetrics.runningRule, width: grid.width, height: 1, palette.ink)
  }

  /// Paints the legend and the page's number.
  func paintFoot(_ legend: Legend, page: Int, into builder: inout FrameBuilder) throws(SheetError) {
    legend.paint(into: &builder, x: grid.left, baseline: grid.legendBaseline(legend))
    try paintRight(labels.quiet("\(page) / \(pageCount)"), into: &builder, baseline: grid.footBaseline)
  }

  private func paintRight(
    _ piece: LabelSetter.Piece, into builder: inout FrameBuilder, baseline: Double
  ) throws(SheetError) {
    let label = try labels.set([piece])
    builder.label(label, x: grid.right - label.width, baseline: baseline)
  }
}
