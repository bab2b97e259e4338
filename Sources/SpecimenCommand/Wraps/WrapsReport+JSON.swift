internal import DynamicType
internal import Sheet
internal import TypeSystem

extension WrapsReport {
  /// The documented form: what was set, each text once, and each cell; what is unknown is null.
  var json: JSON {
    .object([
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("column", .string(map.column.rawValue)),
      .init("margin", .number(WrapMap.margin)),
      .init("lineLimit", .integer(orNull: map.lineLimit)),
      .init("texts", .array(map.languages.flatMap { language in language.rows.map { text($0, language.tag) } })),
      .init("cells", .array(cells)),
    ])
  }

  private func text(_ row: WrapMap.Row, _ tag: String) -> JSON {
    .record([
      .init("language", .string(tag)), .init("style", .string(row.style.name)), .init("text", .string(row.text)),
      .init("isName", .bool(row.isName)),
      .init("missingCharacters", .string(String(row.missingCharacters))),
      .init("glyphsNotDrawn", .integer(row.undrawnCounts.max() ?? 0)),
      .init("borrowedCharacters", .string(String(row.borrowedCharacters.flatMap(\.characters)))),
    ])
  }

  private var cells: [JSON] {
    var cells: [JSON] = []
    forEach { language, row, width, category, wrap in
      cells.append(
        .record([
          .init("language", .string(language.tag)), .init("style", .string(row.style.name)),
          .init("width", .number(width)), .init("category", .string(category.name)),
          .init("lines", .integer(orNull: wrap?.lines)),
          .init("hiddenLines", .integer(orNull: wrap?.hiddenLines)),
          .init("hiddenWords", .integer(orNull: wrap?.hiddenWords)),
          .init("hiddenCharacters", .integer(orNull: wrap?.hiddenCharacters)),
          .init("wideWords", .integer(orNull: wrap?.wideWords)),
          .init("overflow", .number(orNull: wrap?.overflow)),
        ]))
    }
    return cells
  }
}
