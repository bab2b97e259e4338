internal import Sheet

/// `specimen diff`: what a change of a document, or of its fonts, does to the type.
package enum DiffVerb {
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file,
    help: "the file to write, in HTML, PDF, Markdown, JSON or text by its ending, in place of standard output")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(DiffFormat.words),
    help: "'text' (default), 'json', 'markdown', 'html' or 'pdf'; else by the ending of --out")
  static let oldFolder = OptionDeclaration(
    "old-folder", value: "DIR", values: .folder,
    help: "the folder that OLD's fonts are relative to, where it isn't its own: for a copy that lies elsewhere")
  static let page = OptionDeclaration(
    GenerateVerb.page.name, value: "PAPER", values: .words(Paper.words),
    help: "the paper of a PDF, turned on its side: 'a4' (default), 'a3' or 'letter'")
  static let theme = OptionDeclaration(
    GenerateVerb.theme.name, value: "THEME", values: .words(Theme.words),
    help: "'light' (default) or 'dark': the colours of a PDF; a page follows its reader's own")

  /// The verb, declared.
  package static let verb = Verb(
    name: "diff",
    summary: "says what differs between two documents: sizes, faces, measures, and what else is drawn otherwise",
    usage: "OLD NEW [options]",
    operands: .init(placeholder: "OLD NEW", count: 2...2, values: .file),
    options: [out, format, oldFolder, CheckVerb.rule, page, theme, ChoiceOptions.fonts] + ChoiceOptions.common,
    examples: [
      .init(
        command: "specimen diff before.yaml after.yaml",
        purpose: "exit code 0 when nothing differs, 1 when something does"),
      .init(
        command: "specimen diff before.yaml after.yaml --out diff.html", purpose: "a page with the samples side by side"
      ),
      .init(
        command: "specimen diff before.yaml after.yaml --format markdown", purpose: "for the text of a pull request"),
      .init(
        command: "specimen diff /tmp/old.yaml app.yaml --old-folder .",
        purpose: "after 'git show main:app.yaml > /tmp/old.yaml': the same fonts for both"),
      .init(
        command: "specimen diff ../before/app.yaml app.yaml",
        purpose: "after 'git worktree add ../before main': each with its revision's fonts"),
    ],
    run: { arguments, context throws(CommandError) in
      try DiffRun(arguments, in: context).run()
    }, canBeIsolated: true)
}
