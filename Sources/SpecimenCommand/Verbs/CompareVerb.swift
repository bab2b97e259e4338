/// `specimen compare`: two pictures, pixel by pixel.
package enum CompareVerb {
  static let report = OptionDeclaration(
    GoldenOptions.report.name, value: "DIR", values: .folder, help: "leave pictures of what differs in this folder")
  static let pixels = OptionDeclaration(
    GoldenOptions.pixelsPerCell.name, value: "N", help: "the most pixels that may differ, 0 unless told")

  /// The verb, declared.
  package static let verb = Verb(
    name: "compare",
    summary: "says in how many pixels two PNG pictures differ, how far and where",
    usage: "A.png B.png [options]",
    operands: .init(placeholder: "A.png B.png", count: 2...2, values: .file),
    options: [report, GoldenOptions.step, pixels, GoldenOptions.density],
    examples: [
      .init(command: "specimen compare before.png after.png", purpose: "exit code 0 when they are alike, 1 when not"),
      .init(
        command: "specimen compare before.png after.png --report report",
        purpose: "with a picture of the difference, and a page to look at"),
    ],
    run: { arguments, context throws(CommandError) in
      try CompareRun(arguments, in: context).compare()
    })
}
