internal import Files
internal import Golden
internal import Snapshot
internal import Typeface

/// A run of `approve`: takes over what the last run of `verify` drew, and draws nothing.
struct ApproveRun {
  private let run: GoldenRun
  private let context: CommandContext
  private let filter: CellFilter?

  /// Reads the options; nil when a document has an error, which is told.
  ///
  /// - Throws: exit code 2 in continuous integration, where nothing is taken over.
  init?(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.context = context
    try context.checkMayRecord()
    filter = try GoldenOptions.cells(arguments)
    guard let run = try GoldenRun(arguments, in: context) else { return nil }
    self.run = run
  }

  /// Takes every sheet over; what is wrong with one does not keep the others from being taken over.
  func approve() throws(CommandError) -> ExitCode {
    let (filter, files) = (filter, context.environment.files)
    try run.forEach { job, _, messages throws(CommandError) in
      try Self.approve(job, filter, files, messages)
    } finished: { job, result throws(CommandError) in
      guard let words = result.outcome else { return }
      try context.print("\(TerminalText.escaped(job.name)): \(words)\n")
    }
    return .done
  }

  private static func approve(
    _ job: GoldenJob, _ filter: CellFilter?, _ files: FileWriter, _ messages: Messages
  ) throws(CommandError) -> String {
    let left = job.reportFolder.run(of: job.sheetFolder)
    guard FileCalls.exists(left.manifestPath) else {
      throw .below(
        "nothing to approve: no run of verify left a difference in \(TerminalText.quoted(left.folder))",
        hint: "'specimen verify' compares, and leaves there what it draws", exitCode: .usage)
    }
    warnIfOutdated(left, job, messages)
    let old = (try? job.store.read())?.manifest
    let isWritten: Bool
    do throws(GoldenError) {
      isWritten = try SheetWork.waiting { () throws(GoldenError) in
        try job.store.approve(filter, from: left, with: files)
      }
    } catch {
      throw CommandError(error)
    }
    guard isWritten else { return "approved already" }
    let new = (try? job.store.read())?.manifest
    guard let old, let new else { return "approved in \(TerminalText.quoted(job.store.folder))" }
    let verdict = Verdict.compare(expected: old, actual: new, comparesPixelsAnyway: true)
    let count = verdict.cells.count { $0.fails }
    return "approved \(Words.counted(count, "cell", "cells")) in \(TerminalText.quoted(job.store.folder))"
  }

  /// What was drawn from another document than there is now may not be what is meant.
  private static func warnIfOutdated(_ left: GoldenStore, _ job: GoldenJob, _ messages: Messages) {
    guard let drawn = (try? left.read())?.manifest?.document, let sha256 = job.request.source.sha256,
      drawn.sha256 != sha256
    else { return }
    messages.warn("the document has changed since it was verified", hint: "'specimen verify' draws it as it is now")
  }
}
