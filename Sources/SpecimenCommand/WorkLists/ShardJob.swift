internal import DynamicType
internal import Files
internal import Golden
internal import Sheet
internal import Specimen
internal import TypeSystem
internal import Typeface
internal import WorkList

/// A job of a shard, from its fonts to its object: values alone, so that any worker can do it.
struct ShardJob: Sendable {
  let job: WorkJob
  let options: RunOptions
  let places: ResultPlaces
  let surroundings: Surroundings

  /// What all jobs of a shard have in common.
  struct Surroundings: Sendable {
    /// The folder of the default fonts.
    var defaultFonts: String
    /// The date that a PDF carries; nil for the fixed one.
    var date: String?
    /// The versions of ICU that are looked for.
    var icuVersions: ClosedRange<Int>
    /// The hashes of the program and its libraries.
    var tools: ToolHashes
    /// The embedded document.
    var embedded: TypeSystemDocument
    /// The font files that are left out, and why.
    var refused: [String: String] = [:]
  }

  /// Draws the sheet where it is not there, and says what came of it; whatever goes wrong is in the record.
  func run(_ worker: ShardWorker, files: FileWriter) -> JobRecord {
    let start = ClockTime.milliseconds()
    let messages = Messages()
    var record = JobRecord(id: job.id, file: job.file, outcome: .failed)
    do throws(CommandError) {
      if FileCalls.isRegular(places.object(job)), !options.looksAtAll {
        record.outcome = .cached
      } else {
        let drawn = try SheetWork.during(job.id) { () throws(CommandError) in try draw(worker, files, messages) }
        if let drawn {
          (record.findings, record.golden) = (drawn.findings, drawn.golden)
          if let outcome = drawn.outcome { record.outcome = outcome } else { record.isContradicted = true }
        }
      }
    } catch {
      record.mayRetry = error.ofRun.exitCode == .again
      messages.report(error)
    }
    record.messages = messages.kept.prefix(Self.messageLimit).compactMap(JobRecord.Message.init)
    record.milliseconds = ClockTime.milliseconds() - start
    return record
  }

  /// The most messages of a sheet that are kept.
  private static let messageLimit = 100

  /// Nil where a strict job, or a document with errors, isn't drawn; without outcome where other bytes are there.
  ///
  /// The messages say why.
  private func draw(
    _ worker: ShardWorker, _ files: FileWriter, _ messages: Messages
  ) throws(CommandError) -> (outcome: JobRecord.Outcome?, findings: [FindingRecord]?, golden: GoldenRecord?)? {
    let arguments = try JobArguments(job.combination, job.options, root: options.root, command: options.command)
    guard let (source, documentHash) = try document(worker, arguments, messages) else { return nil }
    var limits = arguments.limits
    limits.fonts.refusedFiles = surroundings.refused
    let understood = try arguments.options(for: source)
    let request = SheetRequest(
      source, choices: understood.sheets[0].choices, defaultFonts: surroundings.defaultFonts, limits: limits)
    let preparation = try SheetPreparation(request, cache: worker.cache, messages: messages)
    if let font = preparation.leftOut.first { throw .endingFont(font) }
    try checkKey(preparation, source, documentHash, arguments.limits)
    let sheetJob = SheetJob(
      request: request, options: understood, target: .standardOutput, date: surroundings.date,
      icuVersions: surroundings.icuVersions)
    let findings = options.checks ? try sheetJob.findings(preparation, worker.cache, messages) : nil
    var golden: GoldenRecord?
    let isThere = FileCalls.isRegular(places.object(job))
    let bytes = try sheetJob.bytes(preparation, cache: worker.cache, messages) { sheet throws(CommandError) in
      if let folder = options.goldens {
        golden = try JobGolden(job: job, folder: folder, places: places)
          .compare(sheet, preparation.library, request, files)
      } else if let folder = options.record {
        try JobGolden(job: job, folder: folder, places: places).record(sheet, preparation.library, request, files)
      }
      return !isThere || options.again
    }
    guard messages.exitCode == .done else { return nil }
    guard let bytes else { return (.cached, findings, golden) }
    return (try place(bytes, files, messages), findings, golden)
  }

  private func document(
    _ worker: ShardWorker, _ arguments: JobArguments, _ messages: Messages
  ) throws(CommandError) -> (source: SheetDocument, hash: String)? {
    guard let path = job.combination.document else {
      let source = SheetDocument(surroundings.embedded)
      return (source, KeyParts.hash(SheetKey.document(source)))
    }
    return try worker.document(path) { () throws(CommandError) in
      let file = TypeSystemDocument.path(path, in: options.root)
      guard let source = try DocumentSource(limits: arguments.limits.documents).read(file, messages) else { return nil }
      return (source, KeyParts.hash(SheetKey.document(source)))
    }
  }

  /// Makes sure that the sheet would be the one that was planned.
  private func checkKey(
    _ preparation: SheetPreparation, _ source: SheetDocument, _ documentHash: String, _ limits: Limits
  ) throws(CommandError) {
    let text = SheetKey.options(
      job.combination, job.options, of: source, limits: SheetKey.limits(limits), date: surroundings.date)
    let parts = KeyParts(
      toolHash: surroundings.tools[job.combination],
      fontsHash: KeyParts.hash(SheetKey.fonts(preparation.library)), documentHash: documentHash,
      optionsHash: KeyParts.hash(text))
    guard parts.key != job.key else { return }
    let differences = parts.differences(from: job.parts)
    let words = differences.isEmpty ? "" : ": found \(Words.alternatives(differences, "and"))"
    throw .below(
      "the sheet was planned otherwise than it would be drawn here\(words)",
      hint: "plan again with what is here", exitCode: .usage)
  }
}

extension JobRecord.Message {
  /// What a record keeps of a message; nil for a detail.
  init?(_ message: Message) {
    let kind: String
    switch message.kind {
    case .error: kind = "error"
    case .warning: kind = "warning"
    case .note: kind = "note"
    case .detail: return nil
    }
    self.init(
      kind: kind, text: TerminalText.elided(message.text, limit: Messages.longest),
      hint: message.hint.map { TerminalText.elided($0, limit: Messages.longest) })
  }
}
