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
    var styles: [SetStyle] = []
    for style in system.styles {
      var custom = try cells.set(style.custom, others: system.fontsSteppingIn(for: .custom, of: style))
      var stepIns = try cells.set(style.fallback, others: system.fontsSteppingIn(for: .fallback, of: style))
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
