internal import DynamicType
public import TextLayout
public import TypeSystem

/// The poster: a row for each style, a column for each category, custom over fallback, at true size.
///
/// One Dynamic Type point is one point of the sheet, 1/72 inch.
public struct GridSheet {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let palette: Palette
  let guides: Set<Guide>

  /// Makes the poster of a type system that is worked out.
  public init(_ system: ResolvedTypeSystem, colophon: Colophon, options: SheetOptions = SheetOptions()) {
    self.system = system
    self.colophon = colophon
    palette = options.theme.palette
    guides = options.guides
  }

  /// Lays the poster out with the fonts of the shaper's library, the one that the system was worked out against.
  /// - Throws: ``SheetError`` for a sample that can't be set, for nothing to show, and for a sheet whose side is
  ///   longer than 14,400 pt, the longest that a PDF page may be.
  public func layOut(with shaper: TextShaper) throws(SheetError) -> LaidOutSheet {
    guard !system.styles.isEmpty, !system.categories.isEmpty else { throw .empty }
    let labels = LabelSetter(
      shaper: shaper, fonts: system.labelFonts, language: "en", palette: palette)
    let unfitted = try setRows(shaper, labels)
    let columns = try GridColumns(system.categories, unfitted, labels)
    let rows = unfitted.map { $0.fitted(to: columns.columns) }
    let header = try GridHeader(system, colophon, rows, shaper, labels)
    let footer = try GridFooter(system, rows, guides: guides, shaper.library, labels)
    let width = max(columns.width, header.minimumWidth, footer.minimumWidth)
    let painter = GridPainter(system: system, rows: rows, columns: columns, palette: palette, contentWidth: width)
    var builder = FrameBuilder()
    let headerHeight = header.paint(into: &builder, width: width)
    let gridBottom = painter.paint(into: &builder, top: headerHeight)
    let bottom = footer.paint(into: &builder, top: gridBottom, width: width)
    let size = Frame.Size(width: width + 2 * GridMetrics.margin, height: (bottom + GridMetrics.margin).rounded(.up))
    guard max(size.width, size.height) <= GridMetrics.longestSide else {
      throw .tooLarge(width: size.width, height: size.height, limit: GridMetrics.longestSide)
    }
    let frame = Frame(
      size: size, background: palette.background, items: builder.items, cells: builder.cells,
      bookmarks: builder.bookmarks, title: system.document.name, subject: header.summary,
      language: system.document.language)
    let characters = CharacterReport(rows.flatMap { $0.custom + $0.fallback }, shaper.library)
    return LaidOutSheet(
      frame: frame, marks: marks(of: rows), missingCharacters: characters.missing,
      borrowedCharacters: characters.borrowed)
  }

  private func setRows(_ shaper: TextShaper, _ labels: LabelSetter) throws(SheetError) -> [GridRow] {
    let minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize
    let cells = CellSetter(
      shaper: shaper, labels: labels, language: system.document.language, guides: guides, minimum: minimum)
    let heads = RowHeadSetter(shaper: shaper, labels: labels, minimum: minimum)
    var rows: [GridRow] = []
    for style in system.styles {
      let last = [system.labelFonts.regular]
      var custom = try cells.set(
        style, style.custom, others: style.cascade + [style.fallback.font].compactMap { $0 } + last)
      var fallback = try cells.set(style, style.fallback, others: style.cascade + last)
      // What is true of a whole line is said once, in its head; its cells keep the shape.
      let (customMarks, fallbackMarks) = (custom.sharedMarks, fallback.sharedMarks)
      for index in custom.indices { custom[index].shorten(customMarks) }
      for index in fallback.indices { fallback[index].shorten(fallbackMarks) }
      let head = try heads.set(style, customMarks: customMarks, fallbackMarks: fallbackMarks)
      rows.append(GridRow(style: style, custom: custom, fallback: fallback, head: head))
    }
    return rows
  }

  private func marks(of rows: [GridRow]) -> [CellMark] {
    rows.flatMap { row in
      [(Column.custom, row.custom), (.fallback, row.fallback)].flatMap { column, cells in
        cells.flatMap { cell in
          cell.marks.map {
            CellMark(style: row.style.style, column: column, category: cell.category, mark: $0)
          }
        }
      }
    }
  }
}
