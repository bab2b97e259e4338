extension SizesVerb {
  /// Resolves the sizes and writes the table where the options say.
  static func run(_ options: SizesOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    throw .below("the sizes are not resolved yet", hint: nil, exitCode: .output)
  }
}
