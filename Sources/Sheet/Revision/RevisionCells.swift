internal import DynamicType
internal import Revision
internal import TextLayout
internal import TypeSystem

/// Sets the cells that differ, as they were and as they are.
struct RevisionCells {
  private let old: Side
  private let new: Side

  /// A cell before and after, set.
  struct Pair {
    var cell: CellRevision
    var column: Column
    var old: Drawn?
    var new: Drawn?
  }

  /// A sample, set and measured, without the labels of a sheet's cells.
  struct Drawn {
    var set: SetCell
    /// The colour as the document has it; nil is the page's ink.
    var color: DocumentColor?
  }

  /// One revision's styles by name, and what sets their cells.
  private struct Side {
    var styles: [StyleName: ResolvedStyle]
    var measurer: CellMeasurer
    var guides: GuideSetter
    var system: ResolvedTypeSystem

    init(
      _ system: ResolvedTypeSystem, _ shaper: TextShaper, _ palette: Palette, width: Double, guides: Set<Guide>
    ) {
      styles = Dictionary(system.styles.map { ($0.style, $0) }) { first, _ in first }
      measurer = CellMeasurer(language: system.document.language, shaper, palette)
      measurer.maximumWidth = width
      self.guides = GuideSetter(guides: guides, shaper: shaper)
      self.system = system
    }

    /// Some cells of a column by category; none where the revision lacks the style.
    func cells(
      _ name: StyleName, _ column: Column, _ categories: Set<ContentSizeCategory>
    ) throws(SheetError) -> [ContentSizeCategory: Drawn] {
      guard let style = styles[name] else { return [:] }
      var shown = column == .custom ? style.custom : style.fallback
      shown.cells.removeAll { !categories.contains($0.category) }
      let measured = try measurer.measure(shown, others: system.fontsSteppingIn(for: column, of: style))
      return Dictionary(measured.map { ($0.cell.category, drawn($0)) }) { first, _ in first }
    }

    private func drawn(_ measured: MeasuredCell) -> Drawn {
      let cell = measured.cell
      guard let size = cell.pointSize, let font = cell.font, let text = measured.text else {
        return Drawn(set: SetCell(category: cell.category, sample: nil, notes: [], marks: measured.marks))
      }
      return Drawn(
        set: SetCell(
          category: cell.category, sample: text.cut.line, color: measurer.color(of: cell), notes: [],
          lineBox: text.lineBox, ink: text.ink, lacks: text.lacks, undrawn: text.undrawn,
          guides: guides.lines(font, at: size), marks: measured.marks),
        color: cell.color)
    }
  }

  /// Cells no wider than a width in points; the old ones carry the guides of their face.
  init(_ sheet: RevisionSheet, _ shaper: TextShaper, width: Double) {
    // The old face's heights run through both samples: against them the new one is judged.
    old = Side(sheet.old, shaper, sheet.palette, width: width, guides: [.xHeight, .capHeight])
    new = Side(sheet.new, shaper, sheet.palette, width: width, guides: [])
  }

  /// The style as the new revision has it, else as the old one had.
  func resolved(_ style: StyleRevision) -> ResolvedStyle? {
    new.styles[style.style] ?? old.styles[Self.oldName(style)]
  }

  /// The cells of a style that are shown, custom first.
  func pairs(of style: StyleRevision) throws(SheetError) -> [Pair] {
    var pairs: [Pair] = []
    for column in style.columns {
      let shown = Self.shown(column, of: style)
      guard !shown.isEmpty else { continue }
      // A style that went isn't drawn as new, though another of that name may be there.
      let before = try old.cells(Self.oldName(style), column.column, Self.categories(shown) { $0.old })
      let after = try new.cells(style.style, column.column, Self.categories(shown) { $0.new })
      pairs += shown.map { cell in
        Pair(cell: cell, column: column.column, old: before[cell.category], new: after[cell.category])
      }
    }
    return pairs
  }

  /// Those that differ; of a style that came or went the ends and Large, of its own font.
  private static func shown(_ column: ColumnRevision, of style: StyleRevision) -> [CellRevision] {
    guard style.kind == .came || style.kind == .went else { return column.changedCells }
    guard column.column == .custom else { return [] }
    return column.cells.enumerated().filter { index, cell in
      index == 0 || index == column.cells.count - 1 || cell.category == .large
    }.map(\.element)
  }

  /// The categories of the cells that a revision has.
  private static func categories(
    _ cells: [CellRevision], in side: (CellRevision) -> CellNumbers?
  ) -> Set<ContentSizeCategory> {
    Set(cells.filter { side($0) != nil }.map(\.category))
  }

  private static func oldName(_ style: StyleRevision) -> StyleName {
    if case .renamed(let old) = style.kind { old } else { style.style }
  }
}
