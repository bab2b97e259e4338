/// `specimen completions`: a script by which a shell completes what is typed.
package enum CompletionsVerb {
  /// The verb, declared.
  package static let verb = Verb(
    name: "completions",
    summary: "prints the script by which bash, zsh or fish completes verbs, options and values",
    usage: "SHELL [options]",
    operands: .init(placeholder: "SHELL", count: 1...1, values: .words(Shell.words)),
    options: [],
    examples: [
      .init(
        command: "specimen completions bash >~/.local/share/bash-completion/completions/specimen",
        purpose: "for bash, with the package bash-completion"),
      .init(command: "source <(specimen completions bash)", purpose: "for one session of bash"),
      .init(
        command: "specimen completions zsh >/usr/local/share/zsh/site-functions/_specimen",
        purpose: "for zsh, in a folder of its fpath"),
      .init(
        command: "specimen completions fish >~/.config/fish/completions/specimen.fish", purpose: "for fish"),
    ],
    run: { arguments, context throws(CommandError) in
      let shell = try Shell.parse(arguments.operands[0], option: "SHELL")
      try context.print(shell.script(for: SpecimenCommand.verbs))
      return .done
    })
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable, NamedValue {
  case bash, zsh, fish

  static var kind: String { "shell" }
  static var inOrder: [Shell] { allCases }
  var word: String { rawValue }

  /// The script for these verbs, which ends with a line break.
  func script(for verbs: [Verb]) -> String {
    switch self {
    case .bash: BashCompletions.script(for: verbs)
    case .zsh: ZshCompletions.script(for: verbs)
    case .fish: FishCompletions.script(for: verbs)
    }
  }
}
