internal import TextLayout
internal import TypeSystem

/// Sets the styles of a system: the cells of both fonts, and the heads.
struct StyleSetter {
  let cells: CellSetter
  let heads: RowHeadSetter
  /// Whether marks that all cells of a line share are worded once, in the style's head; the cells keep their shape.
  var sharesMarks = true

  /// Sets every style; what a font lacks comes from the style's cascade, the fallback and the labels' font, in order.
  func set(_ system: ResolvedTypeSystem) throws(SheetError) -> [SetStyle] {
    let last = [system.labelFonts.regular]
    var styles: [SetStyle] = []
    for style in system.styles {
      let fallback = [style.fallback.font].compactMap { $0 }
      var custom = try cells.set(style, style.custom, others: fallback + last)
      var stepIns = try cells.set(style, style.fallback, others: last)
      let (customMarks, fallbackMarks) = sharesMarks ? (custom.sharedMarks, stepIns.sharedMarks) : ([], [])
      for index in custom.indices { custom[index].shorten(customMarks) }
      for index in stepIns.indices { stepIns[index].shorten(fallbackMarks) }
      styles.append(
        SetStyle(
          style: style, custom: custom, fallback: stepIns,
          head: try heads.set(style, customMarks: customMarks, fallbackMarks: fallbackMarks)))
    }
    return styles
  }
}
