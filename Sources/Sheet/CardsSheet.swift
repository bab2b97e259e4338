internal import DynamicType
public import TextLayout
public import TypeSystem

/// A picture of its own for each cell: a sample at true size with its label, as large as they are.
///
/// One Dynamic Type point is one point of the card, 1/72 inch.
public struct CardsSheet {
  let system: ResolvedTypeSystem
  let palette: Palette
  let guides: Set<Guide>
  let maximumSide: Double

  /// White on each side of a card, in points.
  static let padding = 16.0

  /// Makes the cards of a type system that is worked out.
  public init(_ system: ResolvedTypeSystem, options: SheetOptions = SheetOptions()) {
    self.system = system
    palette = options.theme.palette(for: system)
    guides = options.guides
    maximumSide = options.maximumSide
  }

  /// Lays the cards out with the fonts of the shaper's library, the one that the system was worked out against.
  ///
  /// They come style by style, smallest category first, custom before fallback, and each is named after its cell.
  /// - Throws: ``SheetError`` for a sample that can't be set, for nothing to show, and for a card whose side is longer
  ///   than the options allow.
  public func layOut(with shaper: TextShaper) throws(SheetError) -> LaidOutSheet {
    guard !system.styles.isEmpty, !system.categories.isEmpty else { throw .empty }
    let labels = LabelSetter(shaper: shaper, fonts: system.labelFonts, language: "en", palette: palette)
    // A card has no head beside it: each says all of itself.
    var styles = try StyleSetter(
      cells: CellSetter(system, shaper, labels, guides: guides), heads: RowHeadSetter(shaper: shaper, labels: labels),
      sharesMarks: false
    ).set(system)
    for index in styles.indices { styles[index].fitToThemselves() }
    var pages: [SheetPage] = []
    for set in styles {
      for index in set.custom.indices {
        for column in Column.allCases { pages.append(try card(set, index, column, number: pages.count + 1)) }
      }
    }
    return LaidOutSheet(pages, of: styles, shaper.library)
  }

  private func card(_ set: SetStyle, _ index: Int, _ column: Column, number: Int) throws(SheetError) -> SheetPage {
    let cell = set[column][index]
    let style = set.style.style
    let baseline = (Self.padding + cell.ascent).rounded(.up)
    let labelBaseline = (baseline + max(cell.descent, 3) + GridMetrics.labelDrop).rounded(.up)
    let size = Frame.Size(
      width: (cell.width + 2 * Self.padding).rounded(.up),
      height: (labelBaseline + cell.label.depth + Self.padding).rounded(.up))
    try size.check(maximumSide)
    var builder = FrameBuilder()
    if index == 0, column == .custom { builder.bookmark(style.displayName, x: 0, y: 0, page: number) }
    CellPainter(palette: palette).paint(
      cell, style, column, into: &builder,
      at: CellPainter.Place(left: Self.padding, width: size.width - 2 * Self.padding, baseline: baseline),
      labelBaseline: labelBaseline)
    let name = CellPainter.name(style, cell.category, column)
    return SheetPage(
      frame: builder.frame(size, palette, of: system, subject: name, label: name), name: FileNames.safe(name))
  }
}
