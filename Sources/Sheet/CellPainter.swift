internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Paints cells, for every layout alike.
struct CellPainter {
  let palette: Palette

  /// Where a cell stands.
  struct Place {
    /// The left end and the width that the sample has to itself, in points.
    var left: Double
    var width: Double
    var baseline: Double
  }

  /// Paints a sample with its label under it, both flush with the side at which the sample begins.
  func paint(
    _ cell: SetCell, _ style: StyleName, _ column: Column, into builder: inout FrameBuilder, at place: Place,
    labelBaseline: Double
  ) {
    paint(cell, style, column, into: &builder, at: place) { builder in
      let x = cell.isRightToLeft ? place.left + place.width - cell.label.width : place.left
      builder.label(cell.label, x: x, baseline: labelBaseline)
    }
  }

  /// Paints a sample flush with the side at which it begins, and what `label` adds, as one named cell.
  func paint(
    _ cell: SetCell, _ style: StyleName, _ column: Column, into builder: inout FrameBuilder, at place: Place,
    label: (inout FrameBuilder) -> Void
  ) {
    let x = cell.isRightToLeft ? place.left + place.width - (cell.sample?.width ?? 0) : place.left
    builder.cell(Self.name(style, cell.category, column), x: x, baseline: place.baseline) { builder in
      // The guides lie under the sample.
      builder.guides(cell, x: x, baseline: place.baseline, palette)
      if let sample = cell.sample { builder.text(sample, x: x, baseline: place.baseline, cell.color ?? palette.ink) }
      builder.undrawn(cell.undrawn, x: x, baseline: place.baseline, palette)
    } label: {
      label(&$0)
    }
  }

  /// The name of a cell: style, category and column, such as `body@AX3.custom`.
  static func name(_ style: StyleName, _ category: ContentSizeCategory, _ column: Column) -> String {
    "\(style.name)@\(category.name).\(column.rawValue)"
  }
}
