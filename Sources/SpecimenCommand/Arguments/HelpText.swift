/// Writes the help of the program and of each verb, at most 80 columns wide.
enum HelpText {
  private static let width = 80

  /// What `specimen --help` prints.
  static func program(verbs: [Verb]) -> String {
    let options = [
      ("-h, --help", "print this help; after a verb, the verb's"),
      ("--version", "print the versions of specimen and of the libraries it runs on"),
    ]
    let examples = [
      "specimen generate --out sheet.pdf", "specimen sizes --categories large...AX3", "specimen fonts Fonts",
    ]
    return """
      specimen draws a type system as people will meet it: every text style at every
      content size category, in the custom font and in the fallback, on one sheet.

      usage: specimen VERB [options]

      verbs:
      \(list(verbs.map { ($0.name, $0.summary) }))

      options:
      \(list(options))

      examples:
      \(examples.map { "  " + $0 }.joined(separator: "\n"))

      'specimen VERB --help' tells what one verb takes.

      exit codes:
        0 done   2 wrong usage or unreadable input
        4 font unreadable, missing or substituted under --strict, or no default fonts
        5 output not written, or a limit hit

      """
  }

  /// What `specimen VERB --help` prints.
  static func verb(_ verb: Verb) -> String {
    let examples = verb.examples.map { "  \($0.command)\n      \($0.purpose)" }
    return """
      \(Words.wrapped("specimen \(verb.name): \(verb.summary)", width: width).joined(separator: "\n"))

      usage: specimen \(verb.name) \(verb.usage)

      options:
      \(list(verb.allOptions.map { ($0.usage, $0.help + ($0.isRepeatable ? " (repeatable)" : "")) }))

      examples:
      \(examples.joined(separator: "\n"))

      """
  }

  /// Terms and what they mean in two columns; a term too long for the first has a line of its own.
  private static func list(_ entries: [(term: String, meaning: String)]) -> String {
    let indent = min(entries.map(\.term.count).max() ?? 0, 24) + 4
    return entries.map { term, meaning in
      let lines = Words.wrapped(meaning, width: width - indent)
      let start = "  " + term
      let head =
        start.count + 2 > indent
        ? start + "\n" + String(repeating: " ", count: indent)
        : start + String(repeating: " ", count: indent - start.count)
      return head + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }.joined(separator: "\n")
  }
}
