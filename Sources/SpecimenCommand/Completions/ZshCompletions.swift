/// The completion script for zsh: a function for a folder of fpath, built on zsh's own `_arguments`.
enum ZshCompletions {
  static func script(for verbs: [Verb]) -> String {
    """
    #compdef specimen
    # Completions of specimen for zsh, as 'specimen completions zsh' prints them.

    _specimen() {
      local curcontext=$curcontext state line ret=1
      local -a verbs
      typeset -A opt_args
      verbs=(
    \(verbs.map { "    " + ShellQuoting.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
      )
      _arguments -C \\
    \(HelpText.options.map { "    " + programOption($0) + " \\" }.joined(separator: "\n"))
        '1: :->verb' '*:: :->arguments' && ret=0
      case $state in
        verb) _describe -t verbs verb verbs && ret=0 ;;
        arguments)
          curcontext="${curcontext%:*:*}:specimen-$words[1]:"
          case $words[1] in
    \(verbs.map(verb).joined(separator: "\n"))
          esac
          ;;
      esac
      return ret
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _specimen "$@"
    else
      compdef _specimen specimen
    fi

    """
  }

  private static func programOption(_ option: OptionDeclaration) -> String {
    names(option).map { ShellQuoting.quoted("(- *)\($0)[\(escaped(option.help))]") }.joined(separator: " ")
  }

  private static func verb(_ verb: Verb) -> String {
    var specifications = verb.allOptions.flatMap(option)
    if verb.operands.count.upperBound > 0 {
      let place = verb.operands.count.upperBound == 1 ? "1" : "*"
      specifications.append("\(place):\(escaped(verb.operands.placeholder)):\(action(verb.operands.values))")
    }
    let lines = specifications.map { "            " + ShellQuoting.quoted($0) }.joined(separator: " \\\n")
    return "        \(verb.name))\n          _arguments -S \\\n\(lines) && ret=0\n          ;;"
  }

  private static func option(_ option: OptionDeclaration) -> [String] {
    let names = names(option)
    return names.map { name in
      let others = option.isRepeatable ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
      guard let value = option.value else { return "\(others)\(name)[\(escaped(option.help))]" }
      return "\(others)\(name)=[\(escaped(option.help))]:\(escaped(value)):\(action(option.values))"
    }
  }

  private static func names(_ option: OptionDeclaration) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + [option.flag]
  }

  private static func action(_ values: ArgumentValues) -> String {
    switch values.kind {
    case .any: " "
    case .words: "(\(values.words.joined(separator: " ")))"
    case .list: "_sequence compadd - \(values.words.joined(separator: " "))"
    case .assignment: "compadd -S= - \(values.words.joined(separator: " "))"
    case .file: "_files"
    case .folder: "_files -/"
    }
  }

  /// Signs that mean something to `_arguments`, with a backslash before them.
  private static func escaped(_ text: String) -> String {
    text.map { #"\:[]"#.contains($0) ? #"\"# + String($0) : String($0) }.joined()
  }
}
