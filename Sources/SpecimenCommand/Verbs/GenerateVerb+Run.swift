internal import Drawing
internal import Specimen

extension GenerateVerb {
  /// Draws the sheet and writes it where the options say.
  static func run(_ options: GenerateOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    let date = try SourceDate.date(in: context.environment)
    switch options.target {
    case .standardOutput:
      let bytes = try draw(options, date, context)
      guard context.messages.exitCode == .done else { return .done }
      try context.print(bytes)
    case .file(let path):
      // Opened before anything is drawn, so that a path that can't be written is told at once.
      let file = try OutputFile(path: path)
      let bytes = try draw(options, date, context)
      guard context.messages.exitCode == .done else { return .done }
      try file.write(bytes)
      try file.commit()
      context.tellWritten(bytes.count, to: path)
    }
    return .done
  }

  /// The sheet's bytes; what a strict run refuses is among the messages, and nothing is written then.
  private static func draw(
    _ options: GenerateOptions, _ date: String?, _ context: CommandContext
  ) throws(CommandError) -> [UInt8] {
    let choices = options.choices
    let preparation = try SheetPreparation(choices, in: context)
    do throws(SpecimenError) {
      let sheet = try SpecimenSheet(
        preparation.document, fonts: preparation.library, styles: choices.styles, categories: choices.categories)
      MarkMessages(marks: sheet.layout.marks, missingCharacters: sheet.layout.missingCharacters)
        .tell(context.messages, isStrict: choices.isStrict)
      let drawn: DrawnFile
      switch options.format {
      case .pdf:
        var pdf = PDFOptions()
        if let date { pdf.creationDate = date }
        drawn = try sheet.pdf(pdf)
      case .png: drawn = try sheet.png(options.png)
      case .svg: drawn = try sheet.svg()
      }
      for note in drawn.notes { context.messages.note(note) }
      return drawn.bytes
    } catch {
      throw CommandError(error)
    }
  }
}
