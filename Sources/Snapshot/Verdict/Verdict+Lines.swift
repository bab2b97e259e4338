extension Verdict {
  /// All that makes the sheet fail, in words: the causes, then the cells; empty when it passes.
  public var lines: [String] { lines(limit: .max) }

  /// The causes, then at most `limit` lines about cells, and how many more cells there are.
  public func lines(limit: Int) -> [String] { causeLines + cellLines(limit: limit) }

  /// The causes in words, the deepest first; what comes beside other causes is told as such.
  public var causeLines: [String] {
    causes.map { cause in
      switch cause {
      case .drawing where causes.count > 1: "besides, what is drawn changed: an option, or the drawing's own code"
      case .onlyPixels where causes.count > 1: "besides, only the pixels of some cells changed"
      default: cause.description
      }
    }
  }

  /// At most `limit` lines about the cells that make the sheet fail, and one that says how many more there are.
  ///
  /// Where all cells of a style's column (three or more) changed in the same ways, one line tells of them all.
  public func cellLines(limit: Int = .max) -> [String] {
    let groups = rowGroups()
    let shown = groups.prefix(max(limit, 0))
    let rest = groups.dropFirst(max(limit, 0)).reduce(0) { $0 + $1.count }
    return shown.map(Self.line) + (rest == 0 ? [] : ["and \(counted(rest, "more cell"))"])
  }

  /// A style's column, whose cells may be told of together.
  private struct Row: Hashable {
    var style: String
    var column: String
  }

  /// The cells that fail, those that are told of together in one group, in the order of each group's first.
  private func rowGroups() -> [[CellVerdict]] {
    var rows: [Row: [CellVerdict]] = [:]
    for cell in cells {
      if let row = Self.row(of: cell) { rows[row, default: []].append(cell) }
    }
    let whole = rows.filter { Self.areAlike($0.value) }
    var groups: [[CellVerdict]] = []
    var told: Set<Row> = []
    for cell in cells where cell.fails {
      guard let row = Self.row(of: cell), let all = whole[row] else {
        groups.append([cell])
        continue
      }
      if told.insert(row).inserted { groups.append(all) }
    }
    return groups
  }

  private static func row(of cell: CellVerdict) -> Row? {
    cell.name.column.map { Row(style: cell.name.style, column: $0) }
  }

  /// Whether so many cells fail, all in the same ways, that one line tells of them.
  private static func areAlike(_ cells: [CellVerdict]) -> Bool {
    guard let first = cells.first, cells.count >= 3, first.fails else { return false }
    let kinds = first.changes.map(\.kind)
    return cells.allSatisfy { $0.outcome == first.outcome && $0.changes.map(\.kind) == kinds }
  }

  private static func line(of cells: [CellVerdict]) -> String {
    guard cells.count > 1, let first = cells.first, let column = first.name.column else {
      return cells.first?.description ?? ""
    }
    let found =
      first.changes.isEmpty
      ? first.found
      : first.changes.indices.map { index in CellChange.told(of: cells.map { $0.changes[index] }) }
        .joined(separator: "; ")
    return "\(ShownText.escaped(first.name.style)), \(ShownText.escaped(column)): all \(cells.count) cells, \(found)"
  }
}
