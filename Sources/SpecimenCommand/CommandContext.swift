/// What a verb works with: the world as the caller gave it, and the way to speak on standard error.
package struct CommandContext {
  /// The world: arguments, sinks, variables.
  package let environment: CommandEnvironment
  /// Errors, warnings and notes of this run.
  package let messages: Messages

  /// Pairs an environment with the messages that go to its standard error.
  package init(environment: CommandEnvironment, messages: Messages) {
    self.environment = environment
    self.messages = messages
  }

  /// Writes text to standard output, checked: a full device or a closed pipe is an error with exit code 5.
  package func print(_ text: String) throws(CommandError) {
    try print(Array(text.utf8))
  }

  /// Writes bytes to standard output, checked: a full device or a closed pipe is an error with exit code 5.
  package func print(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try environment.standardOutput.write(bytes)
    } catch {
      throw .notWritten(.standardOutput, error)
    }
  }

  /// Writes a result to where `--out` says: whole, or not at all (see `OutputFile`).
  package func deliver(_ bytes: [UInt8], to target: OutputTarget) throws(CommandError) {
    switch target {
    case .standardOutput:
      try print(bytes)
    case .file(let path):
      let file = try OutputFile(path: path)
      try file.write(bytes)
      try file.commit()
      tellWritten(bytes.count, to: path)
    }
  }

  /// Tells of a file that was written, when the run is verbose.
  package func tellWritten(_ count: Int, to path: String) {
    messages.detail("wrote \(TerminalText.quoted(path)), \(Words.counted(count, "byte", "bytes"))")
  }
}
