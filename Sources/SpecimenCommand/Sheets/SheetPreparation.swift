internal import DynamicType
internal import TypeSystem
internal import Typeface

/// The fonts and the document of a run of `generate` or `sizes`, ready to be worked out.
struct SheetPreparation {
  let library: FontLibrary
  let document: TypeSystemDocument

  /// Loads the fonts, chooses the custom family and applies the choices.
  init(_ choices: SheetChoices, in context: CommandContext) throws(CommandError) {
    let intake = FontIntake(context: context, isStrict: choices.isStrict)
    let defaults = try DefaultFonts.directory(
      option: choices.defaultFontsDirectory, environment: context.environment)
    context.messages.detail("default fonts from \(TerminalText.quoted(defaults))")
    var families: [(name: String, faces: Int)] = []
    var family: String?
    if let directory = choices.fontsDirectory {
      families = try intake.loadUserFonts(directory)
      family = Self.customFamily(families, systemFamilies: context.environment.document.systemFamilies)
      if choices.customDefault == nil { Self.list(families, custom: family, context) }
    }
    try intake.loadDefaultFonts(defaults)
    library = intake.library
    var document = try choices.applied(to: context.environment.document, custom: family, in: library)
    document.cascade += families.map(\.name).filter { $0 != family }
    self.document = document
    for choice in choices.withoutEffect {
      context.messages.warn("\(choice) changes nothing: the style is not shown", hint: "--styles names those that are")
    }
    Self.warnAboutMaxima(document, choices.styles ?? TextStyle.standard, context)
  }

  /// The family with most faces; San Francisco is the system's font and is the custom one only when it is alone.
  private static func customFamily(
    _ families: [(name: String, faces: Int)], systemFamilies: [String]
  ) -> String? {
    (families.first { !systemFamilies.contains($0.name) } ?? families.first)?.name
  }

  private static func list(_ families: [(name: String, faces: Int)], custom: String?, _ context: CommandContext) {
    let rest = families.filter { $0.name != custom }
    guard !rest.isEmpty, let custom else { return }
    let names = rest.map { "\(TerminalText.quoted($0.name)) (\(Words.counted($0.faces, "face", "faces")))" }
    context.messages.note(
      "\(TerminalText.quoted(custom)) is the custom font; also there: \(names.joined(separator: ", "))",
      hint: "--custom NAME takes another, --custom STYLE=NAME takes one for a style")
  }

  private static func warnAboutMaxima(
    _ document: TypeSystemDocument, _ styles: [TextStyle], _ context: CommandContext
  ) {
    for style in styles {
      guard case .metrics(_, let maximum?) = document.styles[style]?.size,
        let base = document.styles[style]?.size.baseSize(style, on: document.platform), base > maximum
      else { continue }
      context.messages.warn(
        "\(style.rawValue): the size at Large, \(JSON.digits(base)) pt, is over the maximum, \(JSON.digits(maximum)) pt"
      )
    }
  }
}
