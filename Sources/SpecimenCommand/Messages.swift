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
  /// What was told where nothing is written: see `init()`.
  package private(set) var kept: [Message] = []

  private let sink: ByteSink?
  private let isColored: Bool
  private let showsStatus: Bool
  private var status = ""

  /// Opens the messages of one run.
  package init(environment: CommandEnvironment) {
    sink = environment.standardError
    isColored = environment.colorsMessages
    showsStatus = environment.showsProgress
  }

  /// Keeps messages and writes nothing, for a worker: the run tells them when their turn has come.
  package init() {
    sink = nil
    isColored = false
    showsStatus = false
  }

  /// Tells an error and its hint, and keeps its exit code.
  package func report(_ error: CommandError) {
    tell(Message(.error(error.exitCode), error.description, hint: error.hint))
  }

  /// Tells of something that works but is probably not meant; `--quiet` lets it pass.
  package func warn(_ text: String, hint: String? = nil) { tell(Message(.warning, text, hint: hint)) }

  /// Tells something worth knowing about a result, unless the run is quiet.
  package func note(_ text: String, hint: String? = nil) { tell(Message(.note, text, hint: hint)) }

  /// Tells what was done, when the run is verbose.
  package func detail(_ text: String) { tell(Message(.detail, text)) }

  /// Tells a message, or keeps it.
  package func tell(_ message: Message) {
    if case .error(let code) = message.kind { exitCode = max(exitCode, code) }
    guard sink != nil else { return kept.append(message) }
    switch message.kind {
    case .error: write(label: "error", color: 31, message)
    case .warning: write(label: "warning", color: 33, message)
    case .note: if !isQuiet { write(label: "note", color: 36, message) }
    case .detail: if isVerbose { write(label: "note", color: 36, message) }
    }
  }

  /// Lets the errors so far not count for the exit code, for a run that went on after them until it was told to stop.
  func forgetErrors() { exitCode = .done }

  /// Shows a line that later ones replace, below all messages; an empty one erases it.
  ///
  /// It appears only where standard error is a terminal that can move its cursor, and not when the run is quiet.
  package func show(status text: String) {
    guard showsStatus, !isQuiet, text != status else { return }
    status = text
    put(Self.erase + text)
  }

  /// Back to the line's first column, and everything from there on away.
  private static let erase = "\r\u{1B}[K"

  private func write(label: String, color: Int, _ message: Message) {
    var lines = "\(colored(label + ":", color)) \(Self.line(message.text))\n"
    if let hint = message.hint { lines += "\(colored("hint:", 36)) \(Self.line(hint))\n" }
    put(status.isEmpty ? lines : Self.erase + lines + status)
  }

  /// The longest message in characters; the middle of a longer one is left out.
  package static let longest = 2000

  private static func line(_ text: String) -> String {
    TerminalText.escaped(TerminalText.elided(text, limit: longest))
  }

  private func put(_ text: String) { try? sink?.write(Array(text.utf8)) }

  private func colored(_ text: String, _ color: Int) -> String {
    isColored ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }
}
