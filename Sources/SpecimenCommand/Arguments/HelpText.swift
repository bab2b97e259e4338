/// Writes the help of the program and of each verb, at most 80 columns wide.
enum HelpText {
  private static let width = 80

  /// What the program is for: no capital, no full stop.
  static let purpose =
    "draws a type system as people will meet it: every text style at every content size category, in the custom font "
    + "and in the fallback, on one sheet"

  /// What the program takes in the place of a verb.
  static let options = [
    OptionDeclaration("help", letter: "h", help: "print this help; after a verb, the verb's"),
    OptionDeclaration("version", help: "print the versions of specimen and of the libraries it runs on"),
  ]

  /// What `specimen --help` prints.
  static func program(verbs: [Verb]) -> String {
    let examples = [
      "specimen generate --out sheet.pdf", "specimen sizes --categories large...AX3", "specimen fonts Fonts",
    ]
    return """
      \(Words.wrapped("specimen \(purpose).", width: width).joined(separator: "\n"))

      usage: specimen VERB [options]

      verbs:
      \(list(verbs.map { ($0.name, $0.summary) }))

      options:
      \(list(options.map { ($0.usage, $0.help) }))

      examples:
      \(examples.map { "  " + $0 }.joined(separator: "\n"))

      'specimen VERB --help' tells what one verb takes.

      exit codes:
      \(ExitCode.meanings.map { "  \($0.code) \($0.meaning)" }.joined(separator: "\n"))

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
