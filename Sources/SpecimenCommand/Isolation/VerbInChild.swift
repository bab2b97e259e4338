internal import Files
internal import Isolation
internal import Typeface

/// A verb that is run in a child, which reads the fonts and can do nothing else; this process writes and speaks for it.
struct VerbInChild {
  let verb: Verb
  let arguments: ParsedArguments
  let context: CommandContext

  /// Whether a kernel that can't confine the child is an error.
  private var isUntrusted: Bool { arguments.isSet(IsolationOptions.untrusted) }

  /// Runs the verb, again without each font that ends its process; nothing is told of a child that didn't end well.
  ///
  /// - Throws: exit code 5 where no font is to blame, and where `--untrusted` asks for more than the kernel has.
  func run() throws(CommandError) -> ExitCode {
    guard context.environment.allowsIsolation else { return try runHere() }
    var bounds = context.limits.process.bounds
    bounds.fontBytes = context.limits.fonts.memoryNeed
    let run = IsolatedRun(
      bounds: bounds,
      rights: OutputRights(of: verb, arguments, in: context.environment),
      requiresConfinement: isUntrusted,
      now: ClockTime.nanosecondsSince1970)
    let outcome: IsolatedRun.Outcome
    do throws(IsolationError) { outcome = try run.run(inChild) } catch {
      throw .below(TerminalText.escaped("\(error)"), hint: error.hint, exitCode: .output)
    }
    try tell(outcome)
    return ExitCode(rawValue: outcome.code) ?? .output
  }

  /// Where this process can have no child, as in a program that runs the command in its own.
  private func runHere() throws(CommandError) -> ExitCode {
    let text = "no process can be begun here to read fonts in"
    if isUntrusted { throw .below(text, hint: nil, exitCode: .output) }
    context.messages.warn("\(text): they are read in this one")
    return try verb.perform(arguments, context)
  }

  /// What the child does: the verb as ever, in a world whose ways out lead to this process.
  private func inChild(_ world: ChildWorld) -> Int32 {
    var environment = context.environment
    environment.prepareForSheet()
    environment.files = .channel(world.parent)
    environment.stopDescriptor = { nil }
    environment.hidesProgress = true
    environment.standardOutput = ByteSink(isTerminal: environment.standardOutput.isTerminal) { bytes in
      Self.error { () throws(SystemError) in try world.parent.write(output: bytes) }
    }
    environment.standardError = ByteSink(isTerminal: environment.standardError.isTerminal) { bytes in
      Self.error { () throws(SystemError) in try world.parent.write(messages: bytes) }
    }
    var arguments = arguments
    if world.isSingleThreaded {
      environment.processorCount = 1
      arguments.remove(GenerateVerb.jobs)
    }
    var limits = context.limits
    limits.fonts.refusedFiles = world.refused
    let messages = Messages(environment: environment)
    (messages.isQuiet, messages.isVerbose) = (context.messages.isQuiet, context.messages.isVerbose)
    var own = CommandContext(environment: environment, messages: messages)
    own.limits = limits
    do throws(CommandError) { return max(try verb.perform(arguments, own), messages.exitCode).rawValue } catch {
      messages.report(error)
      return messages.exitCode.rawValue
    }
  }

  private static func error(_ body: () throws(SystemError) -> Void) -> SystemError? {
    do throws(SystemError) { try body() } catch { return error }
    return nil
  }

  /// Tells what the child said, as far as it is safe to, and what confined it.
  private func tell(_ outcome: IsolatedRun.Outcome) throws(CommandError) {
    context.tell(outcome.confinement)
    let environment = context.environment
    if !outcome.messages.isEmpty {
      // A message that can't be written is dropped, as in any run.
      try? environment.standardError.write(
        ChildText.safe(outcome.messages, keepsColours: environment.colorsMessages))
    }
    guard !outcome.output.isEmpty else { return }
    try context.print(
      environment.standardOutput.isTerminal
        ? ChildText.safe(outcome.output, keepsColours: environment.colorsResults) : outcome.output)
  }
}
