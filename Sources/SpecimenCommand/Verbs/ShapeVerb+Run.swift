extension ShapeVerb {
  /// Shapes the text and prints one line of glyphs.
  static func run(_ options: ShapeOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    guard (try? FileCalls.status(options.font)).flatMap({ $0 }) != nil else { throw .noSuchPath(options.font) }
    throw .below("the text is not shaped yet", hint: nil, exitCode: .output)
  }
}
