internal import Sheet
internal import TypeSystem
internal import WorkList

/// A job as the command line of `generate` that draws it: what is wrong with it is told as there.
struct JobArguments {
  /// The command line, taken apart.
  let parsed: ParsedArguments
  /// What the job is bounded by.
  let limits: Limits

  /// Puts the command line together.
  ///
  /// - Parameters:
  ///   - combination: what the job shows.
  ///   - options: what it has besides.
  ///   - root: the folder that paths are relative to.
  ///   - command: the arguments of `plan` or `run`, whose limits hold where the job has none.
  init(
    _ combination: Combination, _ options: [Matrix.Option], root: String, command: ParsedArguments
  ) throws(CommandError) {
    var words: [(OptionDeclaration, String?)] = [
      (ChoiceOptions.language, combination.locale?.tag), (ChoiceOptions.text, combination.locale?.text),
      (ChoiceOptions.platform, combination.platform), (GenerateVerb.theme, combination.theme),
      (GenerateVerb.layout, combination.layout), (GenerateVerb.format, combination.format),
      (GenerateVerb.out, "sheet.\(combination.format)"),
      (ChoiceOptions.defaultFonts, command.value(ChoiceOptions.defaultFonts)),
    ]
    var own: Set<String> = []
    for option in options where option.name == CommonOptions.limit.name {
      own.formUnion(option.values.map(Self.limitName))
    }
    for limit in command.values(CommonOptions.limit) where !own.contains(Self.limitName(limit)) {
      words.append((CommonOptions.limit, limit))
    }
    var arguments = words.compactMap { option, value in value.map { "\(option.flag)=\($0)" } }
    for option in options {
      if option.values.isEmpty { arguments.append("--\(option.name)") }
      for value in option.values {
        let isPath = option.name == GenerateVerb.fonts.name
        arguments.append("--\(option.name)=\(isPath ? TypeSystemDocument.path(value, in: root) : value)")
      }
    }
    guard case .run(let parsed) = try ArgumentParser(verb: GenerateVerb.verb).parse(arguments) else {
      preconditionFailure("a job's command line asks for help")
    }
    self.parsed = parsed
    limits = try Limits(parsed)
  }

  private static func limitName(_ text: String) -> String { String(text.prefix { $0 != "=" }) }

  /// The options understood, for a document that was read.
  func options(for document: SheetDocument) throws(CommandError) -> GenerateOptions {
    try GenerateOptions(parsed, chosen: [ChosenDocument(document, parsed)], verb: GenerateVerb.verb.name)
  }
}
