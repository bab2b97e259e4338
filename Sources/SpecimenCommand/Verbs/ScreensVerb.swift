internal import DynamicType
internal import Sheet
internal import TypeSystem

/// `specimen screens`: what a change of size really reaches, on mock screens.
package enum ScreensVerb {
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file,
    help:
      "the file to write, in PDF, PNG, SVG or HTML by its ending, or the table in JSON, CSV, Markdown or text; '-' is "
      + "standard output; several screens as PNG or SVG are numbered, NAME-01.png and so on")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(ScreensFormat.words),
    help: "'text' (default), 'json', 'csv', 'markdown', 'pdf', 'png', 'svg' or 'html'; else by the ending of --out")
  static let screen = OptionDeclaration(
    "screen", value: "NAME", isRepeatable: true,
    help: "a screen of the document by its name; all of them unless told")
  static let from = OptionDeclaration(
    "from", value: "CATEGORY", values: .words(ContentSizeCategory.words),
    help: "the category that screens are built at; the platform's default, Large, unless told")
  static let to = OptionDeclaration(
    "to", value: "CATEGORY", values: .words(ContentSizeCategory.words),
    help: "show this category beside that of --from, and no others")
  static let width = OptionDeclaration(
    "width", value: "POINTS",
    help: "the device's width in points, \(NumberRange.deviceWidth.text); 375 by default")
  static let policy = OptionDeclaration(
    "policy", value: "POLICY", values: .words(UpdatePolicy.words),
    help:
      "how changes reach text: \(Words.alternatives(UpdatePolicy.words.map { "'\($0)'" })); the document's own unless "
      + "told")
  static let trace = OptionDeclaration(
    "trace",
    help: "print what the change to --to, or to the largest category, visits, a line a visit, in place of the table")
  static let theme = OptionDeclaration(
    GenerateVerb.theme.name, value: "THEME", values: .words(Theme.words),
    help: "'light', black on white (default), or 'dark', white on black; a page follows the reader's own unless told")

  /// The choices that mean something for screens: which styles are shown, they say themselves.
  private static let choices = ChoiceOptions.common.filter { $0 != ChoiceOptions.styles }

  /// The verb, declared.
  package static let verb = Verb(
    name: "screens",
    summary: "draws mock screens at every category: what a change of size reaches, and what then no longer fits",
    usage: "[DOCUMENT] [options]",
    operands: .init(placeholder: "[DOCUMENT]", count: 0...1, values: .file),
    options: [
      out, format, screen, from, to, width, policy, trace, theme, GenerateVerb.scale, GenerateVerb.compression,
      GenerateVerb.raster, ChoiceOptions.fonts,
    ] + choices,
    examples: [
      .init(command: "specimen screens app.yaml", purpose: "what is stale, cut or too tall, as a table"),
      .init(
        command: "specimen screens app.yaml --out screens.pdf",
        purpose: "a page a screen, a column a category, true to size"),
      .init(
        command: "specimen screens app.yaml --screen settings --to AX5 --width 320 --out settings.png",
        purpose: "one screen before and after, on the narrowest phone"),
      .init(
        command: "specimen screens app.yaml --policy adjusts --trace",
        purpose: "which text a change reaches, and which it does not"),
    ],
    run: { arguments, context throws(CommandError) in
      guard let source = try context.documents(arguments.operands).first else { return .usage }
      return try ScreensRun(try ScreensOptions(arguments, for: source.document), source, in: context).run()
    }, canBeIsolated: true)
}
