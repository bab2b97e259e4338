internal import DynamicType
internal import TypeSystem
internal import Typeface

/// The tables of the fonts that a sheet shows and of the programs that drew it.
struct ColophonTables {
  /// Role, PostScript name, version and hash of each face.
  let fonts: [[Label]]
  /// Role, name and version of each program.
  let programs: [[Label]]

  init(
    _ system: ResolvedTypeSystem, _ colophon: Colophon, _ styles: [SetStyle], _ library: FontLibrary,
    _ labels: LabelSetter, nameWidth: Double = .infinity
  ) throws(SheetError) {
    let custom = Set(system.styles.compactMap(\.custom.font?.face))
    let fallback = Set(system.styles.compactMap(\.fallback.font?.face))
    let steppingIn = styles.flatMap { $0.custom.flatMap(\.steppingIn) + $0.fallback.flatMap(\.steppingIn) }
    let others = Set(steppingIn).subtracting(custom).subtracting(fallback)
    var fonts: [[Label]] = []
    for (role, faces) in [("custom", custom), ("fallback", fallback), ("stepping in", others)] {
      for (index, face) in Self.sorted(faces, library).enumerated() {
        fonts.append([
          try labels.set([labels.quiet(index == 0 ? role : "")]),
          try labels.set([labels.name(face.postScriptName)], maximumWidth: nameWidth),
          try labels.set([labels.quiet(face.version)], maximumWidth: nameWidth),
          try labels.set([labels.quiet(String(face.sha256.prefix(8)))]),
        ])
      }
    }
    self.fonts = fonts
    var programs: [[Label]] = []
    for (index, program) in colophon.renderers.enumerated() {
      // "cairo 1.16.0": the name under the faces' names, the version under their versions.
      let parts = program.split(separator: " ", maxSplits: 1).map(String.init)
      programs.append([
        try labels.set([labels.quiet(index == 0 ? "drawn by" : "")]), try labels.set([labels.quiet(parts.first ?? "")]),
        try labels.set([labels.quiet(parts.count > 1 ? parts[1] : "")]),
      ])
    }
    self.programs = programs
  }

  /// The fonts, and under them the programs.
  var whole: LabelTable { LabelTable(fonts + programs.map { $0 + [Label()] }) }

  private static func sorted(_ faces: Set<FaceID>, _ library: FontLibrary) -> [Face] {
    faces.map { library[$0] }.sorted {
      ($0.family, $0.weight, $0.postScriptName) < ($1.family, $1.weight, $1.postScriptName)
    }
  }
}
