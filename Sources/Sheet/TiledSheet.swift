public import TextLayout
public import TypeSystem

/// The poster cut into pages of paper, at true size, to be put together after printing.
///
/// Neighbours overlap by 12 mm; what stands at a seam is drawn on both.
public struct TiledSheet {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let options: SheetOptions

  /// Makes the tiles of a type system's poster, on A4 unless the options name a paper.
  public init(_ system: ResolvedTypeSystem, colophon: Colophon, options: SheetOptions = SheetOptions()) {
    self.system = system
    self.colophon = colophon
    self.options = options
  }

  /// Lays the poster out, with the fonts of the shaper's library, and cuts it; tiles come row by row.
  /// - Throws: ``SheetError`` for what the poster can't show.
  public func layOut(with shaper: TextShaper) throws(SheetError) -> LaidOutSheet {
    var sheet = try GridSheet(system, colophon: colophon, options: options).layOut(with: shaper)
    let poster = sheet.frame
    let plan = TiledPlan(of: poster.size, on: options.paper ?? .a4)
    let labels = LabelSetter(
      shaper: shaper, fonts: system.labelFonts, language: "en", palette: options.theme.palette(for: system))
    let painter = TiledPainter(
      poster: poster, boxes: poster.items.map { $0.box(with: shaper) }, plan: plan, labels: labels)
    var pages: [SheetPage] = []
    for row in 0..<plan.rows {
      for column in 0..<plan.columns { pages.append(SheetPage(frame: try painter.frame(row: row, column: column))) }
    }
    sheet.pages = pages
    return sheet
  }
}
