/// What two manifests say differently about what their sheets were made from: each a cause that cells may have.
struct ManifestDifference {
  /// Libraries whose versions differ.
  let libraries: [Cause]
  /// The document, where its contents differ.
  let document: Cause?
  /// The table, where its numbers or its platform differ.
  let table: Cause?
  /// The program, where its version differs.
  let tool: Cause?
  /// The scale, where it differs.
  let scale: Cause?

  /// Holds two manifests against each other.
  init(_ expected: Manifest, _ actual: Manifest) {
    libraries = Self.libraries(expected.libraries, actual.libraries)
    let isSameDocument = expected.document?.sha256 == actual.document?.sha256
    document = isSameDocument ? nil : .document(name: actual.document?.name ?? expected.document?.name ?? "")
    table =
      expected.table == actual.table
      ? nil
      : .table(old: expected.table?.platform ?? Cause.absent, new: actual.table?.platform ?? Cause.absent)
    tool = expected.tool == actual.tool ? nil : .tool(old: expected.tool, new: actual.tool)
    scale = expected.scale == actual.scale ? nil : .scale(old: expected.scale, new: actual.scale)
  }

  /// Every cause but the fonts', the deepest first.
  var all: [Cause] { libraries + [document, table, tool, scale].compactMap(\.self) }

  private static func libraries(_ old: [LibraryRecord], _ new: [LibraryRecord]) -> [Cause] {
    var causes: [Cause] = []
    for library in new {
      let version = old.first { $0.name == library.name }?.version ?? Cause.absent
      if version != library.version { causes.append(.library(name: library.name, old: version, new: library.version)) }
    }
    for library in old where !new.contains(where: { $0.name == library.name }) {
      causes.append(.library(name: library.name, old: library.version, new: Cause.absent))
    }
    return causes
  }
}
