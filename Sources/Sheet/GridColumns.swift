internal import DynamicType
internal import TypeSystem

/// Where the grid's columns stand: each ends where its widest sample or label ends, one gutter from the next.
struct GridColumns {
  /// One category's column.
  struct Column {
    var category: ContentSizeCategory
    var head: Label
    /// The left end, from the sheet's left edge, in whole points.
    var x: Double
    var width: Double
  }

  /// The left end of the ranges in the row heads.
  let rangeX: Double
  let rangeWidth: Double
  let columns: [Column]
  /// From the left margin to the right one.
  let width: Double

  init(_ categories: [ContentSizeCategory], _ rows: [GridRow], _ labels: LabelSetter) throws(SheetError) {
    let nameWidth = (rows.map(\.set.head.nameWidth).max() ?? 0).rounded(.up)
    rangeWidth = (rows.map(\.set.head.rangeWidth).max() ?? 0).rounded(.up)
    rangeX = GridMetrics.margin + nameWidth + GridMetrics.headGap
    var x = rangeX + rangeWidth + 1.5 * GridMetrics.gutter
    var columns: [Column] = []
    for (index, category) in categories.enumerated() {
      let head = try Self.head(category, labels)
      let cells = rows.flatMap { [$0.set.custom[index], $0.set.fallback[index]] }
      let width = max(head.width, cells.map(\.width).max() ?? 0).rounded(.up)
      columns.append(Column(category: category, head: head, x: x, width: width))
      x += width + GridMetrics.gutter
    }
    self.columns = columns
    // The last column's ground reaches half a gutter beyond it, as every other one's does.
    width = x - GridMetrics.gutter / 2 - GridMetrics.margin
  }

  private static func head(_ category: ContentSizeCategory, _ labels: LabelSetter) throws(SheetError) -> Label {
    var pieces = [labels.quiet(category.label)]
    if category == labels.palette.defaultCategory {
      pieces = [labels.ink(category.label, .bold), labels.quiet("  default")]
    } else if category == .accessibility1 {
      pieces[0].text += "  accessibility"
    }
    return try labels.set(pieces, size: LabelSetter.Size.columnHead)
  }
}
