internal import DynamicType
internal import Revision
internal import TypeSystem

/// The table of sizes: a line for each column whose sizes differ, a place for each category.
struct RevisionSizes {
  private let sheet: RevisionSheet
  private let labels: LabelSetter
  private let grid: RevisionGrid
  private let lists: RevisionLists

  private static let rowHeight = 30.0

  init(_ sheet: RevisionSheet, _ labels: LabelSetter, on grid: RevisionGrid) {
    self.sheet = sheet
    self.labels = labels
    self.grid = grid
    lists = RevisionLists(labels: labels, grid: grid)
  }

  private var step: Double {
    ((grid.right - grid.left - 148) / Double(max(sheet.revision.categories.count, 1))).rounded(.down)
  }

  /// Where a category's column ends; its numbers stand a little before it.
  private func end(of index: Int) -> Double {
    grid.right - step * Double(sheet.revision.categories.count - 1 - index)
  }

  /// The section; nothing where no size differs.
  func blocks() throws(SheetError) -> [RevisionBlock] {
    var rows: [RevisionBlock] = []
    for style in sheet.revision.styles {
      for column in style.columns where column.cells.contains(where: { $0.differs(in: .pointSize) }) {
        rows.append(try row(style, column))
      }
    }
    guard !rows.isEmpty else { return [] }
    let note = "points; bold where they differ, with what they were under them"
    return [try lists.head("Sizes", note: note), try heads()] + rows
  }

  /// The names of the categories.
  private func heads() throws(SheetError) -> RevisionBlock {
    var heads: [(label: Label, x: Double)] = []
    for (index, category) in sheet.revision.categories.enumerated() {
      let isDefault = category == sheet.palette.defaultCategory
      let label = try labels.set([isDefault ? labels.ink(category.label, .medium) : labels.quiet(category.label)])
      heads.append((label, end(of: index) - 6 - label.width))
    }
    return RevisionBlock(height: 18, keepsWithNext: true) { builder, top in
      for head in heads { builder.label(head.label, x: head.x, baseline: top + 12) }
    }
  }

  private var grounds: [(x: Double, color: Frame.Color)] {
    sheet.revision.categories.enumerated().compactMap { index, category in
      sheet.palette.ground(of: category).map { (end(of: index) - step, $0) }
    }
  }

  private func row(_ style: StyleRevision, _ column: ColumnRevision) throws(SheetError) -> RevisionBlock {
    let name = try labels.set(
      [labels.ink(style.style.displayName, .medium)], size: LabelSetter.Size.columnHead, maximumWidth: 92)
    let kind = try labels.set([labels.quiet(column.column.rawValue)])
    var cells: [(label: Label, x: Double, y: Double)] = []
    for cell in column.cells {
      guard let index = sheet.revision.categories.firstIndex(of: cell.category) else { continue }
      let right = end(of: index) - 6
      for (label, y) in try self.labels(of: cell) { cells.append((label, right - label.width, y)) }
    }
    let palette = labels.palette
    let grounds = self.grounds
    return RevisionBlock(height: Self.rowHeight) { builder, top in
      for ground in grounds {
        builder.rectangle(x: ground.x, y: top, width: step, height: Self.rowHeight, ground.color)
      }
      builder.rectangle(x: grid.left, y: top, width: grid.width, height: 0.5, palette.hairline)
      builder.label(name, x: grid.left, baseline: top + 14)
      builder.label(kind, x: grid.left + 98, baseline: top + 14)
      for cell in cells { builder.label(cell.label, x: cell.x, baseline: top + cell.y) }
    }
  }

  /// A cell's size, and under it what it was.
  private func labels(of cell: CellRevision) throws(SheetError) -> [(Label, Double)] {
    let (before, after) = (cell.words(.pointSize, in: .old), cell.words(.pointSize, in: .new))
    guard cell.differs(in: .pointSize) || cell.isOneSided else {
      return [(try labels.set([labels.quiet(after)], size: LabelSetter.Size.columnHead), 14)]
    }
    return [
      (try labels.set([labels.ink(after, .bold)], size: LabelSetter.Size.columnHead), 14),
      (try labels.set([labels.quiet("from \(before)")]), 25),
    ]
  }
}
