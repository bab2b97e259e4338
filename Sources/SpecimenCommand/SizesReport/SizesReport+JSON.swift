internal import DynamicType
internal import TypeSystem

extension SizesReport {
  /// The documented form: cells, ranges, roles, and what was compared; what is unknown is null.
  var json: JSON {
    let styles = rows.filter { !$0.isRole }
    let comparison: [JSON.Member] = scales.isEmpty ? [] : [.init("android", .array(styles.flatMap(android)))]
    return .object(
      [
        .init("schemaVersion", .integer(Self.schemaVersion)),
        .init("cells", .array(styles.flatMap(cells))),
        .init("ranges", .array(styles.map(range))),
        .init("roles", .array(rows.filter { $0.isRole && $0.column == .custom }.flatMap(roles))),
      ] + comparison)
  }

  private func cells(of row: Row) -> [JSON] {
    row.resolved.cells.map { cell in
      .record([
        .init("style", .string(row.style.name)),
        .init("category", .string(cell.category.name)),
        .init("column", .string(row.column.rawValue)),
        .init("pointSize", .number(orNull: cell.pointSize)),
        .init("leading", .number(orNull: cell.leading)),
        .init("ratio", .number(orNull: cell.ratio)),
        .init("postScriptName", .string(orNull: cell.face?.postScriptName)),
        .init("strategy", .string(cell.strategy.name)),
        .init("marks", .array(marks(row, cell.category).map { .string($0.name) })),
      ])
    }
  }

  private func android(of row: Row) -> [JSON] {
    zip(scales, comparison(row)).map { scale, size in
      .record([
        .init("style", .string(row.style.name)),
        .init("column", .string(row.column.rawValue)),
        .init("fontScale", .number(scale.scale)),
        .init("size", .number(orNull: size)),
      ])
    }
  }

  private func range(of row: Row) -> JSON {
    .record([
      .init("style", .string(row.style.name)),
      .init("column", .string(row.column.rawValue)),
      .init("fromXSmall", .number(orNull: row.resolved.range.fromXSmall)),
      .init("fromLarge", .number(orNull: row.resolved.range.fromLarge)),
    ])
  }

  private func roles(of row: Row) -> [JSON] {
    row.resolved.cells.map { cell in
      .record([
        .init("role", .string(row.style.name)),
        .init("category", .string(cell.category.name)),
        .init("pointSize", .number(orNull: cell.pointSize)),
        .init("postScriptName", .string(orNull: cell.face?.postScriptName)),
        .init("update", .string(orNull: system.document.roles[row.style.name]?.update?.rawValue)),
      ])
    }
  }
}
