internal import Files

/// A run of `watch`: draws its sheets, and each again when its document or its fonts have changed, until it is told to stop.
final class WatchRun {
  private let arguments: ParsedArguments
  private let context: CommandContext
  private let date: String?
  private let cache = SheetCache()
  private var sheets: [WatchedSheet] = []
  private var changes: ChangeSource
  private var probes = ReloadProbes()

  /// Reads what all sheets have in common.
  ///
  /// - Throws: exit code 2 for a command line that no document could make right.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.arguments = arguments
    self.context = context
    date = try SourceDate.date(in: context.environment)
    changes = ChangeSource(stop: context.environment.stopDescriptor(), messages: context.messages)
    let folders = max(1, arguments.values(ChoiceOptions.fonts).count)
    let documents = arguments.operands.isEmpty ? [nil] : arguments.operands.map(Optional.some)
    for document in documents {
      for folder in 0..<folders { sheets.append(WatchedSheet(document: document, folder: folder)) }
    }
    try checkCommandLine()
  }

  /// What is wrong whatever the documents say is told at once, by the options of the embedded document.
  private func checkCommandLine() throws(CommandError) {
    let embedded = Array(
      repeating: SheetDocument(context.environment.document), count: max(1, arguments.operands.count))
    var plain = arguments
    // What names styles and columns of a document is read with the document.
    for option in [
      ChoiceOptions.styles, ChoiceOptions.custom, ChoiceOptions.fallback, ChoiceOptions.size, ChoiceOptions.maximum,
    ] {
      plain.remove(option)
    }
    let options = try GenerateOptions(plain, documents: embedded, verb: WatchVerb.name)
    guard case .file = options.target else {
      throw .contradiction("watch writes a file again and again, found --out -", hint: "for example --out sheet.html")
    }
    _ = try context.defaultFonts(for: options.sheets[0].choices)
  }

  /// Draws and waits, and ends when the word comes to stop; a sheet that is being drawn is finished first.
  func run() {
    defer {
      probes.remove()
      context.messages.forgetErrors()
    }
    for index in sheets.indices {
      if changes.isStopped { return }
      draw(index, Look(), [:])
    }
    context.messages.note("watching \(Words.counted(sheets.count, "sheet", "sheets")); Control-C ends it")
    while let touched = changes.wait(follow: { self.follow(in: &$0) }, isChanged: { self.isAnyChanged($0) }) {
      let look = Look()
      for index in sheets.indices {
        let found = sheets[index].changes(look, touched: touched)
        if !found.isEmpty { draw(index, look, found) }
        if changes.isStopped { return }
      }
    }
  }

  private func follow(in names: inout FollowedNames) {
    let look = Look()
    var followed: Set<SheetInputs.Folder> = []
    for sheet in sheets { sheet.inputs.follow(in: &names, &followed, look) }
  }

  private func isAnyChanged(_ look: Look) -> Bool {
    sheets.contains { !$0.changes(look, touched: []).isEmpty }
  }

  /// Draws a sheet and tells what came of it.
  private func draw(_ index: Int, _ look: Look, _ found: [String: FileChange]) {
    let begin = ClockTime.milliseconds()
    let (hadFailed, reason) = (sheets[index].hasFailed, sheets[index].inputs.words(found))
    var taken: [(path: String, label: String)] = []
    for (other, sheet) in sheets.enumerated() where other != index {
      if case .file(let path) = sheet.target { taken.append((path, sheet.label ?? path)) }
    }
    let drawing = WatchedDrawing(
      arguments: arguments, context: context, cache: cache, date: date, taken: taken, documents: arguments.operands)
    let outcome = drawing.draw(&sheets[index], look)
    for file in outcome.files { probes.tell(file.path, file.bytes, context.messages) }
    let time = ClockTime.milliseconds() - begin
    for message in sheets[index].news(among: outcome.messages.filter { $0.kind != .detail }) {
      context.messages.tell(sheets.count == 1 ? message : message.about(sheets[index].label ?? "sheet"))
    }
    guard !outcome.files.isEmpty else { return }
    let written = outcome.files.filter(\.isWritten)
    let name = Self.name(of: written.isEmpty ? outcome.files.map(\.path) : written.map(\.path))
    let words = [name, "\(time) ms", written.isEmpty ? "as it was" : "", reason].filter { !$0.isEmpty }
    let line = words.joined(separator: ", ")
    if !written.isEmpty || found.isEmpty || hadFailed {
      context.messages.note(line)
    } else {
      context.messages.detail(line)
    }
  }

  private static func name(of paths: [String]) -> String {
    paths.count == 1 ? paths[0] : "\(paths[0]) and \(paths.count - 1) more"
  }
}
