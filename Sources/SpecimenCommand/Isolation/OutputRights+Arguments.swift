package import Files
internal import Sheet
internal import TypeSystem

extension OutputRights {
  /// What a command line names as outputs: the file of `--out` and its numbered ones, the folder of cards, goldens beside their
  /// documents and reports.
  ///
  /// `documents` are the paths of the operands, patterns written out.
  package init(_ arguments: ParsedArguments, documents: [String], in environment: CommandEnvironment) {
    self.init()
    if case .file(let path)? = arguments.value(GenerateVerb.out).map(OutputTarget.init) {
      addResults(path, areCards: arguments.value(GenerateVerb.layout) == Layout.cards.word)
    }
    let places = GoldenPlaces(arguments, in: environment)
    folders += [places.goldens, places.report].compactMap(\.self).map { File(parts: [Self.plain($0)]) }
    for path in documents {
      let prefix = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
      folders.append(File(parts: [prefix, GoldenPlaces.ending]))
      folders.append(File(parts: [prefix + GoldenPlaces.reportName]))
    }
    if documents.isEmpty {
      folders += [File(parts: ["", GoldenPlaces.ending]), File(parts: [GoldenPlaces.reportName])]
    }
    if let summary = environment.variables["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
      files.append(File(parts: [summary]))
    }
  }

  /// A folder's path without slashes at its end.
  private static func plain(_ folder: String) -> String {
    var folder = folder[...]
    while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
    return String(folder)
  }

  private mutating func addResults(_ path: String, areCards: Bool) {
    let parts = path.split(separator: OutputTarget.namePlace, omittingEmptySubsequences: false).map(String.init)
    files.append(File(parts: parts))
    if areCards { folders.append(File(parts: parts)) }
    // The files of several pages have a number before the ending.
    let last = parts[parts.count - 1]
    let ending = FileEnding.of(path)
    let cut = ending.isEmpty ? last.endIndex : last.index(last.endIndex, offsetBy: -(ending.count + 1))
    files.append(File(parts: parts.dropLast() + [last[..<cut] + "-", String(last[cut...])]))
  }
}
