/// `specimen approve`: takes over what `verify` drew.
package enum ApproveVerb {
  /// The verb, declared.
  package static let verb = Verb(
    name: "approve",
    summary: "makes what the last 'verify' drew the golden, without drawing again",
    usage: "[DOCUMENT…] [options]",
    operands: .init(placeholder: "[DOCUMENT…]", count: 0...10_000, values: .file),
    options: [
      GoldenOptions.filter, GoldenOptions.report, GoldenOptions.goldens, GenerateVerb.jobs, ChoiceOptions.fonts,
      ChoiceOptions.defaultFonts,
    ],
    examples: [
      .init(command: "specimen approve museo.yaml", purpose: "the whole sheet"),
      .init(
        command: "specimen approve museo.yaml --filter 'body@AX3.custom,title*'",
        purpose: "a cell and some styles; the others stay as they were recorded"),
    ],
    run: { arguments, context throws(CommandError) in
      try ApproveRun(arguments, in: context)?.approve() ?? .usage
    }, canBeIsolated: true, changes: [.goldens], countsSheets: true)
}
