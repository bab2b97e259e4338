internal import DynamicType
internal import TypeSystem

extension SizesReport {
  /// A row a style and column; `style,column,xSmall,…,AX5`, and for people the growth from xSmall and from Large.
  func table(withRanges: Bool) -> TextTable {
    let categories = system.categories.map(\.name) + scales.map { "android \(Self.scale($0))" }
    let ranges = withRanges ? ["from xSmall", "from Large"] : []
    var table = TextTable(
      header: ["style", "column"] + categories + ranges,
      alignment: [.left, .left] + Array(repeating: .right, count: categories.count + ranges.count))
    for row in rows {
      let points = row.resolved.cells.map(\.pointSize) + comparison(row)
      let sizes = points.map { $0.map(Self.size) ?? (withRanges ? "unknown" : "") }
      let range = row.resolved.range
      table.rows.append(
        [row.style.name, row.column.rawValue] + sizes
          + (withRanges ? [Self.times(range.fromXSmall), Self.times(range.fromLarge)] : []))
    }
    return table
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
