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
    let list = ListFile(path: options.list)
    let (jobs, sha256) = try list.read(options.shard)
    let surroundings = try surroundings(jobs)
    try makePlaces()
    try list.copy(to: ListFile(path: places.list), sha256: sha256, folder: options.out)
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
    try leaveRecord(records, of: sha256)
    let failed = records.filter { $0.outcome == .failed }
    return failed.isEmpty ? .done : failed.contains(where: \.mayRetry) ? .again : .usage
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

  private func makePlaces() throws(CommandError) {
    for folder in [places.objects, places.records] {
      do throws(SystemError) { try FileCalls.makeFolders(folder) } catch { throw .ofRun(folder, error) }
    }
  }

  private func leaveRecord(_ records: [JobRecord], of list: String) throws(CommandError) {
    let now = Int(ClockTime.nanosecondsSince1970())
    let record = RunRecord(
      list: list, shard: options.shard, tool: SpecimenCommand.tool, ended: now / 1_000_000_000, jobs: records)
    let bytes = record.bytes
    let stem = "\(places.records)/\(options.shard.index)-of-\(options.shard.count)"
    do throws(SystemError) {
      // Two attempts may end in the same nanosecond, on two machines.
      var number = now
      while !(try FileWriter.direct.place(bytes, at: "\(stem).\(number).jsonl")) { number += 1 }
    } catch {
      throw .ofRun(places.records, error)
    }
  }
}
