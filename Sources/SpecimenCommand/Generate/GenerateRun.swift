internal import Drawing

/// A run of `generate`: names its sheets, has workers draw them, and tells their messages in the order of the sheets.
struct GenerateRun {
  private var options: GenerateOptions
  private let context: CommandContext
  private let requests: [SheetRequest]
  private let date: String?
  private let threads: Int

  /// Reads what all sheets have in common.
  init(_ options: GenerateOptions, in context: CommandContext) throws(CommandError) {
    self.options = options
    self.context = context
    date = try SourceDate.date(in: context.environment)
    let defaultFonts = try context.defaultFonts(for: options.sheets[0].choices)
    requests = options.sheets.map { SheetRequest($0.source, choices: $0.choices, defaultFonts: defaultFonts) }
    let limits = GenerateOptions.jobsRange
    let processors = min(max(context.environment.processorCount, limits.lowerBound), limits.upperBound)
    threads = min(options.jobs ?? processors, requests.count)
    // Several sheets keep the processors busy by themselves.
    if requests.count == 1 { self.options.png.threads = options.jobs ?? processors }
  }

  /// Draws and writes every sheet; an error of one does not keep the others from being drawn.
  func run() throws(CommandError) {
    let plans = try plans()
    for case .draw(let job) in plans {
      try context.checkTarget(job.target, isNone: requests.compactMap(\.source.path))
    }
    let progress = ProgressLine(sheets: plans.count, messages: context.messages)
    defer { context.messages.show(status: "") }
    if plans.count == 1 {
      try drawAlone(plans[0], progress)
    } else {
      drawAll(plans, progress)
    }
  }

  /// Finds the files' names, and makes sure before anything is drawn that each sheet has its own.
  private func plans() throws(CommandError) -> [SheetPlan] {
    guard options.target.hasNamePlace else {
      return requests.map { .draw(job($0, options.target)) }
    }
    var namings: [SheetNaming] = []
    let requests = requests
    Workers.run(requests.count, threads: threads) {
      SheetCache()
    } work: { cache, index, _ in
      SheetNaming(of: requests[index], cache: cache)
    } finished: { _, naming in
      namings.append(naming)
    }
    var plans: [SheetPlan] = []
    var taken: [(path: String, label: String)] = []
    for (request, naming) in zip(requests, namings) {
      switch naming {
      case .failed(let messages):
        plans.append(.failed(messages))
      case .name(let name):
        let target = options.target.named(name)
        if case .file(let path) = target {
          try SheetNameClash.check(path, request.label, taken, options)
          taken.append((path, request.label))
        }
        plans.append(.draw(job(request, target)))
      }
    }
    return plans
  }

  private func job(_ request: SheetRequest, _ target: OutputTarget) -> SheetJob {
    SheetJob(
      request: request, options: options, target: target, date: date, icuVersions: context.environment.icuVersions)
  }

  /// One sheet needs no worker, and its messages no name; it alone may go to standard output.
  private func drawAlone(_ plan: SheetPlan, _ progress: ProgressLine) throws(CommandError) {
    switch plan {
    case .failed(let messages):
      for message in messages { context.messages.tell(message) }
    case .draw(let job):
      let surroundings = SheetJob.Surroundings(
        messages: context.messages, remains: context.environment.remains,
        print: { bytes throws(CommandError) in try context.print(bytes) },
        progress: { progress.advance(0, $0) })
      _ = try job.run(in: surroundings)
    }
  }

  private func drawAll(_ plans: [SheetPlan], _ progress: ProgressLine) {
    var written = 0
    progress.begin()
    Workers.run(plans.count, threads: threads) {
      SheetCache()
    } work: { cache, index, report in
      SheetOutcome(of: plans[index], cache: cache, progress: report)
    } progressed: { index, steps in
      progress.advance(index, steps)
    } finished: { index, outcome in
      progress.finish(index)
      if outcome.isWritten { written += 1 }
      for message in outcome.messages { context.messages.tell(message.about(requests[index].label)) }
    }
    context.messages.note(
      written == plans.count ? "wrote \(written) sheets" : "wrote \(written) of \(plans.count) sheets")
  }
}
