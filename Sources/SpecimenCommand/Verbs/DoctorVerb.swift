internal import TextLayout
internal import TypeSystem
internal import Typeface

/// `specimen doctor`: why a style is not drawn in its face.
package enum DoctorVerb {
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(["text", "json"]), help: "'text' (default) or 'json'")

  /// The verb, declared.
  package static let verb = Verb(
    name: "doctor",
    summary: "answers why a style is not drawn in its own face",
    usage: "DOCUMENT STYLE [options]",
    operands: .init(placeholder: "DOCUMENT STYLE", count: 2...2, values: .file),
    options: [format, ChoiceOptions.fonts, ChoiceOptions.defaultFonts, ChoiceOptions.boldText],
    examples: [
      .init(command: "specimen doctor typesystem.yaml body", purpose: "four questions and what was found, in order"),
      .init(
        command: "specimen doctor typesystem.yaml button --format json", purpose: "the same of a role, for a program"),
    ],
    run: { arguments, context throws(CommandError) in try run(arguments, in: context) }, canBeIsolated: true)

  private static func run(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) -> ExitCode {
    let format: TableFormat = try arguments.word(self.format) ?? .text
    guard format == .text || format == .json else {
      throw .unknownWord(format.rawValue, kind: "format", option: self.format.flag, known: ["text", "json"])
    }
    guard let source = try context.documents([arguments.operands[0]]).first else { return .usage }
    let document = source.document
    let style = try document.styleNames.parse(arguments.operands[1], option: "STYLE")
    let library = FontLibrary(limits: context.limits.fonts)
    let sources = try load(arguments, source, into: library, context)
    let boldText = arguments.isSet(ChoiceOptions.boldText)
    let resolved: ResolvedTypeSystem
    do throws(ResolutionError) {
      resolved = try Resolver(library: library, missingFace: .fallback, boldText: boldText).resolve(
        withoutErrors(document), styles: [style])
    } catch { throw .below(error.description, hint: error.hint, exitCode: .font) }
    let diagnosis = Diagnosis(
      document: document, style: style, library: library, sources: sources, boldText: boldText)
    let drawn = try DrawnSample(resolved, TextShaper(library: library, limits: context.limits.text))
    let report = DoctorReport(diagnosis: diagnosis, column: resolved.styles.first?.custom, sample: drawn)
    try context.print(format == .json ? report.json.text : report.text)
    return report.isDrawnWhole ? .done : .difference
  }

  /// The document with a policy under which every style can be shown.
  private static func withoutErrors(_ document: TypeSystemDocument) -> TypeSystemDocument {
    var document = document
    if document.undefinedStyles == .error { document.undefinedStyles = .system }
    return document
  }

  /// Loads what a sheet would have, without a word: the report says what is wrong.
  private static func load(
    _ arguments: ParsedArguments, _ source: SheetDocument, into library: FontLibrary, _ context: CommandContext
  ) throws(CommandError) -> [TypeSystemDocument.SourceReport] {
    var choices = SheetChoices()
    choices.defaultFontsDirectory = arguments.value(ChoiceOptions.defaultFonts)
    let defaults = try context.defaultFonts(for: choices)
    do throws(FontError) {
      var reports: [TypeSystemDocument.SourceReport] = []
      if let directory = arguments.value(ChoiceOptions.fonts) { reports.append(try folder(directory, library)) }
      reports += try source.document.loadFonts(into: library, folder: source.folder)
      // A folder that the document names too has given its faces already.
      let last = try folder(defaults, library)
      return last.files.allSatisfy { $0.result == .alreadyLoaded } ? reports : reports + [last]
    } catch {
      throw source.commandError(error)
    }
  }

  private static func folder(
    _ path: String, _ library: FontLibrary
  ) throws(FontError) -> TypeSystemDocument.SourceReport {
    let files = try library.load(directory: path)
    return TypeSystemDocument.SourceReport(source: .directory(DirectorySource(path: path)), files: files)
  }
}
