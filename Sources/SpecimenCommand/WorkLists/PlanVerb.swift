internal import WorkList

/// `specimen plan`: a matrix becomes a work list.
package enum PlanVerb {
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file, help: "the work list to write; '-' is standard output")

  /// The verb, declared.
  package static let verb = Verb(
    name: "plan",
    summary: "writes a work list: every sheet of a matrix, and the key of all that decides its bytes",
    usage: "MATRIX --out PATH [options]",
    operands: .init(placeholder: "MATRIX", count: 1...1, values: .file),
    options: [out, GenerateVerb.jobs, ChoiceOptions.defaultFonts],
    examples: [
      .init(
        command: "specimen plan matrix.yaml --out work.jsonl",
        purpose: "a job a line, sorted; the same bytes wherever fonts and libraries are"),
      .init(command: "specimen plan matrix.yaml --out - | wc -l", purpose: "how many sheets there are"),
    ],
    run: { arguments, context throws(CommandError) in try PlanRun(arguments, in: context).run() },
    canBeIsolated: true, countsSheets: true, isResident: true)
}
