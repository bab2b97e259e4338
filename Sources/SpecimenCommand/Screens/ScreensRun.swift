internal import Drawing
internal import Page
internal import Screens
internal import Sheet
internal import Specimen
internal import Spelling
internal import TypeSystem
internal import Typeface

/// A run of `screens`: builds, changes and lays out the screens, and writes the table, the pictures or the trace.
struct ScreensRun {
  private let options: ScreensOptions
  private let source: SheetDocument
  private let context: CommandContext

  init(_ options: ScreensOptions, _ source: SheetDocument, in context: CommandContext) throws(CommandError) {
    self.options = options
    self.source = source
    self.context = context
    try context.checkTarget(options.target, isNone: source.path.map { [$0] } ?? [])
  }

  /// Writes what was asked for; under --strict nothing is written where a face is substituted.
  func run() throws(CommandError) -> ExitCode {
    let messages = context.messages
    let request = SheetRequest(
      source, choices: options.choices, defaultFonts: try context.defaultFonts(for: options.choices),
      limits: context.limits)
    let preparation = try SheetPreparation(request, messages: messages)
    let screens = try layOut(preparation)
    tellLeftOut(screens)
    tellStandIns(screens, in: preparation.document)
    MarkMessages(
      notices: screens.notices, library: preparation.library, documentPath: source.path,
      isMissingFaceError: preparation.document.fonts.onMissingFace == .error
    ).tell(messages, isStrict: options.choices.isStrict)
    guard messages.exitCode == .done else { return messages.exitCode }
    if let picture = options.format.picture {
      try draw(screens, picture)
    } else if !options.isTraceOnly, let table = options.format.table {
      let text = ScreensReport(screens).text(as: table)
      try context.deliver(Array(text.utf8), to: options.target)
    }
    if options.showsTrace { try context.print(screens.traces.map(\.description).joined()) }
    return messages.exitCode
  }

  private func layOut(_ preparation: SheetPreparation) throws(CommandError) -> SpecimenScreens {
    let document = preparation.document
    let known = SpecimenScreens.screens(of: document).map(\.name)
    for name in options.screens ?? [] where !known.contains(name) {
      throw .unknownWord(name, kind: "screen", option: ScreensVerb.screen.flag, known: known)
    }
    if document.screens.isEmpty {
      context.messages.note(
        "\(source.path.map { "\(TerminalText.quoted($0)) has" } ?? "the default document has") no screens: shown are the "
          + "\(known.count) that come with specimen", hint: "'screens' in a document declares its own")
    }
    let breaker = options.isTraceOnly ? nil : try context.lineBreaker()
    var layout = options.layout
    layout.maximumSide = Double(context.limits.pagePoints)
    layout.textLimits = context.limits.text
    do throws(SpecimenError) {
      return try SpecimenScreens(
        document, fonts: preparation.library, screens: options.screens, options: layout,
        missingFace: .fallback, breaker: breaker)
    } catch { throw CommandError(error) }
  }

  /// Says which styles of the screens the document doesn't define, and that a trace goes nowhere.
  private func tellStandIns(_ screens: SpecimenScreens, in document: TypeSystemDocument) {
    let undefined = screens.undefinedStyles
    if !undefined.isEmpty {
      let names = Spelling.list(undefined.map { TerminalText.escaped($0.name) }, limit: 12)
      let other =
        document.rule(of: .body) != nil ? "body" : document.shownStyles.first { document.rule(of: $0) != nil }?.name
      context.messages.note(
        "\(names) \(undefined.count == 1 ? "is" : "are") not in the document: the font of "
          + "\(TerminalText.escaped(other ?? "body")) stands for \(undefined.count == 1 ? "it" : "them")")
    }
    if options.showsTrace, let trace = screens.traces.first, trace.old == trace.new {
      context.messages.note(
        "the trace goes from \(trace.old.name) to \(trace.new.name), which changes no size",
        hint: "name two categories with --from and --to")
    }
  }

  /// Says once what is not drawn.
  private func tellLeftOut(_ screens: SpecimenScreens) {
    var told: Set<String> = []
    for screen in screens.laidOut.joined() {
      for hidden in screen.hiddenPaths where told.insert(hidden.path).inserted {
        let path = TerminalText.escaped(hidden.path)
        switch hidden.reason {
        case .notLoaded: context.messages.note("\(path) is not loaded: left out")
        case .madeLater: context.messages.detail("\(path) is made after the change: left out before it")
        case .notShowing: context.messages.detail("\(path) can't be seen: left out")
        }
      }
    }
  }

  private func draw(_ screens: SpecimenScreens, _ format: PictureFormat) throws(CommandError) {
    var pen = SheetPen(
      pages: screens, format: format, png: options.png, page: PageOptions(theme: options.theme),
      date: try SourceDate.date(in: context.environment), marked: screens.notices.undrawnGlyphs,
      messages: context.messages)
    guard case .file(let path) = options.target else {
      guard pen.fileCount == 1 else { throw .pagesInOneFile(count: pen.fileCount, .standardOutput) }
      return try context.print(try pen.draw(page: 1))
    }
    let paths = try NumberedFiles.paths(path, count: pen.fileCount, format: format)
    _ = try NumberedFiles.write(paths, with: context.environment.files, context.messages) { page throws(CommandError) in
      try pen.draw(page: page)
    }
  }
}

extension SpecimenScreens: DrawablePages {
  var pageCount: Int { laidOut.count }
}
