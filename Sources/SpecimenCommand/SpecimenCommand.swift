internal import Specimen

/// The `specimen` command: reads its arguments, runs one verb, words every message, and answers with an exit code.
package enum SpecimenCommand {
  /// The version of the command and of every module of this package.
  package static let version = SpecimenSheet.version

  /// The verbs, in the order in which the help lists them.
  package static let verbs: [Verb] = [
    GenerateVerb.verb, WatchVerb.verb, CheckVerb.verb, DiffVerb.verb, RecordVerb.verb, VerifyVerb.verb,
    ApproveVerb.verb,
    CompareVerb.verb, ScreensVerb.verb, SizesVerb.verb, WrapsVerb.verb, FaceVerb.verb, FontsVerb.verb, ShapeVerb.verb,
    ObfuscateVerb.verb, InitVerb.verb,
    DoctorVerb.verb, BoilerplateVerb.verb, ImportVerb.verb, PlanVerb.verb, RunVerb.verb, MergeVerb.verb,
    CompletionsVerb.verb, ManVerb.verb,
  ]

  /// Runs the command once and returns its exit code: 0 to 5, or 75, as `ExitCode` tells.
  ///
  /// Everything that it reads from or writes to the world comes through `environment`, apart from the files that the
  /// arguments name. SIGPIPE must be ignored by the caller, else a closed pipe ends the process.
  package static func run(_ environment: CommandEnvironment) -> Int32 {
    let messages = Messages(environment: environment)
    do {
      let code = try dispatch(CommandContext(environment: environment, messages: messages))
      return max(code, messages.exitCode).rawValue
    } catch {
      messages.report(error)
      return messages.exitCode.rawValue
    }
  }

  private static func dispatch(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let arguments = context.environment.arguments
    if let index = context.environment.malformedArgument, arguments.indices.contains(index) {
      throw .malformedArgument(arguments[index], position: index + 1)
    }
    guard let first = arguments.first else { throw .noVerb }
    switch first {
    case "--help", "-h":
      try context.print(HelpText.program(verbs: verbs))
      return .done
    case "--version":
      try context.print(VersionText.text(libraries: context.environment.libraryVersions))
      return .done
    default:
      break
    }
    guard !first.hasPrefix("-") else { throw .optionBeforeVerb(first) }
    guard let verb = verbs.first(where: { $0.name == first }) else {
      throw .unknownVerb(first, known: verbs.map(\.name))
    }
    switch try ArgumentParser(verb: verb).parse(Array(arguments.dropFirst())) {
    case .help:
      try context.print(HelpText.verb(verb))
      return .done
    case .run(var arguments):
      context.messages.isQuiet = arguments.isSet(CommonOptions.quiet)
      context.messages.isVerbose = arguments.isSet(CommonOptions.verbose)
      var context = context
      arguments.documents = DocumentPaths(arguments.operands)
      context.limits = arguments.limits
      context.limits.process.allow(
        sheets: RunSize.sheets(arguments, of: verb, context.limits.fonts), asOne: verb.isOneSheet)
      if !verb.limitsItself, IsolationOptions.areSet(arguments) {
        return try VerbInChild(verb: verb, arguments: arguments, context: context).run()
      }
      if !verb.limitsItself {
        context.environment.limitProcess(context.limits.process, verb.isResident)
        context.environment.prepareForSheet()
      }
      return try verb.perform(arguments, context)
    }
  }
}
