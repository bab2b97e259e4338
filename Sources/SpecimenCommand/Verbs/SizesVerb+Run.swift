internal import DynamicType
internal import Sheet
internal import Specimen

extension SizesVerb {
  /// Works the sizes out and writes the table where the options say.
  ///
  /// The samples are set too, for the marks that only setting them can tell: characters from another font, or from none.
  /// The numbers are printed whatever faces are missing; under --strict those are then exit code 4.
  static func run(
    _ options: SizesOptions, _ source: SheetDocument, in context: CommandContext
  ) throws(CommandError) -> ExitCode {
    let choices = options.choices
    try context.checkTarget(options.target, isNone: source.path.map { [$0] } ?? [])
    let request = SheetRequest(
      source, choices: choices, defaultFonts: try context.defaultFonts(for: choices), limits: context.limits)
    let preparation = try SheetPreparation(request, messages: context.messages)
    let sheet: SpecimenSheet
    do {
      // Cards: no page has to hold them all.
      sheet = try SpecimenSheet(
        preparation.document, fonts: preparation.library, styles: choices.styles, categories: choices.categories,
        missingFace: .fallback, boldText: choices.boldText, options: SheetOptions(layout: .cards))
    } catch {
      throw CommandError(error)
    }
    MarkMessages(notices: CellNotices(sheet.layout), library: preparation.library, documentPath: source.path)
      .tell(context.messages, isStrict: choices.isStrict)
    let report = SizesReport(
      system: sheet.system, marks: sheet.layout.marks,
      scales: options.compared == .android ? AndroidFontScale.compared : [])
    try context.deliver(Array(report.text(as: options.format).utf8), to: options.target)
    return .done
  }
}
