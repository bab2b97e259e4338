internal import Drawing
internal import Typeface

/// A run of `generate`: names its sheets, has workers draw them, and tells their messages in the order of the sheets.
struct GenerateRun {
  private let context: CommandContext
  private let sheets: RunSheets
  private let threads: Int

  /// Reads what all sheets have in common.
  init(_ options: GenerateOptions, in context: CommandContext) throws(CommandError) {
    self.context = context
    let date = try SourceDate.date(in: context.environment)
    var options = options
    let count = options.sheets.count
    let jobs = GenerateOptions.jobsRange
    let processors = min(max(context.environment.processorCount, jobs.lowerBound), jobs.upperBound)
    threads = min(options.jobs ?? processors, count)
    // Several sheets keep the processors busy by themselves.
    if count == 1 { options.png.threads = options.jobs ?? processors }
    sheets = RunSheets(
      options: options, defaultFonts: try context.defaultFonts(for: options.sheets[0].choices), date: date,
      limits: context.limits, icuVersions: context.environment.icuVersions)
  }

  /// Draws and writes every sheet; an error of one does not keep the others from being drawn.
  func run() throws(CommandError) {
    let plans = try plans()
    let targets = plans.compactMap { plan in if case .draw(let target) = plan { target } else { nil } }
    try context.checkTargets(targets, areNone: sheets.paths)
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
    let sheets = sheets
    let options = sheets.options
    guard options.target.hasNamePlace else {
      return Array(repeating: .draw(options.target), count: sheets.count)
    }
    var namings: [SheetNaming] = []
    Workers.run(sheets.count, threads: threads) {
      SheetCache()
    } work: { cache, index, _ in
      sheets.naming(index, cache: cache)
    } finished: { _, naming in
      namings.append(naming)
    }
    var plans: [SheetPlan] = []
    var taken: [(path: String, label: String)] = []
    for (index, naming) in namings.enumerated() {
      switch naming {
      case .failed(let messages):
        plans.append(.failed(messages))
      case .name(let name):
        let target = options.target.named(name)
        if case .file(let path) = target {
          try SheetNameClash.check(path, sheets.label(index), taken, options)
          taken.append((path, sheets.label(index)))
        }
        plans.append(.draw(target))
      }
    }
    return plans
  }

  /// One sheet needs no worker, and its messages no name; it alone may go to standard output.
  private func drawAlone(_ plan: SheetPlan, _ progress: ProgressLine) throws(CommandError) {
    switch plan {
    case .failed(let messages):
      for message in messages { context.messages.tell(message) }
    case .draw(let target):
      let surroundings = SheetJob.Surroundings(
        files: context.environment.files, messages: context.messages, remains: context.environment.remains,
        print: { bytes throws(CommandError) in try context.print(bytes) },
        progress: { progress.advance(0, $0) })
      _ = try sheets.job(0, target).run(in: surroundings)
    }
  }

  private func drawAll(_ plans: [SheetPlan], _ progress: ProgressLine) {
    var written = 0
    let (sheets, files) = (sheets, context.environment.files)
    progress.begin()
    let hasPlan = SheetWork.plan(plans.count, areSheets: true)
    defer { if hasPlan { SheetWork.endPlan() } }
    Workers.run(plans.count, threads: threads) {
      SheetCache()
    } work: { cache, index, report in
      SheetOutcome(of: plans[index], for: sheets, index, files: files, cache: cache, progress: report)
    } progressed: { index, steps in
      progress.advance(index, steps)
    } finished: { index, outcome in
      progress.finish(index)
      if outcome.isWritten { written += 1 }
      for message in outcome.messages { context.messages.tell(message.about(sheets.label(index))) }
    }
    context.messages.note(
      written == plans.count ? "wrote \(written) sheets" : "wrote \(written) of \(plans.count) sheets")
  }
}
