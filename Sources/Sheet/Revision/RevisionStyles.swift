internal import Revision
internal import TextLayout
internal import TypeSystem

/// The parts of the pages that show styles: a head with what differs, and a row for each cell that differs.
struct RevisionStyles {
  private let shaper: TextShaper
  private let labels: LabelSetter
  private let grid: RevisionGrid
  private let revision: TypeSystemRevision
  private let cells: RevisionCells

  init(_ sheet: RevisionSheet, _ shaper: TextShaper, _ labels: LabelSetter, on grid: RevisionGrid) {
    self.shaper = shaper
    self.labels = labels
    self.grid = grid
    revision = sheet.revision
    cells = RevisionCells(sheet, shaper, width: grid.wholeWidth)
  }

  /// A style's head and rows.
  func blocks(of style: StyleRevision) throws(SheetError) -> [RevisionBlock] {
    var rows: [RevisionBlock] = []
    for pair in try cells.pairs(of: style) {
      rows.append(try RevisionRow(pair, style.style, labels, on: grid).block())
    }
    var heads = try [head(of: style)] + changes(of: style)
    // What has no row under it must not cling to the next style, and that one to the next, on one endless page.
    heads[heads.count - 1].keepsWithNext = !rows.isEmpty
    if !rows.isEmpty { heads.append(try columnHeads()) }
    return heads + rows
  }

  /// A style's name, in its new face, and how it stands in the two revisions.
  private func head(of style: StyleRevision) throws(SheetError) -> RevisionBlock {
    let resolved = cells.resolved(style)
    let name = try shaper.name(
      style.style.displayName, [resolved?.custom.font, resolved?.fallback.font, labels.fonts.regular],
      at: RevisionMetrics.styleName, width: grid.wholeWidth
    ).line
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
        let span = change.categories.isEmpty ? "" : "  at \(revision.words(change.categories))"
        blocks += try lists.lines(
          [labels.quiet("\(column.column.rawValue)  "), labels.ink(change.property.words)],
          [labels.ink(change.words), labels.quiet(span)])
      }
      for mark in column.marks {
        blocks += try lists.lines(
          [labels.quiet("\(column.column.rawValue)  "), labels.ink("mark \(mark.change.rawValue)")],
          [labels.ink(mark.name), labels.quiet("  at \(revision.words(mark.categories))")])
      }
    }
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
