public import Typeface

extension TypeSystemDocument {
  /// What one source of fonts gave.
  public struct SourceReport: Hashable, Sendable {
    /// The source.
    public var source: FontSources.Source
    /// A report a file, in the order of loading.
    public var files: [FontFileReport]

    /// Pairs a source with what it gave.
    public init(source: FontSources.Source, files: [FontFileReport]) {
      self.source = source
      self.files = files
    }
  }

  /// Loads the document's sources into a library, in their order.
  ///
  /// Of the installed fonts only those are loaded that the document names: there may be thousands.
  /// - Parameters:
  ///   - library: where the fonts go.
  ///   - folder: the document's own folder, which its paths are relative to; "." is the current one.
  ///   - plugins: the ciphers that sources name as plug-ins.
  /// - Throws: ``/Typeface/FontError`` for a folder that is missing and not optional, or can't be listed.
  @discardableResult
  public func loadFonts(
    into library: FontLibrary, folder: String, plugins: FontPlugins = [:]
  ) throws(FontError) -> [SourceReport] {
    var reports: [SourceReport] = []
    // A source that is named again has given its fonts already.
    var seen: Set<FontSources.Source> = []
    for source in fonts.sources where seen.insert(source).inserted {
      reports.append(SourceReport(source: source, files: try load(source, into: library, folder, plugins)))
    }
    return reports
  }

  private func load(
    _ source: FontSources.Source, into library: FontLibrary, _ folder: String, _ plugins: FontPlugins
  ) throws(FontError) -> [FontFileReport] {
    switch source {
    case .installed:
      let names = requestedFonts
      return try library.loadInstalled(
        families: names.families, postScriptNames: names.postScriptNames, onDuplicate: fonts.onDuplicate)
    case .file(let path, let index, let cipher):
      return [
        library.load(
          file: Self.path(path, in: folder), index: index, cipher: cipher, plugins: plugins,
          onDuplicate: fonts.onDuplicate)
      ]
    case .directory(let directory):
      let options = DirectoryOptions(
        recursive: directory.recursive, hidden: directory.hidden, include: directory.include,
        onDuplicate: fonts.onDuplicate)
      do {
        return try library.load(
          directory: Self.path(directory.path, in: folder), options: options, cipher: directory.cipher,
          plugins: plugins)
      } catch {
        if case .directoryMissing = error, directory.optional { return [] }
        throw error
      }
    }
  }

  /// A path of the document's as seen from where the program runs.
  package static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : "\(folder)/\(path)"
  }

  /// The names under which the document asks for fonts, each once, in its order.
  public var requestedFonts: (families: [String], postScriptNames: [String]) {
    var names = RequestedNames()
    for (_, family) in families { names.add(family) }
    for rule in styles.map(\.value) + roles.compactMap(\.value.rule) {
      names.add(rule.font)
      for category in rule.at.keys.sorted() { names.add(rule.at[category]?.font) }
    }
    for reference in cascade + [fallback.font] + fallbacks.values { names.add(reference) }
    names.families += systemFamilies.filter { !names.families.contains($0) }
    return (names.families, names.postScriptNames)
  }
}

private struct RequestedNames {
  var families: [String] = []
  var postScriptNames: [String] = []

  mutating func add(_ family: FontFamily) {
    switch family.faces {
    case .listed(let faces): for (_, name) in faces { addFace(name) }
    case .naming(let naming): for key in naming.keys { addFace(naming.postScriptName(of: key)) }
    case .variable(let variable):
      addFace(variable.face)
      addFace(variable.italicFace)
    case .matching(let name): addFamily(name)
    }
  }

  mutating func add(_ reference: FontReference?) {
    switch reference {
    case .face(let name): addFace(name)
    case .named(let name):
      addFamily(name)
      addFace(name)
    case .system, .family, nil: break
    }
  }

  private mutating func addFamily(_ name: String) {
    if !families.contains(name) { families.append(name) }
  }

  private mutating func addFace(_ name: String?) {
    if let name, !postScriptNames.contains(name) { postScriptNames.append(name) }
  }
}
