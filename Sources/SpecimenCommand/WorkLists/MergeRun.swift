internal import Files
internal import WorkList

/// A run of `merge`: holds a work list against the records and the objects, and leaves what it found.
struct MergeRun {
  private let context: CommandContext
  private let places: ResultPlaces
  private let format: MergeFormat
  private let list: String?

  /// Reads the options.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.context = context
    places = ResultPlaces(folder: arguments.operands[0])
    format = try arguments.word(MergeVerb.format) ?? .text
    list = arguments.value(MergeVerb.worklist)
  }

  /// Prints what came of the list.
  ///
  /// The answer is 0 where every job has its object and is its golden, 1 where one isn't that or an error was found of it,
  /// 2 where one failed for good, and 75 where a job is lost, a shard is missing, or a failed one may come right.
  func run() throws(CommandError) -> ExitCode {
    let list = try readList()
    let merge: Merge
    do throws(WorkListError) {
      merge = try Merge(list: list, records: try records(of: list), objects: try objects())
    } catch {
      throw .below("\(error)", hint: error.hint, exitCode: .usage)
    }
    // First what the caller waits for: the folder may be on a full disk.
    switch format {
    case .text: try context.print(merge.text)
    case .json: try context.print(merge.json)
    }
    for (name, bytes) in [
      ("index.html", MergePage.file(merge)), ("junit.xml", merge.junit), ("merge.json", merge.json),
    ] {
      try context.deliver(bytes, to: .file("\(places.folder)/\(name)"))
    }
    return Self.exitCode(merge)
  }

  private static func exitCode(_ merge: Merge) -> ExitCode {
    let failed = merge.jobs.filter { $0.outcome == .failed }
    if merge.count(.lost) > 0 || !merge.missingShards.isEmpty || failed.contains(where: { $0.record?.mayRetry == true })
    {
      return .again
    }
    if !failed.isEmpty { return .usage }
    return merge.goldenFailures.isEmpty && merge.count(.error) == 0 ? .done : .difference
  }

  private static let listLimit = 8 << 30

  /// The list that the folder holds, which is the one that was asked for.
  private func readList() throws(CommandError) -> WorkList {
    guard FileCalls.exists(places.list) else {
      throw .below(
        "\(TerminalText.quoted(places.folder)) holds no results of a work list", hint: "'specimen run' writes them",
        exitCode: .usage)
    }
    let bytes = try InputFile.read(places.list, limit: Self.listLimit, of: "a work list")
    if let list, try InputFile.read(list, limit: Self.listLimit, of: "a work list") != bytes {
      throw .below(
        "\(TerminalText.quoted(places.folder)) holds the results of another work list than \(TerminalText.quoted(list))",
        hint: nil, exitCode: .usage)
    }
    do throws(WorkListError) { return try WorkList(bytes) } catch {
      throw .below("\(TerminalText.quoted(places.list)): \(error)", hint: error.hint, exitCode: .usage)
    }
  }

  /// The names of the objects; what killed processes have left beside them is taken away.
  private func objects() throws(WorkListError) -> Set<String> {
    for folder in [places.folder, places.records] { FileCalls.removeAbandoned(try names(in: folder), in: folder) }
    let names = try names(in: places.objects)
    FileCalls.removeAbandoned(names, in: places.objects)
    return Set(names)
  }

  private func names(in folder: String) throws(WorkListError) -> [String] {
    do throws(SystemError) { return try FileCalls.names(in: folder) } catch {
      if error.isAboutAbsence { return [] }
      throw .malformedRecord(folder, why: "\(error)")
    }
  }

  /// The most bytes of a record: those of a million jobs.
  private static let recordLimit = 4 << 30

  private func records(of list: WorkList) throws(WorkListError) -> [(name: String, record: RunRecord)] {
    let sha256 = list.sha256
    var records: [(name: String, record: RunRecord)] = []
    for name in try names(in: places.records) where name.hasSuffix(".jsonl") && !name.hasPrefix(".") {
      let bytes: [UInt8]?
      do throws(SystemError) {
        bytes = try FileCalls.read("\(places.records)/\(name)", limit: Self.recordLimit)
      } catch {
        throw .malformedRecord(name, why: "\(error)")
      }
      let record = try RunRecord(bytes ?? [], name: name)
      guard record.list == sha256 else { throw .malformedRecord(name, why: "it is of another work list") }
      records.append((name, record))
    }
    return records
  }
}
