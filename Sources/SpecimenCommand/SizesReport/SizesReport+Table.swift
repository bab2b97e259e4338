internal import DynamicType
internal import TypeSystem

extension SizesReport {
  /// A row a style and column; `style,column,xSmall,…,AX5`, and for people the growth from xSmall and from Large.
  func table(withRanges: Bool) -> TextTable {
    let categories = system.categories.map(\.name)
    let ranges = withRanges ? ["from xSmall", "from Large"] : []
    var table = TextTable(
      header: ["style", "column"] + categories + ranges,
      alignment: [.left, .left] + Array(repeating: .right, count: categories.count + ranges.count))
    for row in rows {
      let sizes = row.resolved.cells.map { $0.pointSize.map(JSON.digits) ?? (withRanges ? "unknown" : "") }
      let range = row.resolved.range
      table.rows.append(
        [row.style.name, row.column.rawValue] + sizes
          + (withRanges ? [Self.times(range.fromXSmall), Self.times(range.fromLarge)] : []))
    }
    return table
  }

  private static func times(_ ratio: Double?) -> String {
    ratio.map { formatted($0, decimals: 1) + "x" } ?? "unknown"
  }
}
