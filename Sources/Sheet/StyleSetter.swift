internal import TextLayout
internal import TypeSystem

/// Sets the styles of a system: the cells of both fonts, and the heads.
struct StyleSetter {
  let cells: CellSetter
  let heads: RowHeadSetter

  /// Sets every style; what a font lacks comes from the style's cascade, the fallback and the labels' font, in order.
  func set(_ system: ResolvedTypeSystem) throws(SheetError) -> [SetStyle] {
    let last = [system.labelFonts.regular]
    var styles: [SetStyle] = []
    for style in system.styles {
      let fallback = [style.fallback.font].compactMap { $0 }
      styles.append(
        SetStyle(
          style: style, custom: try cells.set(style, style.custom, others: style.cascade + fallback + last),
          fallback: try cells.set(style, style.fallback, others: style.cascade + last),
          head: try heads.set(style)))
    }
    return styles
  }
}
