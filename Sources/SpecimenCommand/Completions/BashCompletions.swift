/// The completion script for bash, from version 3.2 on: it uses nothing that came later but where it is there.
enum BashCompletions {
  static func script(for verbs: [Verb]) -> String {
    """
    # Completions of specimen for bash, as 'specimen completions bash' prints them.

    # _specimen_among WORD...: the words that begin with what is typed.
    _specimen_among() {
      local word
      for word in "$@"; do
        [[ $word != "$current"* ]] || COMPREPLY+=("$word")
      done
    }

    # _specimen_list WORD...: the same after the last comma or range, without a space behind the word.
    _specimen_list() {
      local before=${current%"${current##*[,.]}"} word
      for word in "$@"; do
        [[ $before$word != "$current"* ]] || COMPREPLY+=("$before$word")
      done
      compopt -o nospace 2>/dev/null || true
    }

    # _specimen_assignment WORD...: words with an equals sign behind them.
    _specimen_assignment() {
      _specimen_among "${@/%/=}"
      compopt -o nospace 2>/dev/null || true
    }

    # _specimen_paths KIND: files (-f) or folders (-d).
    _specimen_paths() {
      local path
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen "$1" -- "$current")
      compopt -o filenames 2>/dev/null || true
    }

    _specimen() {
      local current=${COMP_WORDS[COMP_CWORD]-} option='' index
      COMPREPLY=()
      # '--option=value' is three words to bash.
      if ((COMP_CWORD > 1)); then
        option=${COMP_WORDS[COMP_CWORD - 1]}
        if [[ $current == '=' ]]; then
          current=''
        elif [[ $option == '=' ]]; then
          option=${COMP_WORDS[COMP_CWORD - 2]}
        fi
      else
        _specimen_among \(verbs.map(\.name).joined(separator: " ")) \(HelpText.options.map(\.flag).joined(separator: " "))
        return
      fi
      for ((index = 2; index < COMP_CWORD; index++)); do
        [[ ${COMP_WORDS[index]} != -- ]] || option=--
      done
      case ${COMP_WORDS[1]} in
    \(verbs.map(verb).joined(separator: "\n"))
      esac
    }

    complete -F _specimen specimen

    """
  }

  private static func verb(_ verb: Verb) -> String {
    let options = verb.allOptions.filter { $0.value != nil }
    let flags = verb.allOptions.map(\.flag).joined(separator: " ")
    var lines = ["    \(verb.name))", "      case $option in"]
    for option in options {
      lines.append("        \(option.flag)) \(action(option.values)) ;;")
    }
    let operands = action(verb.operands.values)
    lines += [
      "        --) \(operands) ;;",
      "        *) if [[ $current == -* ]]; then _specimen_among \(flags); else \(operands); fi ;;",
      "      esac",
      "      ;;",
    ]
    return lines.joined(separator: "\n")
  }

  private static func action(_ values: ArgumentValues) -> String {
    switch values.kind {
    case .any: ":"
    case .words: "_specimen_among \(values.words.joined(separator: " "))"
    case .list: "_specimen_list \(values.words.joined(separator: " "))"
    case .assignment: "_specimen_assignment \(values.words.joined(separator: " "))"
    case .file: "_specimen_paths -f"
    case .folder: "_specimen_paths -d"
    }
  }
}
