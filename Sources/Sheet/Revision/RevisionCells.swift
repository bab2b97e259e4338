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
    var old: SetCell?
    var new: SetCell?
  }

  /// One revision's styles by name, and what sets their cells.
  private struct Side {
    var styles: [StyleName: ResolvedStyle]
    var setter: CellSetter
    var system: ResolvedTypeSystem

    init(
      _ system: ResolvedTypeSystem, _ shaper: TextShaper, _ labels: LabelSetter, width: Double, guides: Set<Guide>
    ) {
      styles = Dictionary(system.styles.map { ($0.style, $0) }) { first, _ in first }
      setter = CellSetter(system, shaper, labels, guides: guides)
      setter.maximumWidth = width
      self.system = system
    }

    /// The cells of a column by category; none where the revision lacks the style.
    func cells(_ name: StyleName, _ column: Column) throws(SheetError) -> [ContentSizeCategory: SetCell] {
      guard let style = styles[name] else { return [:] }
      let cells = try setter.set(
        column == .custom ? style.custom : style.fallback, others: system.fontsSteppingIn(for: column, of: style))
      return Dictionary(cells.map { ($0.category, $0) }) { first, _ in first }
    }
  }

  /// Cells no wider than a width in points; the old ones carry the guides of their face.
  init(_ sheet: RevisionSheet, _ shaper: TextShaper, _ labels: LabelSetter, width: Double) {
    // The old face's heights run through both samples: against them the new one is judged.
    old = Side(sheet.old, shaper, labels, width: width, guides: [.xHeight, .capHeight])
    new = Side(sheet.new, shaper, labels, width: width, guides: [])
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
      let before = try old.cells(Self.oldName(style), column.column)
      let after = try new.cells(style.style, column.column)
      pairs += shown.map { cell in
        // A style that went isn't drawn as new, though another of that name may be there.
        Pair(
          cell: cell, column: column.column, old: cell.old == nil ? nil : before[cell.category],
          new: cell.new == nil ? nil : after[cell.category])
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

  private static func oldName(_ style: StyleRevision) -> StyleName {
    if case .renamed(let old) = style.kind { old } else { style.style }
  }
}
