public import TextLayout
public import TypeSystem

extension ResolvedTypeSystem {
  /// Lays the system out as the options say, with the fonts of the shaper's library.
  ///
  /// That library is the one that the system was worked out against. The findings stand in a report, and nowhere else.
  /// - Throws: ``SheetError`` for a sample that can't be set, for nothing to show, and for a page that can't hold it.
  public func layOut(
    _ options: SheetOptions = SheetOptions(), colophon: Colophon, findings: [FindingLine] = [],
    with shaper: TextShaper
  ) throws(SheetError) -> LaidOutSheet {
    if let paper = options.layout.paper(options) { try paper.size.check(options.maximumSide) }
    return switch options.layout {
    case .grid where options.paper != nil:
      try TiledSheet(self, colophon: colophon, options: options).layOut(with: shaper)
    case .grid: try GridSheet(self, colophon: colophon, options: options).layOut(with: shaper)
    case .pages: try PagesSheet(self, colophon: colophon, options: options).layOut(with: shaper)
    case .cards: try CardsSheet(self, options: options).layOut(with: shaper)
    case .ranges, .hierarchy, .deviation, .metrics:
      try ChartSheet(system: self, colophon: colophon, theme: options.theme, maximumSide: options.maximumSide)
        .layOut(with: shaper) { room throws(SheetError) in try options.layout.chart(in: room, options.theme) }
    case .report:
      try ReportSheet(system: self, colophon: colophon, options: options, findings: findings).layOut(with: shaper)
    }
  }
}

extension Layout {
  /// The paper that the layout's pages have by the options; nil for pages that are as large as what stands on them.
  fileprivate func paper(_ options: SheetOptions) -> Paper? {
    switch self {
    case .pages, .report: options.paper ?? .a4
    case .grid: options.paper
    case .cards, .ranges, .hierarchy, .deviation, .metrics: nil
    }
  }

  /// The chart of the layout, fitted into a room.
  func chart(in room: ChartRoom, _ theme: Theme) throws(SheetError) -> any Chart {
    switch self {
    case .hierarchy: try HierarchyChart(room)
    case .deviation: try DeviationChart(room, theme: theme)
    case .metrics: try MetricsChart(room)
    case .ranges: try RangesChart(room)
    case .grid, .pages, .cards, .report: preconditionFailure("\(self) is no chart")
    }
  }
}
