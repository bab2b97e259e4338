/// The completion script for fish: a line for each verb and option.
enum FishCompletions {
  static func script(for verbs: [Verb]) -> String {
    var lines = [
      "# Completions of specimen for fish, as 'specimen completions fish' prints them.",
      "",
      "complete -c specimen -f",
    ]
    for option in HelpText.options {
      lines.append("complete -c specimen -n __fish_use_subcommand \(names(option)) \(meaning(option.help))")
    }
    for verb in verbs {
      lines.append("complete -c specimen -n __fish_use_subcommand -a \(verb.name) \(meaning(verb.summary))")
    }
    for verb in verbs { lines += [""] + section(verb) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ verb: Verb) -> [String] {
    let start = "complete -c specimen -n '__fish_seen_subcommand_from \(verb.name)'"
    var lines: [String] = []
    if verb.operands.count.upperBound > 0 { lines.append(start + action(verb.operands.values, isOption: false)) }
    lines += verb.allOptions.map { option in
      let values = option.value == nil ? "" : action(option.values, isOption: true)
      return "\(start) \(names(option))\(values) \(meaning(option.help))"
    }
    return lines
  }

  private static func names(_ option: OptionDeclaration) -> String {
    (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.name)"
  }

  private static func meaning(_ help: String) -> String { "-d \(ShellQuoting.fishQuoted(help))" }

  /// What follows an option: -x is for one that takes a value and no file, -r for one that takes a value.
  private static func action(_ values: ArgumentValues, isOption: Bool) -> String {
    let exclusive = isOption ? " -x" : ""
    switch values.kind {
    case .any: return exclusive
    case .words: return exclusive + " -a '\(values.words.joined(separator: " "))'"
    case .list:
      return exclusive + " -a '(__fish_complete_list , \"string split , \(values.words.joined(separator: ","))\")'"
    case .assignment: return exclusive + " -a '\(values.words.map { $0 + "=" }.joined(separator: " "))'"
    case .file: return (isOption ? " -r" : "") + " -F"
    case .folder: return exclusive + " -a '(__fish_complete_directories)'"
    }
  }
}
