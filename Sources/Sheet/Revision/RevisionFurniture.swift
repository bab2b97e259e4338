internal import Revision

/// What stands at the head and foot of a revision's pages.
struct RevisionFurniture {
  let grid: RevisionGrid
  let labels: LabelSetter
  let names: TypeSystemRevision.Names
  /// How many pages there are.
  let pageCount: Int

  /// Paints the running head and the rule below it.
  func paintHead(_ running: String, into builder: inout FrameBuilder) throws(SheetError) {
    let name = try labels.set([labels.quiet(names.new)], maximumWidth: grid.oldX - grid.left - RevisionMetrics.gutter)
    builder.label(name, x: grid.left, baseline: PagesMetrics.runningHead)
    builder.link(
      Frame.Rect(
        x: grid.left, y: PagesMetrics.printerMargin, width: grid.oldX - grid.left,
        height: PagesMetrics.runningRule - PagesMetrics.printerMargin),
      page: 1)
    let style = try labels.set([labels.ink(running, .medium)], maximumWidth: grid.wholeWidth)
    builder.label(style, x: grid.oldX, baseline: PagesMetrics.runningHead)
    builder.rectangle(
      x: grid.left, y: PagesMetrics.runningRule, width: grid.width, height: 1, labels.palette.ink)
  }

  /// Paints the page's number.
  func paintFoot(page: Int, height: Double, into builder: inout FrameBuilder) throws(SheetError) {
    let number = try labels.set([labels.quiet("\(page) / \(pageCount)")])
    builder.label(
      number, x: grid.right - number.width, baseline: grid.footBaseline + height - grid.size.height)
  }
}
