public import TextLayout
public import TypeSystem

extension ResolvedTypeSystem {
  /// The marks of every cell, row by row, custom before fallback, without a sheet: nothing gets a label or a place.
  ///
  /// They are those of the poster in the same theme. The shaper's library is the one that the system was worked out
  /// against.
  /// - Throws: ``SheetError/text(_:)`` for a sample that can't be set.
  public func measured(with shaper: TextShaper, theme: Theme = .light) throws(SheetError) -> [CellMark] {
    try notices(with: shaper, theme: theme).marks
  }

  /// Measures every cell, on the grounds of a theme.
  ///
  /// The shaper's library is the one that the system was worked out against.
  /// - Throws: ``SheetError/text(_:)`` for a sample that can't be set.
  package func measuredStyles(with shaper: TextShaper, theme: Theme = .light) throws(SheetError) -> [MeasuredStyle] {
    let measurer = CellMeasurer(self, shaper, theme: theme)
    var measured: [MeasuredStyle] = []
    for style in styles { measured.append(try measure(style, with: measurer)) }
    return measured
  }

  /// What was measured on the light theme's grounds, on those of a theme: only what is told of colours differs.
  package func measuredStyles(_ light: [MeasuredStyle], with shaper: TextShaper, theme: Theme) -> [MeasuredStyle] {
    guard theme != .light else { return light }
    let measurer = CellMeasurer(self, shaper, theme: theme)
    return light.map { style in
      MeasuredStyle(
        style: style.style, custom: style.custom.map(measurer.recolored),
        fallback: style.fallback.map(measurer.recolored))
    }
  }

  /// Measures the cells of a style.
  package func measure(
    _ style: ResolvedStyle, with measurer: CellMeasurer
  ) throws(SheetError) -> MeasuredStyle {
    MeasuredStyle(
      style: style, custom: try measurer.measure(style.custom, others: fontsSteppingIn(for: .custom, of: style)),
      fallback: try measurer.measure(style.fallback, others: fontsSteppingIn(for: .fallback, of: style)))
  }

  /// What draws the characters that a column's font and its cascade lack: the fallback, then the labels' font.
  package func fontsSteppingIn(for column: Column, of style: ResolvedStyle) -> [ResolvedFont] {
    switch column {
    case .custom: [style.fallback.font].compactMap { $0 } + [labelFonts.regular]
    case .fallback: [labelFonts.regular]
    }
  }
}
