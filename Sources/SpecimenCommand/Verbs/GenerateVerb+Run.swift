extension GenerateVerb {
  /// Draws the sheet and writes it where the options say.
  static func run(_ options: GenerateOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    _ = try SourceDate.date(in: context.environment)
    _ = try DefaultFonts.directory(option: options.choices.defaultFontsDirectory, environment: context.environment)
    throw .below("the sheet is not drawn yet", hint: nil, exitCode: .output)
  }
}
