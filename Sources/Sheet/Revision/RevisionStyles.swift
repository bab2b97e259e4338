internal import DynamicType
internal import Revision
internal import TextLayout
internal import TypeSystem

/// The parts of the pages that show styles: a head with what differs, and a row for each cell that differs.
struct RevisionStyles {
  private let shaper: TextShaper
  private let labels: LabelSetter
  private let grid: RevisionGrid
  private let categories: TypeSystemRevision
  private let old: Side
  private let new: Side

  /// One revision's styles by name, and what sets their cells.
  private struct Side {
    var styles: [StyleName: ResolvedStyle]
    var setter: CellSetter
    var lastFont: ResolvedFont

    init(
      _ system: ResolvedTypeSystem, _ shaper: TextShaper, _ labels: LabelSetter, width: Double, guides: Set<Guide>
    ) {
      styles = Dictionary(system.styles.map { ($0.style, $0) }) { first, _ in first }
      setter = CellSetter(system, shaper, labels, guides: guides)
      setter.maximumWidth = width
      lastFont = system.labelFonts.regular
    }

    /// The cells of a column by category; none where the revision lacks the style.
    func cells(_ name: StyleName, _ column: Column) throws(SheetError) -> [ContentSizeCategory: SetCell] {
      guard let style = styles[name] else { return [:] }
      let others = (column == .custom ? [style.fallback.font] : []).compactMap { $0 } + [lastFont]
      let resolved = column == .custom ? style.custom : style.fallback
      let cells = try setter.set(style, resolved, others: others)
      return Dictionary(cells.map { ($0.category, $0) }) { first, _ in first }
    }
  }

  init(_ sheet: RevisionSheet, _ shaper: TextShaper, _ labels: LabelSetter, on grid: RevisionGrid) {
    self.shaper = shaper
    self.labels = labels
    self.grid = grid
    categories = sheet.revision
    // The old face's heights run through both samples: against them the new one is judged.
    old = Side(sheet.old, shaper, labels, width: grid.wholeWidth, guides: [.xHeight, .capHeight])
    new = Side(sheet.new, shaper, labels, width: grid.wholeWidth, guides: [])
  }

  /// A style's head and rows.
  func blocks(of style: StyleRevision) throws(SheetError) -> [RevisionBlock] {
    var rows: [RevisionBlock] = []
    for column in style.columns {
      let shown = Self.shown(column, of: style)
      guard !shown.isEmpty else { continue }
      let before = try old.cells(Self.oldName(style), column.column)
      let after = try new.cells(style.style, column.column)
      for cell in shown {
        let row = RevisionRow(
          cell, style.style, column.column, old: before[cell.category], new: after[cell.category], labels, on: grid)
        rows.append(try row.block())
      }
    }
    return try [head(of: style)] + changes(of: style) + (rows.isEmpty ? [] : [columnHeads()]) + rows
  }

  /// The cells that are shown: those that differ; of a style that came or went the ends and Large, of its own font.
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

  /// A style's name, in its new face, and how it stands in the two revisions.
  private func head(of style: StyleRevision) throws(SheetError) -> RevisionBlock {
    let resolved = new.styles[style.style] ?? old.styles[Self.oldName(style)]
    let fonts = [resolved?.custom.font, resolved?.fallback.font, labels.fonts.regular].compactMap { $0 }
    let name: TextLine
    do {
      let size = RevisionMetrics.styleName
      let attributes = TextAttributes(
        cascade: fonts.map { $0.instance(at: size, in: shaper.library) }, pointSize: size, language: "en")
      name = try shaper.line(style.style.displayName, attributes, maximumWidth: grid.wholeWidth).line
    } catch { throw .text(error) }
    let kind = try RevisionWords.kind(style.kind).map { words throws(SheetError) in
      try labels.set([labels.mark(words)], size: LabelSetter.Size.columnHead)
    }
    let palette = labels.palette
    return RevisionBlock(
      height: RevisionMetrics.styleHead, keepsWithNext: true, bookmark: style.style.displayName,
      running: style.style.displayName
    ) { builder, top in
      let baseline = top + RevisionMetrics.styleHead - 11
      builder.text(name, x: grid.left, baseline: baseline, palette.ink)
      if let kind { builder.label(kind, x: grid.left + name.width + 14, baseline: baseline) }
      builder.rectangle(
        x: grid.left, y: top + RevisionMetrics.styleHead - 2, width: grid.width, height: 1, palette.ink)
    }
  }

  /// What differs beside numbers, a line each.
  private func changes(of style: StyleRevision) throws(SheetError) -> [RevisionBlock] {
    let lists = RevisionLists(labels: labels, grid: grid)
    var blocks: [RevisionBlock] = []
    for column in style.columns {
      for change in column.properties {
        let span = change.categories.isEmpty ? "" : "  at \(categories.words(change.categories))"
        blocks.append(
          try lists.line(
            [labels.quiet("\(column.column.rawValue)  "), labels.ink(change.property.words)],
            [labels.ink(change.words), labels.quiet(span)]))
      }
      for mark in column.marks {
        blocks.append(
          try lists.line(
            [labels.quiet("\(column.column.rawValue)  "), labels.ink("mark \(mark.side == .new ? "came" : "went")")],
            [labels.ink(mark.name), labels.quiet("  at \(categories.words(mark.categories))")]))
      }
    }
    for index in blocks.indices { blocks[index].keepsWithNext = true }
    return blocks
  }

  private func columnHeads() throws(SheetError) -> RevisionBlock {
    let heads = [
      (grid.oldX, try labels.set([labels.quiet("before")])), (grid.newX, try labels.set([labels.quiet("after")])),
    ]
    return RevisionBlock(height: 20, keepsWithNext: true) { builder, top in
      for (x, label) in heads { builder.label(label, x: x, baseline: top + 14) }
    }
  }
}
