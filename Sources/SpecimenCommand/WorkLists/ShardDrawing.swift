internal import Files
internal import Isolation
internal import Typeface
internal import WorkList

/// Draws what is pending of a shard: in children that can reach nothing, or in this process.
///
/// A child that a font ends is begun again without the font, and the jobs that need it fail. Where no font is to blame, each
/// job that was under way is done in a child of its own: so one sheet that ends its process ends no other.
struct ShardDrawing {
  let options: RunOptions
  let context: CommandContext
  let places: ResultPlaces
  let surroundings: ShardJob.Surroundings

  /// Does every pending job; each has a record then.
  func draw(_ progress: ShardProgress) throws(CommandError) {
    guard options.isIsolated, context.environment.allowsIsolation else {
      if options.isUntrusted {
        throw .below("no process can be begun here to read fonts in", hint: nil, exitCode: .usage)
      }
      return drawHere(progress)
    }
    var suspects: [Int] = []
    while true {
      suspects.removeAll { progress.records[$0] != nil }
      let alone = suspects.popLast()
      let wanted = alone.map { [$0] } ?? progress.pending
      guard !wanted.isEmpty else { return }
      do throws(IsolationError) { try drawInChild(wanted, progress) } catch {
        if case .notConfined = error { throw CommandError(error) }
        if let alone {
          progress.finish(alone, failure(of: progress.jobs[alone], error))
        } else {
          suspects = progress.begun
          guard suspects.isEmpty else { continue }
          for index in progress.pending { progress.finish(index, failure(of: progress.jobs[index], error)) }
        }
      }
    }
  }

  private func drawHere(_ progress: ShardProgress) {
    var limits = context.limits.process
    limits.allow(sheets: progress.jobs.count)
    context.environment.limitProcess(limits, false)
    context.environment.prepareForSheet()
    let pending = progress.pending
    let jobs = pending.map { shardJob(progress.jobs[$0]) }
    let files = context.environment.files
    Workers.run(jobs.count, threads: min(options.threads, jobs.count)) {
      ShardWorker()
    } work: { worker, index, _ in
      jobs[index].run(worker, files: files)
    } finished: { index, record in
      progress.finish(pending[index], record)
    }
  }

  private func shardJob(_ job: WorkJob, refused: [String: String] = [:]) -> ShardJob {
    var surroundings = surroundings
    surroundings.refused = refused
    return ShardJob(job: job, options: options, places: places, surroundings: surroundings)
  }

  /// Does jobs in a child; those that are done when it ends are done, however it ends.
  private func drawInChild(_ wanted: [Int], _ progress: ShardProgress) throws(IsolationError) {
    var limits = context.limits.process
    limits.allow(sheets: wanted.count)
    var bounds = limits.bounds
    bounds.fontBytes = context.limits.fonts.memoryNeed
    let run = IsolatedRun(
      bounds: bounds, rights: places.rights(wanted.map { progress.jobs[$0] }, goldens: options.record),
      requiresConfinement: options.isUntrusted, heard: progress.hear, now: ClockTime.nanosecondsSince1970)
    let outcome = try run.run { world in
      child(world, wanted.filter { progress.records[$0] == nil }, progress.jobs)
      return 0
    }
    context.tell(outcome.confinement)
    // A job that the child should have done and has said nothing of is done no better by another.
    for index in wanted where progress.records[index] == nil {
      progress.finish(index, failure(of: progress.jobs[index], .disorder))
    }
  }

  /// What the child does: it says what it begins and what came of it.
  private func child(_ world: ChildWorld, _ pending: [Int], _ all: [WorkJob]) {
    context.environment.prepareForSheet()
    let parent = world.parent
    try? parent.write(output: ShardProgress.hello)
    let jobs = pending.map { shardJob(all[$0], refused: world.refused) }
    let threads = world.isSingleThreaded ? 1 : min(options.threads, jobs.count)
    Workers.run(jobs.count, threads: threads) {
      ShardWorker()
    } work: { worker, index, _ in
      try? parent.write(output: ShardProgress.beginning(pending[index]))
      let record = jobs[index].run(worker, files: .channel(parent))
      try? parent.write(output: ShardProgress.ending(pending[index], record))
    } finished: { _, _ in
    }
  }

  private func failure(of job: WorkJob, _ error: IsolationError) -> JobRecord {
    JobRecord(
      id: job.id, file: job.file, outcome: .failed, mayRetry: error.mayBeGone,
      messages: [JobRecord.Message(kind: "error", text: TerminalText.escaped("\(error)"), hint: error.hint)])
  }
}

extension CommandError {
  init(_ error: IsolationError) {
    self = .below(TerminalText.escaped("\(error)"), hint: error.hint, exitCode: .usage)
  }
}
