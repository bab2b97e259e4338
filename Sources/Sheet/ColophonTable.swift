internal import DynamicType
internal import TypeSystem
internal import Typeface

/// The table of the fonts that a sheet shows and the programs that drew it, at the sheet's upper right.
struct ColophonTable {
  private let rows: [[Label]]
  private let columnWidths: [Double]

  private static let gap = 14.0
  private static let pitch = 12.0
  /// White above each group but the first: a group begins where a role is named.
  private static let groupGap = 6.0

  init(
    _ system: ResolvedTypeSystem, _ colophon: Colophon, steppingIn: Set<FaceID>, _ library: FontLibrary,
    _ labels: LabelSetter
  ) throws(SheetError) {
    let custom = Set(system.styles.compactMap(\.custom.font?.face))
    let fallback = Set(system.styles.compactMap(\.fallback.font?.face))
    let others = steppingIn.subtracting(custom).subtracting(fallback)
    var rows: [[Label]] = []
    for (role, faces) in [("custom", custom), ("fallback", fallback), ("stepping in", others)] {
      for (index, face) in Self.sorted(faces, library).enumerated() {
        rows.append([
          try labels.set([labels.quiet(index == 0 ? role : "")]), try labels.set([labels.name(face.postScriptName)]),
          try labels.set([labels.quiet(face.version)]), try labels.set([labels.quiet(String(face.sha256.prefix(8)))]),
        ])
      }
    }
    for (index, program) in colophon.renderers.enumerated() {
      // "cairo 1.16.0": the name under the faces' names, the version under their versions.
      let parts = program.split(separator: " ", maxSplits: 1).map(String.init)
      rows.append([
        try labels.set([labels.quiet(index == 0 ? "drawn by" : "")]), try labels.set([labels.quiet(parts.first ?? "")]),
        try labels.set([labels.quiet(parts.count > 1 ? parts[1] : "")]), try labels.set([]),
      ])
    }
    self.rows = rows
    columnWidths = (0..<4).map { column in (rows.map { $0[column].width }.max() ?? 0).rounded(.up) }
  }

  /// How wide the table is, in points.
  var width: Double { columnWidths.reduce(0, +) + 3 * Self.gap }

  /// Paints the table flush right and returns its last baseline.
  func paint(into builder: inout FrameBuilder, right: Double, top: Double) -> Double {
    let left = right - width
    var baseline = top + 8 - Self.pitch
    for (index, row) in rows.enumerated() {
      baseline += Self.pitch
      if index > 0, row[0].width > 0 { baseline += Self.groupGap }
      var x = left
      for (label, width) in zip(row, columnWidths) {
        builder.label(label, x: x, baseline: baseline)
        x += width + Self.gap
      }
    }
    return baseline
  }

  private static func sorted(_ faces: Set<FaceID>, _ library: FontLibrary) -> [FontFace] {
    faces.map { library[$0] }.sorted {
      ($0.family, $0.weight, $0.postScriptName) < ($1.family, $1.weight, $1.postScriptName)
    }
  }
}
