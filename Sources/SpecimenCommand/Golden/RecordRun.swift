internal import Files
internal import Golden
internal import Snapshot
internal import Typeface

/// A run of `record`: draws sheets and makes them the goldens.
struct RecordRun {
  private let run: GoldenRun
  private let context: CommandContext
  private let mode: RecordMode
  private let kind: GoldenKind?
  private let filter: CellFilter?

  /// Reads the options; nil when a document has an error, which is told.
  ///
  /// - Throws: exit code 2 in continuous integration, where nothing is recorded.
  init?(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.context = context
    try context.checkMayRecord()
    mode = try Self.mode(arguments, context.environment)
    kind = try arguments.word(GoldenOptions.store)
    filter = try GoldenOptions.cells(arguments)
    if filter != nil, let kind {
      throw .contradiction(
        "\(GoldenOptions.filter.flag) keeps the kind of the golden, found \(GoldenOptions.store.flag) \(kind.rawValue)",
        hint: "record the whole sheet to change it")
    }
    guard let run = try GoldenRun(arguments, in: context) else { return nil }
    self.run = run
  }

  private static func mode(
    _ arguments: ParsedArguments, _ environment: CommandEnvironment
  ) throws(CommandError) -> RecordMode {
    if let mode: RecordMode = try arguments.word(GoldenOptions.mode) { return mode }
    guard let word = environment.variables["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else { return .all }
    return try RecordMode.parse(word, option: "SNAPSHOT_TESTING_RECORD")
  }

  /// What became of a sheet.
  private enum Outcome: Sendable {
    case recorded(old: Manifest?, new: Manifest?)
    case unchanged(cells: Int?)
    case kept(String)
    case refused
  }

  /// Records every sheet that the mode is about; an error of one does not keep the others from being recorded.
  func record() throws(CommandError) -> ExitCode {
    guard mode != .never else {
      context.messages.note("nothing is recorded", hint: "\(GoldenOptions.mode.flag) all records")
      return .done
    }
    let (mode, kind, filter, files) = (mode, kind, filter, context.environment.files)
    let hasPlan = run.jobs.count > 1 && SheetWork.plan(run.jobs.count, areSheets: true)
    defer { if hasPlan { SheetWork.endPlan() } }
    try run.forEach { job, cache, messages throws(CommandError) in
      try Self.record(job, mode, kind, filter, files, cache, messages)
    } finished: { job, result throws(CommandError) in
      guard let outcome = result.outcome, let words = Self.words(outcome, job) else { return }
      try context.print("\(TerminalText.escaped(job.name)): \(words)\n")
    }
    for folder in filter == nil ? GoldenPlaces.orphans(besides: run.sources) : [] {
      context.messages.warn(
        "the golden \(TerminalText.quoted(folder)) has no document any more",
        hint: "remove the folder, or bring its document back")
    }
    return .done
  }

  private static func record(
    _ job: GoldenJob, _ mode: RecordMode, _ kind: GoldenKind?, _ filter: CellFilter?, _ files: FileWriter,
    _ cache: SheetCache, _ messages: Messages
  ) throws(CommandError) -> Outcome {
    let store = job.store
    if mode == .missing, store.kind != nil { return .kept("a golden is there") }
    let drawing = try job.drawing(cache, messages)
    guard messages.exitCode == .done else { return .refused }
    if mode == .failed {
      let finding = GoldenVerification(store: store, filter: filter, pictureLimit: 0)
        .verify(drawing, name: job.name, pictureFolder: "")
      if finding.standing == .same { return .kept(finding.report.headline) }
    }
    let old = (try? store.read())?.manifest
    let isWritten: Bool
    do throws(GoldenError) {
      if let filter {
        isWritten = try SheetWork.waiting { () throws(GoldenError) in try store.record(filter, of: drawing, with: files)
        }
      } else {
        isWritten = try SheetWork.waiting { () throws(GoldenError) in try store.record(drawing, as: kind, with: files) }
      }
    } catch {
      throw CommandError(error)
    }
    if isWritten { SheetWork.wrote(store.folder) }
    let new = (try? store.read())?.manifest
    return isWritten ? .recorded(old: old, new: new) : .unchanged(cells: new?.cells.count)
  }

  private static func words(_ outcome: Outcome, _ job: GoldenJob) -> String? {
    switch outcome {
    case .refused: return nil
    case .kept(let why): return "not recorded: \(why)"
    case .unchanged(let cells?): return "\(Words.counted(cells, "cell", "cells")) as recorded"
    case .unchanged: return "as recorded"
    case .recorded(let old, let new):
      let place = TerminalText.quoted(job.store.folder)
      guard let new else { return "recorded in \(place)" }
      let cells = Words.counted(new.cells.count, "cell", "cells")
      return "recorded \(cells) in \(place)" + (old.map { changes(from: $0, to: new) } ?? "")
    }
  }

  /// How many cells the recording changed, such as ": 12 changed, 1 new".
  private static func changes(from old: Manifest, to new: Manifest) -> String {
    let verdict = Verdict.compare(expected: old, actual: new, comparesPixelsAnyway: true)
    let counts: [(Int, String)] = [
      (verdict.count(of: .changed), "changed"), (verdict.count(of: .new), "new"),
      (verdict.count(of: .stale), "removed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }
}

extension CommandContext {
  /// Makes sure that goldens may be written: in continuous integration they would pass with whatever was drawn there.
  ///
  /// - Throws: exit code 2.
  func checkMayRecord() throws(CommandError) {
    guard environment.isContinuousIntegration else { return }
    throw .below(
      "no golden is written in continuous integration (CI is set)",
      hint: "record where you work, look at the pictures and commit them; here 'specimen verify' compares",
      exitCode: .usage)
  }
}
