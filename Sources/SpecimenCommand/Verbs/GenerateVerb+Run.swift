extension GenerateVerb {
  /// Draws the sheets and writes them where the options say.
  static func run(_ options: GenerateOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    try GenerateRun(options, in: context).run()
    return .done
  }
}
