internal import WorkList

/// `specimen merge`: what came of a work list.
package enum MergeVerb {
  static let worklist = OptionDeclaration(
    "worklist", value: "PATH", values: .file,
    help: "the work list that the results are of; another one than the folder's is an error")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(MergeFormat.words), help: "what is printed: 'text' (default) or 'json'")

  /// The verb, declared.
  package static let verb = Verb(
    name: "merge",
    summary: "says what came of a work list: made, cached, failed, lost; writes a page and JUnit of it",
    usage: "DIR [options]",
    operands: .init(placeholder: "DIR", count: 1...1, values: .folder),
    options: [worklist, format],
    examples: [
      .init(
        command: "specimen merge sheets",
        purpose: "the counts; index.html, junit.xml and merge.json are in the folder then"),
      .init(
        command: "specimen merge sheets --worklist work.jsonl --format json",
        purpose: "for a program, of this list and no other"),
    ],
    run: { arguments, context throws(CommandError) in try MergeRun(arguments, in: context).run() })
}

/// The formats that a merge is printed in.
enum MergeFormat: String, CaseIterable, Sendable, NamedValue {
  case text, json

  static var kind: String { "format" }
  static var inOrder: [MergeFormat] { allCases }
  var word: String { rawValue }
}
