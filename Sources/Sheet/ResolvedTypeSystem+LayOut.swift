public import TextLayout
public import TypeSystem

extension ResolvedTypeSystem {
  /// Lays the system out as the options say, with the fonts of the shaper's library.
  ///
  /// That library is the one that the system was worked out against.
  /// - Throws: ``SheetError`` for a sample that can't be set, for nothing to show, and for a page that can't hold it.
  public func layOut(
    _ options: SheetOptions = SheetOptions(), colophon: Colophon, with shaper: TextShaper
  ) throws(SheetError) -> LaidOutSheet {
    switch options.layout {
    case .grid where options.paper != nil:
      try TiledSheet(self, colophon: colophon, options: options).layOut(with: shaper)
    case .grid: try GridSheet(self, colophon: colophon, options: options).layOut(with: shaper)
    case .pages: try PagesSheet(self, colophon: colophon, options: options).layOut(with: shaper)
    case .cards: try CardsSheet(self, options: options).layOut(with: shaper)
    }
  }
}
