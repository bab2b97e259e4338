internal import Files
internal import WorkList

/// A run of `run`: does the jobs of a shard and leaves a record of what came of them.
struct ShardRun {
  let options: RunOptions
  let context: CommandContext
  let places: ResultPlaces

  /// Takes the options.
  init(_ options: RunOptions, in context: CommandContext) {
    self.options = options
    self.context = context
    places = ResultPlaces(folder: options.out)
  }

  /// Does the jobs; one that fails doesn't keep the others from being done.
  ///
  /// The answer is 0 where all are there, 75 where one may come right when it is tried again, and else 2.
  func run() throws(CommandError) -> ExitCode {
    let list = try readList()
    let jobs: [WorkJob]
    do throws(WorkListError) { jobs = try list.jobs(of: options.shard) } catch { throw listError(error) }
    let surroundings = try surroundings(jobs)
    try makePlaces(list)
    let line = ProgressLine(sheets: jobs.count, messages: context.messages)
    defer { context.messages.show(status: "") }
    line.begin()
    let report = ShardReport(context: context, options: options, count: jobs.count)
    report.begin()
    let progress = ShardProgress(jobs) { index, record in
      line.finish(index)
      report.finish(record)
    }
    try ShardDrawing(options: options, context: context, places: places, surroundings: surroundings).draw(progress)
    let records = jobs.indices.compactMap { progress.records[$0] }
    report.end(records)
    try leaveRecord(records, of: list)
    let failed = records.filter { $0.outcome == .failed }
    return failed.isEmpty ? .done : failed.contains(where: \.mayRetry) ? .again : .usage
  }

  /// The most bytes of a list: some ten million jobs.
  private static let listLimit = 8 << 30

  private func readList() throws(CommandError) -> WorkList {
    let bytes = try InputFile.read(options.list, limit: Self.listLimit, of: "a work list")
    do throws(WorkListError) { return try WorkList(bytes) } catch { throw listError(error) }
  }

  private func listError(_ error: WorkListError) -> CommandError {
    .below("\(TerminalText.quoted(options.list)): \(error)", hint: error.hint, exitCode: .usage)
  }

  private func surroundings(_ jobs: [WorkJob]) throws(CommandError) -> ShardJob.Surroundings {
    let folder = try DefaultFonts.directory(
      option: options.command.value(ChoiceOptions.defaultFonts), environment: context.environment)
    let versions = context.environment.icuVersions
    return ShardJob.Surroundings(
      defaultFonts: folder, date: try SourceDate.date(in: context.environment), icuVersions: versions,
      tools: ToolHashes(
        listsFindings: jobs.contains { SheetKey.listsFindings($0.combination) }, icuVersions: versions),
      embedded: context.environment.document)
  }

  /// Makes the folders, and puts the list's copy beside them.
  ///
  /// - Throws: exit code 2 where the folder holds the results of another list, and 75 where it can't be written.
  private func makePlaces(_ list: WorkList) throws(CommandError) {
    do throws(SystemError) {
      for folder in [places.objects, places.records] { try FileCalls.makeFolders(folder) }
      if !FileCalls.exists(places.list), try FileWriter.direct.place(list.bytes, at: places.list) { return }
      if try FileCalls.read(places.list, limit: list.bytes.count) == list.bytes { return }
    } catch {
      throw .again(.notWritten(.file(places.list), error))
    }
    throw .below(
      "\(TerminalText.quoted(options.out)) holds the results of another work list",
      hint: "name another folder for --out; objects of both lists may be copied together", exitCode: .usage)
  }

  private func leaveRecord(_ records: [JobRecord], of list: WorkList) throws(CommandError) {
    let now = Int(ClockTime.nanosecondsSince1970())
    let record = RunRecord(
      list: list.sha256, shard: options.shard, tool: SpecimenCommand.tool, ended: now / 1_000_000_000, jobs: records)
    let bytes = record.bytes
    let stem = "\(places.records)/\(options.shard.index)-of-\(options.shard.count)"
    do throws(SystemError) {
      // Two attempts may end in the same nanosecond, on two machines.
      var number = now
      while !(try FileWriter.direct.place(bytes, at: "\(stem).\(number).jsonl")) { number += 1 }
    } catch {
      throw .again(.notWritten(.file(places.records), error))
    }
  }
}

extension CommandError {
  /// An error that may be gone when the run is tried again: exit code 75.
  static func again(_ error: CommandError) -> CommandError {
    .below(error.description, hint: error.hint, exitCode: .again)
  }
}
