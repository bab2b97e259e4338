/// `specimen sizes`: the numbers behind the sheet.
package enum SizesVerb {
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(TableFormat.words),
    help: "'text' (default), 'json', 'csv' or 'markdown'; else by the ending of --out")
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file, help: "the file to write, in place of standard output")

  static let compare = OptionDeclaration(
    "compare", value: "SYSTEM", values: .words(ComparedSystem.words),
    help: "add columns for another system: 'android', whose font scales 1 to 2 take the size at Large as sp")

  /// The verb, declared.
  package static let verb = Verb(
    name: "sizes",
    summary: "prints the point size of every style at every category",
    usage: "[DOCUMENT] [options]",
    operands: .init(placeholder: "[DOCUMENT]", count: 0...1, values: .file),
    options: [format, out, compare, ChoiceOptions.fonts] + ChoiceOptions.common,
    examples: [
      .init(command: "specimen sizes", purpose: "the default sheet's sizes as a table"),
      .init(
        command: "specimen sizes --size body=16 --max body=28 --styles body",
        purpose: "how body grows from 16 pt when it may not pass 28 pt"),
      .init(command: "specimen sizes --engine system --format csv", purpose: "Apple's own sizes, for a spreadsheet"),
    ],
    run: { arguments, context throws(CommandError) in
      guard let source = try context.documents(arguments.operands).first else { return .usage }
      return try run(try SizesOptions(arguments, for: source.document), source, in: context)
    }, canBeIsolated: true)
}
