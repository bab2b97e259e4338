internal import Sheet
internal import TypeSystem

/// `specimen wraps`: how many lines each sample takes, and what a limit cuts.
package enum WrapsVerb {
  static let widths = OptionDeclaration(
    "widths", value: "LIST",
    help: "the devices' widths, each \(NumberRange.deviceWidth.text) pt; a sample has "
      + "\(Decimals.short(WrapMap.margin)) pt less at each side; "
      + WrapMap.deviceWidths.map(Decimals.short).joined(separator: ",") + " unless told")
  static let lines = OptionDeclaration(
    "lines", value: "N",
    help: "the most lines that a sample may have, \(WrapsOptions.lineRange.lowerBound) to "
      + "\(WrapsOptions.lineRange.upperBound): what is cut then is told")
  static let column = OptionDeclaration(
    "column", value: "COLUMN", values: .words(Column.words),
    help: "the 'custom' font (default) or the 'fallback'")
  static let languages = OptionDeclaration(
    CheckVerb.languages.name, value: "LIST",
    help: "the languages whose samples are set, such as en,th; all of the document's unless told")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(WrapsFormat.words),
    help:
      "a table in 'text' (default), 'csv', 'json' or 'markdown', or a picture in 'pdf', 'png' or 'svg'; else by the "
      + "ending of --out")
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file, help: "the file to write, in place of standard output")
  static let theme = OptionDeclaration(
    GenerateVerb.theme.name, value: "THEME", values: .words(Theme.words),
    help: "'light' (default) or 'dark': the colours of a picture")

  /// The verb, declared.
  package static let verb = Verb(
    name: "wraps",
    summary: "counts the lines that each sample takes at every category and device width, and what a limit cuts",
    usage: "[DOCUMENT] [options]",
    operands: .init(placeholder: "[DOCUMENT]", count: 0...1, values: .file),
    options: [widths, lines, column, languages, format, out, theme, FaceVerb.scale, ChoiceOptions.fonts]
      + ChoiceOptions.common,
    examples: [
      .init(command: "specimen wraps museo.yaml", purpose: "a table a language: lines by style, width and category"),
      .init(
        command: "specimen wraps museo.yaml --widths 320,375 --lines 2 --out wraps.pdf",
        purpose: "what two lines cut on small phones, as a picture"),
      .init(
        command: "specimen wraps --text 'Save a little each week' --styles headline,body --format csv",
        purpose: "a text of one's own, for a spreadsheet"),
    ],
    run: { arguments, context throws(CommandError) in try WrapsRun(arguments, in: context)?.run() ?? .usage },
    canBeIsolated: true)
}

extension Column: NamedValue {
  static var kind: String { "column" }
  static var inOrder: [Column] { allCases }
  var word: String { rawValue }
}
