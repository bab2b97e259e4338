/// Speaks on standard error, one line a message and a line for its hint, and remembers the highest exit code.
///
/// A message that can't be written is dropped: there is nowhere left to say so.
package final class Messages {
  /// Whether notes are kept back (`--quiet`); warnings and errors never are.
  package var isQuiet = false
  /// Whether details are told (`-v`).
  package var isVerbose = false
  /// The highest exit code among the errors so far.
  package private(set) var exitCode = ExitCode.done

  private let sink: ByteSink
  private let isColored: Bool

  /// Opens the messages of one run.
  package init(environment: CommandEnvironment) {
    sink = environment.standardError
    isColored = environment.colorsMessages
  }

  /// Tells an error and its hint, and keeps its exit code.
  package func report(_ error: CommandError) {
    exitCode = max(exitCode, error.exitCode)
    write(label: "error", color: 31, text: error.description, hint: error.hint)
  }

  /// Tells of something that works but is probably not meant; `--quiet` lets it pass.
  package func warn(_ text: String, hint: String? = nil) {
    write(label: "warning", color: 33, text: text, hint: hint)
  }

  /// Tells something worth knowing about a result, unless the run is quiet.
  package func note(_ text: String, hint: String? = nil) {
    guard !isQuiet else { return }
    write(label: "note", color: 36, text: text, hint: hint)
  }

  /// Tells what was done, when the run is verbose.
  package func detail(_ text: String) {
    guard isVerbose else { return }
    write(label: "note", color: 36, text: text, hint: nil)
  }

  private func write(label: String, color: Int, text: String, hint: String?) {
    var lines = "\(colored(label + ":", color)) \(TerminalText.escaped(text))\n"
    if let hint { lines += "\(colored("hint:", 36)) \(TerminalText.escaped(hint))\n" }
    try? sink.write(Array(lines.utf8))
  }

  private func colored(_ text: String, _ color: Int) -> String {
    isColored ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }
}
