/// `specimen verify`: compares sheets with their goldens.
package enum VerifyVerb {
  /// The verb, declared.
  package static let verb = Verb(
    name: "verify",
    summary: "draws sheets and says what differs from their goldens, why first",
    usage: "[DOCUMENT…] [options]",
    operands: .init(placeholder: "[DOCUMENT…]", count: 0...10_000, values: .file),
    options: [
      GoldenOptions.filter, GoldenOptions.report, GoldenOptions.format, GoldenOptions.step,
      GoldenOptions.pixelsPerCell, GoldenOptions.density, GoldenOptions.pixels, GoldenOptions.goldens,
      GenerateVerb.jobs, ChoiceOptions.fonts, ChoiceOptions.defaultFonts,
    ],
    examples: [
      .init(command: "specimen verify museo.yaml", purpose: "one line when all is as recorded, else why and where"),
      .init(
        command: "specimen verify 'specimens/*/*.yaml' --report report",
        purpose: "several, with pictures, a page to look at, JUnit and JSON in 'report'"),
      .init(
        command: "specimen verify museo.yaml --step 2 --pixels-per-cell 20 --density 4/8",
        purpose: "lets scattered pixels pass, and no cluster of them"),
    ],
    run: { arguments, context throws(CommandError) in
      try VerifyRun(arguments, in: context)?.verify() ?? .usage
    }, canBeIsolated: true, changes: [.reports, .summary], countsSheets: true)
}
