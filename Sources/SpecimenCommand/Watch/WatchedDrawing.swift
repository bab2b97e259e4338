internal import Files
internal import Page

/// Draws one watched sheet again, and says what came of it.
struct WatchedDrawing {
  /// What was drawn.
  struct Outcome {
    /// The files, whether they were written or were the same already.
    var files: [(path: String, bytes: [UInt8], isWritten: Bool)] = []
    /// What is to be told, in order.
    var messages: [Message] = []
    /// Whether all this is probably of files that are half written: nothing was written then.
    var isHalf = false
  }

  let arguments: ParsedArguments
  let context: CommandContext
  let cache: SheetCache
  /// The date that a PDF carries.
  let date: String?
  /// What other sheets are drawn to, with their names in messages.
  let taken: [(path: String, label: String)]
  /// The files that are read, over which nothing is written.
  let documents: [String]
  /// Whether a file is being written at this moment; nil where half a file is to be taken as it is.
  let isWriting: (() -> Bool)?

  /// Reads the document, and draws the sheet if it can be drawn; nothing is told yet.
  ///
  /// What the sheet comes from, and how that was before it was read, is kept in `sheet`.
  func draw(_ sheet: inout WatchedSheet, _ look: Look) -> Outcome {
    let messages = Messages()
    var files: [(path: String, bytes: [UInt8], isWritten: Bool)] = []
    var isHalf = false
    sheet.states = FileStates(of: sheet.inputs, look)
    do throws(CommandError) {
      if let job = try job(&sheet, look, messages) {
        let read = sheet
        var surroundings = SheetJob.Surroundings(messages: messages, cache: cache, progress: { _ in })
        surroundings.keepsSame = true
        surroundings.finished = { path, bytes, isWritten in files.append((path, bytes, isWritten)) }
        surroundings.goesOn = {
          isHalf = self.isHalf(read, messages)
          return !isHalf
        }
        _ = try job.run(in: surroundings)
      }
    } catch {
      messages.report(error)
    }
    isHalf = isHalf || files.isEmpty && self.isHalf(sheet, messages)
    return Outcome(files: files, messages: messages.kept, isHalf: isHalf)
  }

  /// Whether what is wrong may be so only because a file was read while it was written.
  private func isHalf(_ sheet: WatchedSheet, _ messages: Messages) -> Bool {
    guard let isWriting else { return false }
    let isWrong = messages.kept.contains { message in
      switch message.kind {
      case .error, .warning: true
      case .note, .detail: false
      }
    }
    return isWrong && (isWriting() || FileStates(of: sheet.inputs, Look()) != sheet.states)
  }

  private func job(
    _ sheet: inout WatchedSheet, _ look: Look, _ messages: Messages
  ) throws(CommandError) -> SheetJob? {
    var context = self.context
    context.messages = messages
    // A pipe would be waited for until somebody writes to it, and nothing could end that.
    if let document = sheet.document, FileCalls.isDevice(document) {
      throw .below(
        "\(TerminalText.quoted(document)) is no regular file: it can't be watched",
        hint: "watch a document that is saved as a file", exitCode: .usage)
    }
    let documents = try context.documents([sheet.document].compactMap(\.self))
    guard !documents.isEmpty else { return nil }
    var options = try GenerateOptions(arguments, documents: documents, verb: WatchVerb.name)
    options.page.reloads = true
    let choices = options.sheets[sheet.folder].choices
    let request = SheetRequest(
      documents[0], choices: choices, defaultFonts: try context.defaultFonts(for: choices), limits: context.limits)
    sheet.inputs = SheetInputs(request)
    sheet.states = FileStates(of: sheet.inputs, look)
    let target = try target(options, request, messages)
    guard let target else { return nil }
    sheet.target = target
    return SheetJob(
      request: request, options: options, target: target, date: date, icuVersions: context.environment.icuVersions)
  }

  /// Where the sheet goes; nil where it can't be named, which is told.
  private func target(
    _ options: GenerateOptions, _ request: SheetRequest, _ messages: Messages
  ) throws(CommandError) -> OutputTarget? {
    var target = options.target
    if target.hasNamePlace {
      switch SheetNaming(of: request, cache: cache) {
      case .name(let name): target = target.named(name)
      case .failed(let failures):
        for message in failures { messages.tell(message) }
        return nil
      }
    }
    if case .file(let path) = target { try SheetNameClash.check(path, request.label, taken, options) }
    try context.checkTarget(target, isNone: documents)
    return target
  }
}
