internal import Sheet
internal import Specimen
internal import TypeSystem

extension SizesVerb {
  /// Works the sizes out and writes the table where the options say.
  ///
  /// The numbers are printed whatever faces are missing; under --strict those are then exit code 4.
  static func run(_ options: SizesOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    let choices = options.choices
    let request = SheetRequest(
      document: context.environment.document, choices: choices, defaultFonts: try context.defaultFonts(for: choices))
    let preparation = try SheetPreparation(request, messages: context.messages)
    let system: ResolvedTypeSystem
    do {
      system = try Resolver(library: preparation.library).resolve(
        preparation.document, styles: choices.styles, categories: choices.categories)
    } catch {
      throw CommandError(.resolution(error))
    }
    let marks = system.marks.map {
      CellMark(style: $0.style, column: $0.column, category: $0.category, mark: $0.mark)
    }
    MarkMessages(marks: marks, missingCharacters: []).tell(context.messages, isStrict: choices.isStrict)
    try context.deliver(Array(SizesReport(system: system).text(as: options.format).utf8), to: options.target)
    return .done
  }
}
