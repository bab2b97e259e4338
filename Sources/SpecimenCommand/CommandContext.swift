internal import Files
internal import Languages
internal import Typeface

/// What a verb works with: the world as the caller gave it, and the way to speak on standard error.
package struct CommandContext {
  /// The world: arguments, sinks, variables.
  package let environment: CommandEnvironment
  /// Errors, warnings and notes of this run.
  package var messages: Messages

  /// What the run is bounded by.
  package var limits = Limits()

  /// Pairs an environment with the messages that go to its standard error.
  package init(environment: CommandEnvironment, messages: Messages) {
    self.environment = environment
    self.messages = messages
  }

  /// The folder of the default fonts, which a verbose run is told.
  func defaultFonts(for choices: SheetChoices) throws(CommandError) -> String {
    let folder = try DefaultFonts.directory(option: choices.defaultFontsDirectory, environment: environment)
    messages.detail("default fonts from \(TerminalText.quoted(folder))")
    return folder
  }

  /// What says where lines may end, by the machine's ICU.
  ///
  /// - Throws: exit code 5 on a machine without.
  func lineBreaker() throws(CommandError) -> LineBreaker {
    do throws(LanguagesError) { return try LineBreaker.open(versions: environment.icuVersions) } catch {
      throw .below("lines can't be broken: \(error)", hint: error.hint, exitCode: .output)
    }
  }

  /// Makes sure that a result isn't written over a file that is there, for a verb that takes --force.
  ///
  /// - Throws: exit code 2, before anything is written.
  func checkIsFree(_ target: OutputTarget) throws(CommandError) {
    guard case .file(let path) = target, FileCalls.exists(path), !FileCalls.isDevice(path) else { return }
    throw .below(
      "\(TerminalText.quoted(path)) is there already", hint: "--force writes over it, --out names another file",
      exitCode: .usage)
  }

  /// Makes sure that a result isn't written over a file that is read.
  ///
  /// - Throws: exit code 2, before anything is written.
  func checkTarget(_ target: OutputTarget, isNone inputs: [String]) throws(CommandError) {
    try checkTargets([target], areNone: inputs)
  }

  /// Makes sure that no result of many is written over one of the files that are read; the system is asked once of each.
  ///
  /// - Throws: exit code 2, before anything is written.
  func checkTargets(_ targets: [OutputTarget], areNone inputs: [String]) throws(CommandError) {
    let read = Dictionary(inputs.compactMap { input in FileNumber(path: input).map { ($0, input) } }) { first, _ in
      first
    }
    for case .file(let path) in targets {
      guard let number = FileNumber(path: path), let input = read[number] else { continue }
      throw .below(
        "\(TerminalText.quoted(path)) is the file that is read: nothing is written over it",
        hint: "name another file for --out\(path == input ? "" : "; \(TerminalText.quoted(input)) is the same one")",
        exitCode: .usage)
    }
  }

  /// Writes text to standard output, checked: a full device or a closed pipe is an error with exit code 5.
  package func print(_ text: String) throws(CommandError) {
    try print(Array(text.utf8))
  }

  /// Writes bytes to standard output, checked: a full device or a closed pipe is an error with exit code 5.
  package func print(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try SheetWork.waiting { () throws(SystemError) in try environment.standardOutput.write(bytes) }
    } catch {
      throw .notWritten(.standardOutput, error)
    }
  }

  /// Writes a result to where `--out` says: whole, or not at all (see ``ResultFile``).
  package func deliver(_ bytes: [UInt8], to target: OutputTarget) throws(CommandError) {
    switch target {
    case .standardOutput:
      try print(bytes)
    case .file(let path):
      try ResultFile(path: path, with: environment.files).finish(bytes, messages)
    }
  }
}
