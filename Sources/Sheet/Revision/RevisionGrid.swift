/// The columns of a revision's pages: names, numbers, and the two samples side by side.
struct RevisionGrid {
  let size: Frame.Size
  let left = PagesMetrics.margin
  let right: Double

  /// A paper turned on its side, where two samples have room.
  init(_ paper: Paper) {
    size = Frame.Size(width: paper.size.height, height: paper.size.width)
    right = (size.width - PagesMetrics.margin).rounded(.down)
  }

  var width: Double { right - left }
  var numberX: Double { left + RevisionMetrics.nameWidth }
  /// The left ends of the samples.
  var oldX: Double { numberX + RevisionMetrics.numberWidth }
  var newX: Double { oldX + sampleWidth + RevisionMetrics.gutter }
  /// The widest that one of two samples may be, and one that has the row to itself.
  var sampleWidth: Double { ((right - oldX - RevisionMetrics.gutter) / 2).rounded(.down) }
  var wholeWidth: Double { right - oldX }
  var footBaseline: Double { (size.height - PagesMetrics.printerMargin).rounded(.down) - 3 }
  /// Where blocks end at the latest.
  var bodyBottom: Double { footBaseline - 16 }
}
