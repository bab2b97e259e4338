/// `specimen fonts`: what is in font files, and why some are no use.
package enum FontsVerb {
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(FontsFormat.words),
    help: "'text' (default), 'json', 'csv', 'markdown' or 'html', a page")
  static let recursive = OptionDeclaration("recursive", help: "search folders within folders too")
  static let hidden = OptionDeclaration("hidden", help: "try files whose names begin with a full stop too")
  static let include = OptionDeclaration(
    "include", value: "GLOB", isRepeatable: true,
    help: "try the files of a folder whose names match, in place of those with a font's extension; '*' tries all")

  /// The verb, declared.
  package static let verb = Verb(
    name: "fonts",
    summary: "lists the faces in font files, and why some files are refused",
    usage: "PATH... [options]",
    operands: .init(placeholder: "PATH...", count: 1...Int.max, values: .file),
    options: [format, recursive, hidden, include],
    examples: [
      .init(command: "specimen fonts Fonts", purpose: "the faces in a folder, and the files that are refused"),
      .init(command: "specimen fonts Fonts/X.ttf --format json", purpose: "all that is known of one file"),
      .init(
        command: "specimen fonts Fonts --recursive --include '*.bin'",
        purpose: "font files that go by another extension"),
    ],
    run: { arguments, context throws(CommandError) in
      try run(try FontsOptions(arguments), in: context)
    }, canBeIsolated: true)
}
