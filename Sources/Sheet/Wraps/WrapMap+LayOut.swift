public import TextLayout
public import TypeSystem

extension WrapMap {
  /// The map as a chart on a page of its own, as large as it takes; the system and the shaper are the map's own.
  ///
  /// - Throws: ``SheetError/tooLarge(width:height:limit:)`` for more rows than a page of `maximumSide`, in points, has room
  ///   for.
  public func layOut(
    _ system: ResolvedTypeSystem, colophon: Colophon, theme: Theme = .light,
    maximumSide: Double = SheetOptions.longestPage, with shaper: TextShaper
  ) throws(SheetError) -> LaidOutSheet {
    try ChartSheet(system: system, colophon: colophon, theme: theme, maximumSide: maximumSide)
      .layOut(with: shaper) { room throws(SheetError) in try WrapChart(self, room, theme: theme) }
  }
}
