internal import Drawing
internal import Sheet
internal import Specimen

/// A run of `wraps`: sets a document's samples in lines, and writes what they come to.
struct WrapsRun {
  private let context: CommandContext
  private let source: SheetDocument
  private let options: WrapsOptions

  /// Reads the options and the document; nil when the document has an error, which is told.
  init?(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    guard let source = try context.documents(arguments.operands).first else { return nil }
    self.context = context
    self.source = source
    options = try WrapsOptions(arguments, for: source.document)
    try context.checkTarget(options.target, isNone: source.path.map { [$0] } ?? [])
  }

  func run() throws(CommandError) -> ExitCode {
    let choices = options.choices
    let request = SheetRequest(
      source, choices: choices, defaultFonts: try context.defaultFonts(for: choices), limits: context.limits)
    let preparation = try SheetPreparation(request, messages: context.messages)
    let breaker = try context.lineBreaker()
    let wraps: SpecimenWraps
    do throws(SpecimenError) {
      wraps = try SpecimenWraps(
        preparation.document, fonts: preparation.library, options: options.looks, missingFace: .fallback,
        breaker: breaker)
    } catch { throw CommandError(error) }
    let notices = wraps.map.notices(of: wraps.system)
    MarkMessages(
      notices: notices, library: preparation.library, documentPath: source.path,
      isMissingFaceError: preparation.document.fonts.onMissingFace == .error
    ).tell(context.messages, isStrict: choices.isStrict)
    guard context.messages.exitCode == .done else { return context.messages.exitCode }
    tellNames(wraps.map)
    if options.format.isPicture {
      let drawn = try draw(wraps)
      for note in drawn.notes(beside: notices.undrawnGlyphs) { context.messages.note(note) }
      try context.deliver(drawn.bytes, to: options.target)
    } else {
      try context.deliver(Array(WrapsReport(map: wraps.map).text(as: options.format).utf8), to: options.target)
    }
    return .done
  }

  /// Says that there is nothing to set but the styles' own names, where that is so.
  private func tellNames(_ map: WrapMap) {
    let rows = map.languages.flatMap(\.rows)
    guard !rows.isEmpty, rows.allSatisfy(\.isName) else { return }
    context.messages.note(
      "the samples are the styles' own names", hint: "give --text, or 'samples' in the document")
  }

  private func draw(_ wraps: SpecimenWraps) throws(CommandError) -> DrawnFile {
    var pdf = PDFOptions()
    if let date = try SourceDate.date(in: context.environment) { pdf.creationDate = date }
    do throws(SpecimenError) {
      return switch options.format {
      case .png: try wraps.png(options.png)
      case .svg: try wraps.svg()
      default: try wraps.pdf(pdf)
      }
    } catch {
      guard case .sheet(.tooLarge) = error else { throw CommandError(error) }
      throw .below(
        error.description, hint: "show fewer --styles, --widths or --languages, or write a table", exitCode: .output)
    }
  }
}
