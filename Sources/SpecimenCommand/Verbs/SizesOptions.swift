package import TypeSystem

/// The options of `sizes`, understood.
package struct SizesOptions: Hashable, Sendable {
  /// Where the table goes; standard output unless told.
  package var target: OutputTarget
  /// The format of the table.
  package var format: TableFormat
  /// What it shows.
  package var choices: SheetChoices
  /// The system that is shown beside the document's own; nil for none.
  package var compared: ComparedSystem?
}

/// A system whose sizes can stand beside Apple's.
package enum ComparedSystem: String, CaseIterable, Sendable {
  /// Android 14 and later, at its font scales.
  case android
}

extension ComparedSystem: NamedValue {
  static var kind: String { "system to compare" }
  static var inOrder: [ComparedSystem] { allCases }
  var word: String { rawValue }
  static func value(of word: String) -> ComparedSystem? { ComparedSystem(rawValue: word.lowercased()) }
}

extension SizesOptions {
  /// Reads the options; the first thing wrong with them is thrown.
  package init(_ arguments: ParsedArguments, for document: TypeSystemDocument) throws(CommandError) {
    target = OutputTarget(arguments.value(SizesVerb.out) ?? "-")
    format = try TableFormat.choose(try arguments.word(SizesVerb.format), for: target)
    compared = try arguments.word(SizesVerb.compare)
    choices = try SheetChoices(arguments, for: document)
  }
}
