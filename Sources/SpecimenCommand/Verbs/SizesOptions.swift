package import TypeSystem

/// The options of `sizes`, understood.
package struct SizesOptions: Hashable, Sendable {
  /// Where the table goes; standard output unless told.
  package var target: OutputTarget
  /// The format of the table.
  package var format: TableFormat
  /// What it shows.
  package var choices: SheetChoices
}

extension SizesOptions {
  /// Reads the options; the first thing wrong with them is thrown.
  package init(_ arguments: ParsedArguments, for document: TypeSystemDocument) throws(CommandError) {
    target = OutputTarget(arguments.value(SizesVerb.out) ?? "-")
    format = try TableFormat.choose(try arguments.word(SizesVerb.format), for: target)
    choices = try SheetChoices(arguments, for: document)
  }
}
