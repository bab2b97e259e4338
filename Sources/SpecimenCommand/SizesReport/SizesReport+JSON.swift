internal import DynamicType
internal import TypeSystem

extension SizesReport {
  /// The documented form: cells, ranges, roles; what is unknown is null.
  var json: JSON {
    .object([
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("cells", .array(rows.flatMap(cells))),
      .init("ranges", .array(rows.map(range))),
      .init("roles", .array([])),
    ])
  }

  private func cells(of row: Row) -> [JSON] {
    row.resolved.cells.map { cell in
      .record([
        .init("style", .string(row.style.rawValue)),
        .init("category", .string(cell.category.name)),
        .init("column", .string(row.column.rawValue)),
        .init("pointSize", .number(orNull: cell.pointSize)),
        .init("leading", .number(orNull: cell.leading)),
        .init("ratio", .number(orNull: cell.ratio)),
        .init("postScriptName", .string(orNull: row.resolved.font?.postScriptName)),
        .init("strategy", .string(Self.name(row.resolved.strategy))),
        .init("marks", .array(marks(row, cell.category).map { .string($0.name) })),
      ])
    }
  }

  private func range(of row: Row) -> JSON {
    .record([
      .init("style", .string(row.style.rawValue)),
      .init("column", .string(row.column.rawValue)),
      .init("fromXSmall", .number(orNull: row.resolved.range.fromXSmall)),
      .init("fromLarge", .number(orNull: row.resolved.range.fromLarge)),
    ])
  }

  private static func name(_ strategy: SizeStrategy) -> String {
    switch strategy {
    case .metrics: "metrics"
    case .system: "system"
    }
  }
}
