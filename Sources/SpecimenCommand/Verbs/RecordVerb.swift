/// `specimen record`: makes sheets the goldens that later ones are compared with.
package enum RecordVerb {
  /// The verb, declared.
  package static let verb = Verb(
    name: "record",
    summary: "draws sheets and keeps them as the goldens that 'verify' compares with",
    usage: "[DOCUMENT…] [options]",
    operands: .init(placeholder: "[DOCUMENT…]", count: 0...10_000, values: .file),
    options: [
      GoldenOptions.mode, GoldenOptions.store, GoldenOptions.filter, GoldenOptions.goldens, GenerateVerb.jobs,
      ChoiceOptions.fonts, ChoiceOptions.defaultFonts,
    ],
    examples: [
      .init(
        command: "specimen record museo.yaml",
        purpose: "a picture and a manifest to be reviewed, in the folder museo.goldens"),
      .init(command: "specimen record 'specimens/*/*.yaml' --store hash", purpose: "text of a few kilobytes a sheet"),
      .init(
        command: "specimen record museo.yaml --filter body@AX3",
        purpose: "two cells alone; the others stay as they were recorded"),
    ],
    run: { arguments, context throws(CommandError) in
      try RecordRun(arguments, in: context)?.record() ?? .usage
    }, canBeIsolated: true, changes: [.goldens], countsSheets: true)
}
