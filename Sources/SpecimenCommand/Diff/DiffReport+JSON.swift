internal import DynamicType
internal import Revision
internal import Sheet
internal import TypeSystem
internal import Typeface

extension DiffReport {
  /// The version of the machine-readable form, raised when a member changes its meaning or goes.
  static let schemaVersion = 1

  /// The documented form: what is unknown or wasn't there is null; only what differs is listed.
  var json: JSON {
    .object([
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("old", Self.side(oldPath, changes.names.old)),
      .init("new", Self.side(newPath, changes.names.new)),
      .init("isSame", .bool(changes.isEmpty)),
      .init(
        "document",
        .array(
          changes.document.map { change in
            .record([.init("key", .string(change.key))] + Self.pair(change.old, change.new))
          })),
      .init("faces", .array(changes.faces.map(Self.face))),
      .init("styles", .array(changes.styles.map(style))),
      .init("unchanged", .array(changes.unchanged.map { .string($0.name) })),
      .init("findings", .array(findings.rows.map(Self.finding))),
    ])
  }

  private static func side(_ path: String, _ name: String) -> JSON {
    .record([.init("path", .string(path)), .init("name", .string(name))])
  }

  private static func pair(_ old: String?, _ new: String?) -> [JSON.Member] {
    [.init("old", .string(orNull: old)), .init("new", .string(orNull: new))]
  }

  private static func face(_ face: FaceRevision) -> JSON {
    .object([
      .init("old", facts(face.old)),
      .init("new", facts(face.new)),
      .init(
        "metrics",
        .array(
          face.metrics.map { change in
            .record([
              .init("metric", .string(change.metric.rawValue)), .init("old", .number(orNull: change.old)),
              .init("new", .number(orNull: change.new)),
            ])
          })),
      .init("featuresCame", .array(face.featuresCame.map { .string($0.description) })),
      .init("featuresWent", .array(face.featuresWent.map { .string($0.description) })),
      .init(
        "places",
        .array(
          face.places.map { place in
            .record([
              .init("style", .string(place.style.name)), .init("column", .string(place.column.rawValue)),
            ])
          })),
    ])
  }

  private static func facts(_ facts: FaceFacts?) -> JSON {
    guard let facts else { return .null }
    return .record([
      .init("postScriptName", .string(facts.postScriptName)), .init("version", .string(facts.version)),
      .init("sha256", .string(facts.sha256)), .init("file", .string(facts.fileName)),
      .init("glyphs", .integer(facts.glyphCount)),
    ])
  }

  private func style(_ style: StyleRevision) -> JSON {
    var kind: (String, String?) = ("stayed", nil)
    switch style.kind {
    case .came: kind.0 = "came"
    case .went: kind.0 = "went"
    case .stayed: break
    case .renamed(let old): kind = ("renamed", old.name)
    }
    return .object([
      .init("style", .string(style.style.name)), .init("isRole", .bool(style.style.isRole)),
      .init("kind", .string(kind.0)), .init("formerName", .string(orNull: kind.1)),
      .init("columns", .array(style.columns.filter { $0.isChanged || style.kind != .stayed }.map(column))),
    ])
  }

  private func column(_ column: ColumnRevision) -> JSON {
    .object([
      .init("column", .string(column.column.rawValue)),
      .init(
        "properties",
        .array(
          column.properties.map { change in
            .record(
              [.init("property", .string(change.property.rawValue))] + Self.pair(change.old, change.new)
                + [.init("categories", .array(change.categories.map { .string($0.name) }))])
          })),
      .init(
        "marks",
        .array(
          column.marks.map { mark in
            .record([
              .init("mark", .string(mark.name)), .init("change", .string(mark.change.rawValue)),
              .init("categories", .array(mark.categories.map { .string($0.name) })),
            ])
          })),
      .init("cells", .array(column.changedCells.map(Self.cell))),
    ])
  }

  private static func cell(_ cell: CellRevision) -> JSON {
    let numbers = CellNumber.allCases.map { number in
      JSON.Member(
        number.rawValue,
        .record([
          .init("old", .number(orNull: cell.old?[number])), .init("new", .number(orNull: cell.new?[number])),
        ]))
    }
    return .record(
      [
        .init("category", .string(cell.category.name)), .init("inOld", .bool(cell.old != nil)),
        .init("inNew", .bool(cell.new != nil)), .init("hasOtherFace", .bool(cell.hasOtherFace)),
      ] + numbers)
  }

  private static func finding(_ row: RevisionFindings.Row) -> JSON {
    .record([
      .init("change", .string(row.change.rawValue)), .init("rule", .string(row.finding.rule)),
      .init("severity", .string(row.finding.level.rawValue)),
      .init("style", .string(orNull: row.finding.style?.name)),
      .init("styles", .array(row.styles.map { .string($0.name) })),
      .init("column", .string(orNull: row.finding.column?.rawValue)),
      .init("categories", .array(row.finding.categories.map { .string($0.name) })),
      .init("message", .string(row.finding.message)), .init("hint", .string(row.finding.hint)),
      .init("oldSeverity", .string(orNull: row.was?.level.rawValue)),
      .init("oldMessage", .string(orNull: row.was?.message)),
    ])
  }
}
