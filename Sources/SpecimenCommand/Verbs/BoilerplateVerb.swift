internal import Interchange
internal import TypeSystem
internal import Typeface

/// `specimen boilerplate`: what a sheet was drawn from, as code.
package enum BoilerplateVerb {
  static let format = OptionDeclaration(
    "as", value: "FORMAT", values: .words(BoilerplateFormat.allCases.map(\.rawValue)),
    help: "'uikit', 'swiftui' or 'swash' (Swift), 'plist' (UIAppFonts), 'css', or 'dtcg' (design tokens)")
  static let fonts = OptionDeclaration(
    "fonts", value: "DIR", values: .folder,
    help: "the fonts in this folder: without a document, their families are written")
  static let matching = OptionDeclaration(
    "matching", value: "NAME", help: "only the families with this in their name, whatever the case")
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file, help: "the file to write, in place of standard output")

  /// The verb, declared.
  package static let verb = Verb(
    name: "boilerplate",
    summary: "writes a type system as code: Swift, UIAppFonts, CSS or design tokens",
    usage: "[DOCUMENT | --fonts DIR] --as FORMAT [options]",
    operands: .init(placeholder: "DOCUMENT", count: 0...1, values: .file),
    options: [format, fonts, matching, out, ChoiceOptions.defaultFonts],
    examples: [
      .init(
        command: "specimen boilerplate typesystem.yaml --as uikit --out AppFont.swift",
        purpose: "the fonts of every style, for a UIKit app"),
      .init(
        command: "specimen boilerplate --fonts Fonts --as swash --matching gill",
        purpose: "an enumeration of each family that has 'gill' in its name"),
      .init(command: "specimen boilerplate typesystem.yaml --as plist", purpose: "what Info.plist has to list"),
    ],
    run: { arguments, context throws(CommandError) in try run(arguments, in: context) }, canBeIsolated: true)

  private static func run(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) -> ExitCode {
    guard let word = arguments.value(format) else {
      throw .missingOption("--as FORMAT", verb: "boilerplate", example: verb.examples[0].command)
    }
    guard let format = BoilerplateFormat(rawValue: word.lowercased()) else {
      throw .unknownWord(
        word, kind: "format", option: self.format.flag, known: BoilerplateFormat.allCases.map(\.rawValue))
    }
    let intake = FontIntake(
      messages: context.messages, isStrict: arguments.isSet(CommonOptions.strict), limits: context.limits.fonts)
    let directory = arguments.value(fonts)
    if let directory { _ = try intake.loadUserFonts(directory) }
    let part = arguments.value(matching) ?? ""
    let text: String
    if let directory, arguments.operands.isEmpty {
      text = try code { () throws(InterchangeError) in
        try Boilerplate.text(fonts: intake.library, from: directory, as: format, matching: part)
      }
    } else {
      guard let source = try context.documents(arguments.operands).first else { return .usage }
      try intake.load(source)
      loadDefaultFonts(arguments, into: intake, context)
      text = try code { () throws(InterchangeError) in
        try Boilerplate.text(source.document, as: format, fonts: intake.library, matching: part)
      }
    }
    let target = OutputTarget(arguments.value(out) ?? "-")
    try context.checkTarget(target, isNone: arguments.operands)
    try context.deliver(Array(text.utf8), to: target)
    return .done
  }

  /// Takes the default fonts in where they are; code can be written without them.
  private static func loadDefaultFonts(
    _ arguments: ParsedArguments, into intake: FontIntake, _ context: CommandContext
  ) {
    var choices = SheetChoices()
    choices.defaultFontsDirectory = arguments.value(ChoiceOptions.defaultFonts)
    do {
      try intake.loadDefaultFonts(try context.defaultFonts(for: choices), for: choices)
    } catch {
      context.messages.detail("without the default fonts: \(error.description)")
    }
  }

  private static func code(_ body: () throws(InterchangeError) -> String) throws(CommandError) -> String {
    do { return try body() } catch {
      throw .below(error.description, hint: error.hint, exitCode: .usage)
    }
  }
}
