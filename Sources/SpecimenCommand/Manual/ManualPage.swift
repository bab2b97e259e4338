internal import Spelling
internal import WorkList

/// The manual page, `specimen(1)`, written from what the verbs declare.
enum ManualPage {
  /// The page for these verbs in the macros of man(7), with a line break at its end.
  static func text(verbs: [Verb]) -> String {
    var lines = [
      #".\" Printed by 'specimen man'."#,
      #".TH SPECIMEN 1 "" "specimen \#(SpecimenCommand.version)" "User Commands""#,
      ".SH NAME",
      #"specimen \- \#(Troff.text("draw every text style at every content size category"))"#,
      ".SH SYNOPSIS",
    ]
    for verb in verbs {
      lines += [#".B "specimen \#(Troff.text(verb.name))""#, Troff.line(verb.usage), ".br"]
    }
    lines += [
      ".B specimen", Troff.line("--help | --version"), ".SH DESCRIPTION", Troff.line("specimen \(HelpText.purpose)."),
      ".PP",
      Troff.line("Results go to standard output or to the file that an option names, messages to standard error."),
      ".SH VERBS",
    ]
    for verb in verbs { lines += section(verb) }
    lines += ["", ".SS Every verb", Troff.line("Options that all of them take:")].filter { !$0.isEmpty }
    lines += CommonOptions.all.flatMap(entry)
    lines += isolation(verbs)
    lines += limits
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in ExitCode.meanings { lines += [".TP", #".B \#(code)"#, Troff.line(meaning)] }
    lines += [Troff.line("When several things went wrong, the highest.")].flatMap { [".PP", $0] }
    lines += [".SH ENVIRONMENT"]
    for (name, meaning) in variables { lines += [".TP", #".B \#(name)"#, Troff.line(meaning)] }
    lines += [".SH SEE ALSO", ".BR hb\\-shape (1)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ verb: Verb) -> [String] {
    var lines = [
      #".SS "specimen \#(Troff.text(verb.name)) \#(Troff.text(verb.usage))""#,
      Troff.line(capitalized(verb.summary) + "."),
    ]
    lines += verb.options.flatMap(entry)
    lines += [".PP", "Examples:"]
    for example in verb.examples {
      lines += [".TP", #".B "\#(Troff.text(example.command))""#, Troff.line(example.purpose)]
    }
    return lines
  }

  private static func entry(_ option: OptionDeclaration) -> [String] {
    [".TP", Troff.option(option), Troff.line(option.help + (option.isRepeatable ? " (repeatable)" : ""))]
  }

  /// The options of the verbs that can read fonts in a process of their own, with the names of those verbs.
  private static func isolation(_ verbs: [Verb]) -> [String] {
    let names = verbs.filter(\.canBeIsolated).map(\.name)
    guard !names.isEmpty else { return [] }
    return [
      #".SS "Verbs that read fonts""#, Troff.line("Options that \(Spelling.list(names)) take:"),
    ] + IsolationOptions.all.flatMap(entry)
  }

  /// What every run is bounded by.
  private static var limits: [String] {
    let head = [
      ".SH LIMITS",
      Troff.line(
        "Fonts, documents and pictures may come from anywhere, so each run has limits. \(CommonOptions.limit.flag) sets "
          + "one; bytes take K, M or G, powers of 1,024 behind the number, and seconds an s."),
    ]
    return head
      + Limit.all.flatMap { limit in
        [
          ".TP", #".B "\#(Troff.text(limit.example))""#,
          Troff.line("\(capitalized(limit.purpose)), \(limit.rangeText). Beyond it: \(limit.outcome.rawValue)."),
        ]
      }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The environment variables that change something, and what.
  private static let variables =
    ArrayVariable.allCases.map { ($0.rawValue, "Which shard 'run' does, where --shards says how many there are.") } + [
      ("NO_COLOR", "When it is not empty, messages are not coloured."),
      ("SOURCE_DATE_EPOCH", "The date that a PDF carries, in seconds since 1970; 1 January 1970 unless set."),
      ("TERM", "Messages are coloured, and progress is shown, on a terminal that isn't 'dumb'."),
    ]
}
