internal import Files
internal import Sheet
internal import TypeSystem

extension OutputRights {
  /// What a verb's command line names as outputs: the file of `--out` and its numbered ones, the folder of cards, goldens beside
  /// their documents, reports and the summary, as far as the verb changes them.
  init(of verb: Verb, _ arguments: ParsedArguments, in environment: CommandEnvironment) {
    self.init()
    if case .file(let path)? = (arguments.value(GenerateVerb.out) ?? verb.defaultOutput).map(OutputTarget.init) {
      addResults(path, areCards: arguments.value(GenerateVerb.layout) == Layout.cards.word)
    }
    let places = GoldenPlaces(arguments, in: environment)
    if verb.changes.contains(.goldens) { addGoldens(places, arguments.documents.named) }
    if verb.changes.contains(.reports) { addReports(places, arguments.documents.named) }
    if verb.changes.contains(.summary), let summary = environment.variables["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
      appended.append(File(parts: [summary]))
    }
  }

  private mutating func addGoldens(_ places: GoldenPlaces, _ documents: [String]) {
    if let folder = places.goldens { return folders.append(File(parts: [Self.plain(folder)])) }
    folders += documents.filter { $0 != "-" }.map { File(parts: [GoldenPlaces.folder(besides: $0)]) }
    // The name of a sheet without a document's file is known when its document is read, by the child.
    if documents.isEmpty || documents.contains("-") { folders.append(File(parts: ["", GoldenPlaces.ending])) }
  }

  private mutating func addReports(_ places: GoldenPlaces, _ documents: [String]) {
    if let folder = places.report { return folders.append(File(parts: [Self.plain(folder)])) }
    let besides = documents.isEmpty ? ["-"] : documents
    folders += besides.map { File(parts: [GoldenPlaces.prefix($0) + GoldenPlaces.reportName]) }
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
