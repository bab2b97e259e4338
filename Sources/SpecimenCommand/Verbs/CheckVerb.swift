internal import Findings

/// `specimen check`: what is wrong with a type system, by rules with numbers.
package enum CheckVerb {
  static let rule = OptionDeclaration(
    "rule", value: "NAME=LEVEL", values: .assignment(Rule.words), isRepeatable: true,
    help: "how grave a rule's findings are: 'off', 'info', 'warning' or 'error'; over the document's 'findings'")
  static let failOn = OptionDeclaration(
    "fail-on", value: "LEVEL", values: .words(FailLevel.words),
    help: "end with exit code 1 where something of this level or a graver one is found: 'info', 'warning', 'error' "
      + "(default) or 'never'")
  static let languages = OptionDeclaration(
    "languages", value: "LIST",
    help: "the languages whose characters the custom faces must have, such as en,vi,sr-Latn; the document's own unless "
      + "told")
  static let faces = OptionDeclaration(
    "faces",
    help:
      "compare each custom face with its fallback: x-height, cap height, average width and stem, and the CSS that would "
      + "make the fallback match; in text and JSON")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(CheckFormat.words),
    help: "\(Words.alternatives(CheckFormat.words.map { "'\($0)'" })); else by the ending of --out, and text")
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file, help: "the file to write, in place of standard output")

  /// The verb, declared.
  package static let verb = Verb(
    name: "check",
    summary: "finds what is wrong with a type system, worst first, with numbers and what to do",
    usage: "[DOCUMENT…] [options]",
    operands: .init(placeholder: "[DOCUMENT…]", count: 0...10_000, values: .file),
    options: [rule, failOn, languages, faces, format, out, ChoiceOptions.fonts] + ChoiceOptions.common,
    examples: [
      .init(command: "specimen check museo.yaml", purpose: "what a designer should know, grouped by rule"),
      .init(
        command: "specimen check museo.yaml --languages en,vi,pl --rule thinSmall=off --fail-on warning",
        purpose: "three languages, one rule less, and warnings fail too"),
      .init(command: "specimen check museo.yaml --faces", purpose: "how each face compares with its fallback, too"),
      .init(
        command: "specimen check 'specimens/*/*.yaml' --format sarif --out check.sarif",
        purpose: "several documents, for a code host's list of problems"),
    ],
    run: { arguments, context throws(CommandError) in try CheckRun(arguments, in: context)?.run() ?? .usage },
    canBeIsolated: true, changes: [.summary], countsSheets: true)
}
