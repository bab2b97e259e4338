internal import DynamicType
internal import Spelling
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// Fonts that forbid that they are embedded, of those that the document's styles are drawn with.
  func forbiddenEmbedding() -> [Finding] {
    var findings: [Finding] = []
    for style in system.styles {
      for column in Column.allCases {
        var seen: Set<FaceID> = []
        for cell in style.column(column).cells {
          guard let font = cell.font, seen.insert(font.face).inserted else { continue }
          let face = library[font.face]
          guard let why = Self.objection(face.embedding) else { continue }
          findings.append(
            Finding(
              .embeddingForbidden, level(.embeddingForbidden), style: style.style, column: column,
              value: Double(face.embedding.rawValue), message: "\(face.postScriptName) \(why)",
              hint: "a PDF has its text as outlines; ask its maker before it goes into an app"))
        }
      }
    }
    return findings
  }

  private static func objection(_ embedding: Embedding) -> String? {
    let word = "fsType \(embedding.rawValue)"
    if embedding.permission == .restricted { return "may not be embedded (\(word))" }
    if !embedding.allowsEmbedding { return "may be embedded as bitmaps only (\(word))" }
    return embedding.allowsSubsetting ? nil : "may not be embedded in part (\(word))"
  }

  /// Faces that the document declares one by one, or brings in files of its own, and that no style has.
  ///
  /// A family that only steps in, as a stand-in or in a cascade, is not looked at; nor are the fonts of the machine and the
  /// default ones. What Bold Text asks for counts as used.
  func unusedFaces() -> [Finding] {
    let declared = declaredNames
    let brought = library.faces.filter(isBrought)
    guard !declared.isEmpty || !brought.isEmpty else { return [] }
    let used = UsedFaces(document, shown: system, library)
    let names =
      declared.filter { !used.names.contains($0) }
      + brought.filter { !used.faces.contains($0.id) && !used.names.contains($0.postScriptName) }.map(\.postScriptName)
      .filter { !declared.contains($0) }
    guard !names.isEmpty else { return [] }
    return [
      Finding(
        .unusedFace, level(.unusedFace), value: Double(names.count), limit: 0, unit: .count,
        message: "no style uses \(Spelling.list(names, limit: 8))",
        hint: "leave \(names.count == 1 ? "it" : "them") out of the document and the app, or use "
          + (names.count == 1 ? "it" : "them"))
    ]
  }

  /// The PostScript names that families list one by one, each once; a rule that puts names together lists none.
  private var declaredNames: [String] {
    let stepping = steppingFamilies
    var names: [String] = []
    for (key, family) in document.families where !stepping.contains(key) {
      guard case .listed(let faces) = family.faces else { continue }
      for (_, name) in faces where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The families that no style and no role asks for, and that step in for others.
  private var steppingFamilies: Set<String> {
    var asked: Set<String> = []
    for rule in document.styles.map(\.value) + document.roles.compactMap(\.value.rule) {
      for reference in [rule.font] + rule.at.values.map(\.font) {
        if case .family(let key) = reference { asked.insert(key) }
      }
    }
    var stepping: Set<String> = []
    let steppingIn =
      document.families.flatMap { $0.value.cascade + [$0.value.standIn].compactMap { $0 } } + document.cascade
      + [document.fallback.font] + document.fallbacks.values
    for case .family(let key) in steppingIn where !asked.contains(key) { stepping.insert(key) }
    return stepping
  }

  /// Whether a face came from one of the document's own folders or files.
  private func isBrought(_ face: Face) -> Bool {
    document.fonts.sources.contains { source in
      switch source {
      case .installed: false
      case .file(let path, let index, _): SourcePath(path).isFile(face.path) && (index ?? face.index) == face.index
      case .directory(let directory): SourcePath(directory.path).holds(face.path, recursive: directory.recursive)
      }
    }
  }
}
