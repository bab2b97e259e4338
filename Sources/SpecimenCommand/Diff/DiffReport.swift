internal import DynamicType
internal import Revision
internal import Sheet
internal import Specimen
internal import TypeSystem
internal import Typeface

/// What differs between two documents, in the order in which every format prints it.
struct DiffReport {
  let changes: TypeSystemRevision
  let findings: RevisionFindings
  /// The documents' files as they were named.
  let oldPath: String
  let newPath: String

  init(_ revision: SpecimenRevision, oldPath: String, newPath: String) {
    changes = revision.changes
    findings = revision.findingLines
    self.oldPath = oldPath
    self.newPath = newPath
  }

  /// What differs, counted, as one line without the files' names.
  var headline: String { (changes.summary + findings.summary).joined(separator: ", ") }

  /// The numbers of a column's cells that differ: a row each, and no column in which nothing does.
  func numbers(of column: ColumnRevision) -> TextTable? {
    let cells = column.cells.filter { cell in
      CellNumber.allCases.contains { cell.differs(in: $0) } || cell.isOneSided
    }
    guard !cells.isEmpty else { return nil }
    let hasCome = cells.contains(where: \.isOneSided)
    let shown = CellNumber.allCases.filter { number in
      cells.contains { $0.differs(in: number) } || number == .pointSize && hasCome
    }
    let hasChange = cells.contains { $0.pointSizeWords != nil }
    let header = shown.flatMap { $0 == .pointSize && hasChange ? [$0.words, "change"] : [$0.words] }
    var table = TextTable(
      header: ["category"] + header, alignment: [.left] + header.map { _ in TextTable.Alignment.right })
    for group in groups(cells, shown, hasChange) {
      table.rows.append([changes.words(group.categories)] + group.words)
    }
    return table
  }

  /// Cells with the same numbers side by side are one row.
  private func groups(
    _ cells: [CellRevision], _ shown: [CellNumber], _ hasChange: Bool
  ) -> [(categories: [ContentSizeCategory], words: [String])] {
    var groups: [(categories: [ContentSizeCategory], words: [String])] = []
    for cell in cells {
      let words = shown.flatMap { number in
        [Self.words(number, cell)] + (number == .pointSize && hasChange ? [cell.pointSizeWords ?? ""] : [])
      }
      if groups.last?.words == words {
        groups[groups.count - 1].categories.append(cell.category)
      } else {
        groups.append(([cell.category], words))
      }
    }
    return groups
  }

  /// A number before and after, or once where it is the same.
  private static func words(_ number: CellNumber, _ cell: CellRevision) -> String {
    let (old, new) = (cell.words(number, in: .old), cell.words(number, in: .new))
    return old == new ? new : "\(old) → \(new)"
  }

  /// What differs of a face: version, file, glyphs, measures, features; a line each.
  static func lines(of face: FaceRevision) -> [String] {
    var lines: [String] = []
    if let old = face.old, let new = face.new {
      if old.version != new.version { lines.append("version \(old.version) → \(new.version)") }
      lines.append("SHA-256 \(old.sha256.prefix(8)) → \(new.sha256.prefix(8))")
      if old.glyphCount != new.glyphCount { lines.append("glyphs \(old.glyphCount) → \(new.glyphCount)") }
    }
    let em = { (value: Double?) in value.map { RevisionNumber.text($0, decimals: RevisionNumber.ems) } ?? "none" }
    lines += face.metrics.map { "\($0.metric.words) \(em($0.old)) → \(em($0.new)) em" }
    // Another family has other features: that is no news.
    guard face.isUpdate else { return lines + ["in \(RevisionWords.places(face.places))"] }
    if !face.featuresCame.isEmpty { lines.append("features gained: \(tags(face.featuresCame))") }
    if !face.featuresWent.isEmpty { lines.append("features lost: \(tags(face.featuresWent))") }
    return lines + ["in \(RevisionWords.places(face.places))"]
  }

  private static func tags(_ tags: [Tag]) -> String { tags.map(\.description).joined(separator: ", ") }

  /// The names of a face before and after, or its name where another file took its place.
  static func title(of face: FaceRevision) -> String {
    let (old, new) = (face.old?.postScriptName ?? "none", face.new?.postScriptName ?? "none")
    return old == new ? new : "\(old) → \(new)"
  }

  /// A property's change with the categories that it is about.
  func words(_ change: PropertyChange) -> String {
    change.words + (change.categories.isEmpty ? "" : " at \(changes.words(change.categories))")
  }
}
