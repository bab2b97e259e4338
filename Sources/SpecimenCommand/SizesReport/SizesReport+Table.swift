internal import DynamicType
internal import TypeSystem

extension SizesReport {
  /// A row a style and column; `style,column,xSmall,…,AX5`, and for people the growth from both ends, and the marks.
  func table(withRanges: Bool) -> TextTable {
    let categories = system.categories.map(\.name) + scales.map { "android \(Self.scale($0))" }
    // A platform with one size a style has no range.
    let platform = DynamicTypeTable.table(for: system.document.platform)
    let grows = withRanges && platform.smallestCategory != platform.largestCategory
    let ranges = grows ? ["from \(platform.smallestCategory.name)", "from Large"] : []
    let marks = withRanges ? rows.map(markWords) : []
    let showsMarks = marks.contains { !$0.isEmpty }
    var table = TextTable(
      header: ["style", "column"] + categories + ranges + (showsMarks ? ["marks"] : []),
      alignment: [.left, .left] + Array(repeating: .right, count: categories.count + ranges.count)
        + (showsMarks ? [.left] : []))
    for (index, row) in rows.enumerated() {
      let points = row.resolved.cells.map(\.pointSize) + comparison(row)
      let sizes = points.map { $0.map(Self.size) ?? (withRanges ? "unknown" : "") }
      let range = row.resolved.range
      table.rows.append(
        [row.style.name, row.column.rawValue] + sizes
          + (grows ? [Self.times(range.fromXSmall), Self.times(range.fromLarge)] : [])
          + (showsMarks ? [marks[index]] : []))
    }
    return table
  }

  /// The kinds of marks of a row, each with the categories that bear it unless all do.
  ///
  /// The stand-in of the system font is declared, and told elsewhere.
  private func markWords(_ row: Row) -> String {
    var kinds: [(name: String, categories: [ContentSizeCategory])] = []
    for cell in row.resolved.cells {
      for mark in marks(row, cell.category) {
        if case .standIn = mark { continue }
        if let index = kinds.firstIndex(where: { $0.name == mark.name }) {
          if kinds[index].categories.last != cell.category { kinds[index].categories.append(cell.category) }
        } else {
          kinds.append((mark.name, [cell.category]))
        }
      }
    }
    return kinds.map { kind in
      kind.categories.count == row.resolved.cells.count
        ? kind.name : "\(kind.name) \(Self.span(kind.categories, of: row.resolved.cells.map(\.category)))"
    }.joined(separator: ", ")
  }

  /// Categories as a range where nothing between them is left out, else one by one.
  private static func span(_ categories: [ContentSizeCategory], of all: [ContentSizeCategory]) -> String {
    guard let first = categories.first, let last = categories.last, categories.count > 1 else {
      return categories.first?.name ?? ""
    }
    let between = all.filter { $0 >= first && $0 <= last }
    return between == categories ? "\(first.name)...\(last.name)" : categories.map(\.name).joined(separator: " ")
  }

  /// A size with at most three decimals: what Android interpolates has no short form.
  private static func size(_ points: Double) -> String {
    JSON.digits((points * 1000).rounded() / 1000)
  }

  /// A font scale as Android's settings write it, with at least one decimal.
  private static func scale(_ scale: AndroidFontScale) -> String { "\(scale.scale)" }

  private static func times(_ ratio: Double?) -> String {
    ratio.map { formatted($0, decimals: 1) + "x" } ?? "unknown"
  }
}
