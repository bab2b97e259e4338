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
    // Before the format, which would be asked for in vain.
    if let target = arguments.value(GenerateVerb.out).map(OutputTarget.init) {
      guard target != .standardOutput else {
        throw .contradiction("watch writes a file again and again, found --out -", hint: "for example --out sheet.html")
      }
      try context.checkTarget(target, isNone: arguments.operands)
    }
    let options = try GenerateOptions(plain, documents: embedded, verb: WatchVerb.name)
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
    if changes.isStopped { return }
    context.messages.note("watching \(Words.counted(sheets.count, "sheet", "sheets")); Control-C ends it")
    while let found = wait() {
      let look = Look()
      for index in sheets.indices {
        let changed = sheets[index].changes(look, touched: found.touched)
        if !changed.isEmpty || sheets[index].held != nil || found.isTry && sheets[index].isUnfinished {
          draw(index, look, changed)
        }
        if changes.isStopped { return }
      }
    }
  }

  private func wait() -> ChangeSource.Found? {
    changes.wait(
      isHeld: sheets.contains { $0.held != nil }, follow: { self.follow(in: &$0) },
      isChanged: { self.isAnyChanged($0) }, isUnfinished: { self.sheets.contains(where: \.isUnfinished) })
  }

  private func follow(in names: inout FollowedNames) {
    let look = Look()
    var followed: Set<SheetInputs.Folder> = []
    for sheet in sheets { sheet.inputs.follow(in: &names, &followed, look) }
  }

  private func isAnyChanged(_ look: Look) -> Bool {
    sheets.contains { !$0.changes(look, touched: []).isEmpty }
  }

  /// Draws a sheet and tells what came of it, or holds it back while its files are half written.
  private func draw(_ index: Int, _ look: Look, _ found: [String: FileChange]) {
    let begin = ClockTime.milliseconds()
    let held = sheets[index].held
    let found = found.merging(held?.changes ?? [:]) { new, old in old.followed(by: new) }
    let old = sheets[index].states
    let reason = ChangeWords.words(for: found, document: sheets[index].document) { path in
      (old.stamps[path] ?? look.stamp(path))?.isFolder ?? false
    }
    let mayHold = held.map { begin - $0.since < WatchedSheet.Held.longest } ?? true
    if !mayHold { changes.forgetWriting() }
    let outcome = drawing(of: index, mayHold: mayHold).draw(&sheets[index], look)
    sheets[index].held = outcome.isHalf ? .init(since: held?.since ?? begin, changes: found) : nil
    if !outcome.isHalf { tell(outcome, of: index, time: ClockTime.milliseconds() - begin, reason) }
  }

  private func drawing(of index: Int, mayHold: Bool) -> WatchedDrawing {
    var taken: [(path: String, label: String)] = []
    for (other, sheet) in sheets.enumerated() where other != index {
      if case .file(let path) = sheet.target { taken.append((path, sheet.label ?? path)) }
    }
    return WatchedDrawing(
      arguments: arguments, context: context, cache: cache, date: date, taken: taken, documents: arguments.operands,
      isWriting: mayHold ? { self.changes.isWriting() } : nil)
  }

  private func tell(_ outcome: WatchedDrawing.Outcome, of index: Int, time: Int, _ reason: String) {
    for file in outcome.files { probes.tell(file.path, file.bytes, context.messages) }
    let (hadFailed, isFirst) = (sheets[index].hasFailed, sheets[index].outputs.isEmpty)
    for message in sheets[index].news(among: outcome.messages.filter { $0.kind != .detail }) {
      context.messages.tell(sheets.count == 1 ? message : message.about(sheets[index].label ?? "sheet"))
    }
    guard !outcome.files.isEmpty else { return }
    sheets[index].outputs = outcome.files.map(\.path)
    let written = outcome.files.filter(\.isWritten)
    let name = Self.name(of: written.isEmpty ? outcome.files.map(\.path) : written.map(\.path))
    let words = [name, "\(time) ms", written.isEmpty ? "as it was" : "", reason].filter { !$0.isEmpty }
    let line = words.joined(separator: ", ")
    if !written.isEmpty || isFirst || hadFailed && !sheets[index].hasFailed {
      context.messages.note(line)
    } else {
      context.messages.detail(line)
    }
  }

  private static func name(of paths: [String]) -> String {
    paths.count == 1 ? paths[0] : "\(paths[0]) and \(paths.count - 1) more"
  }
}
