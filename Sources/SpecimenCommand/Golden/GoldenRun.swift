internal import Golden
internal import TypeSystem
internal import Typeface

/// The sheets of a run over goldens, and how many are worked on at a time.
struct GoldenRun {
  let context: CommandContext
  let jobs: [GoldenJob]
  /// The documents, in the order of the command line.
  let sources: [SheetDocument]
  private let threads: Int

  /// Reads the documents and what all sheets have in common; nil when a document has an error, which is told.
  init?(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.context = context
    let places = GoldenPlaces(arguments, in: context.environment)
    sources = try context.documents(try arguments.documents.all())
    guard !sources.isEmpty else { return nil }
    if sources.count > 1, let folder = places.goldens {
      throw .contradiction(
        "\(GoldenOptions.goldens.flag) is for one document, found \(sources.count)",
        hint:
          "without it each has its own folder, NAME\(GoldenPlaces.ending) beside it; found \(TerminalText.quoted(folder))"
      )
    }
    var choices: [SheetChoices] = []
    for source in sources { choices.append(try SheetChoices(arguments, for: source.document)) }
    let defaultFonts = try context.defaultFonts(for: choices[0])
    var jobs: [GoldenJob] = []
    for (source, choices) in zip(sources, choices) {
      let request = SheetRequest(
        source, choices: choices, defaultFonts: defaultFonts, limits: context.limits)
      guard let named = Self.named(request, context.messages) else { return nil }
      jobs.append(GoldenJob(request, places, for: named))
    }
    self.jobs = jobs
    let limits = GenerateOptions.jobsRange
    let processors = min(max(context.environment.processorCount, limits.lowerBound), limits.upperBound)
    threads = min(try arguments.wholeNumber(GenerateVerb.jobs, in: limits) ?? processors, jobs.count)
  }

  /// The document with the name that places come from: without a document's file, that of the family in `--fonts`.
  private static func named(_ request: SheetRequest, _ messages: Messages) -> SheetDocument? {
    var source = request.source
    guard source.path == nil, request.choices.fontsDirectory != nil else { return source }
    switch SheetNaming(of: request) {
    case .name(let name): source.document.name = name
    case .failed(let failures):
      for message in failures { messages.tell(message) }
      return nil
    }
    return source
  }

  /// Does work on every sheet on as many threads, and then tells what came of each, in the order of the sheets.
  ///
  /// Messages have the sheet's name in front where there are several.
  func forEach<Outcome: Sendable>(
    _ work: @escaping @Sendable (GoldenJob, SheetCache, Messages) throws(CommandError) -> Outcome,
    finished: (GoldenJob, GoldenResult<Outcome>) throws(CommandError) -> Void
  ) throws(CommandError) {
    let (jobs, messages) = (jobs, context.messages)
    let progress = ProgressLine(sheets: jobs.count, messages: messages)
    defer { messages.show(status: "") }
    progress.begin()
    var failure: CommandError?
    Workers.run(jobs.count, threads: threads) {
      SheetCache()
    } work: { cache, index, _ in
      GoldenResult(of: jobs[index], cache, work)
    } finished: { index, result in
      progress.finish(index)
      for message in result.messages { messages.tell(jobs.count == 1 ? message : message.about(jobs[index].name)) }
      do throws(CommandError) { try finished(jobs[index], result) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }
}

/// What came of one sheet.
struct GoldenResult<Outcome: Sendable>: Sendable {
  /// What is to be told, in order.
  let messages: [Message]
  /// What the work came to; nil when an error ended it.
  let outcome: Outcome?
  /// The error that ended the work.
  let error: CommandError?

  /// Does the work; nothing is printed or told yet.
  init(
    of job: GoldenJob, _ cache: SheetCache, _ work: (GoldenJob, SheetCache, Messages) throws(CommandError) -> Outcome
  ) {
    let messages = Messages()
    do throws(CommandError) {
      outcome = try SheetWork.during(job.name) { () throws(CommandError) in try work(job, cache, messages) }
      error = nil
    } catch {
      messages.report(error)
      (outcome, self.error) = (nil, error)
    }
    self.messages = messages.kept
  }
}
