internal import DynamicType
internal import TextLayout

/// The options by which `generate` and `sizes` choose, declared once, and what they mean.
enum ChoiceOptions {
  static let fonts = OptionDeclaration(
    "fonts", value: "DIR", values: .folder, help: "take the custom font from the font files in this folder")
  static let defaultFonts = OptionDeclaration(
    "default-fonts", value: "DIR", values: .folder,
    help: "the folder of the default fonts, in place of the one set up with specimen")
  static let custom = OptionDeclaration(
    "custom", value: "[STYLE=]NAME", values: .assignment(TextStyle.words), isRepeatable: true,
    help: "the custom font by family or PostScript name, for all styles or for one")
  static let fallback = OptionDeclaration(
    "fallback", value: "[STYLE=]NAME", values: .assignment(TextStyle.words), isRepeatable: true,
    help: "the fallback font by family or PostScript name, for all styles or for one")
  static let engine = OptionDeclaration(
    "engine", value: "ENGINE", values: .words(ScalingEngine.words),
    help: "how custom sizes grow: 'metrics', as UIFontMetrics scales them (default), or 'system', Apple's own table")
  static let size = OptionDeclaration(
    "size", value: "STYLE=POINTS", values: .assignment(TextStyle.words), isRepeatable: true,
    help: "the custom size of a style at Large, \(NumberRange.pointSize.text)")
  static let maximum = OptionDeclaration(
    "max", value: "STYLE=POINTS", values: .assignment(TextStyle.words), isRepeatable: true,
    help: "the largest custom size of a style, \(NumberRange.pointSize.text)")
  static let styles = OptionDeclaration(
    "styles", value: "LIST", values: .list(TextStyle.words),
    help: "the styles to show, such as body,headline or largeTitle...title3")
  static let categories = OptionDeclaration(
    "categories", value: "LIST", values: .list(ContentSizeCategory.words),
    help: "the content size categories to show, such as large...AX3 or xSmall,large,AX5")
  static let text = OptionDeclaration(
    "text", value: "TEXT", help: "the sample in every cell, at most \(sampleLimit) characters")
  static let language = OptionDeclaration(
    "language", value: "TAG", help: "the language of the sample as a BCP 47 tag, such as en, ar or zh-Hant")

  /// What both verbs take besides the folder of fonts, in the order of the help.
  static let common = [
    defaultFonts, custom, fallback, engine, size, maximum, styles, categories, text, language,
  ]

  /// The longest sample, in Unicode scalars: shaping time grows faster than a heap of combining marks does.
  static let sampleLimit = TextShaper.characterLimit
}

extension SheetChoices {
  /// Reads the choices; the first thing wrong with them is thrown.
  ///
  /// Of several folders of fonts the first is taken: each of them makes a sheet of its own.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.init(isStrict: arguments.isSet(CommonOptions.strict))
    fontsDirectory = arguments.value(ChoiceOptions.fonts)
    defaultFontsDirectory = arguments.value(ChoiceOptions.defaultFonts)
    let custom = try Self.faces(arguments, ChoiceOptions.custom)
    (customDefault, self.custom) = (custom.forAll, custom.byStyle)
    let fallback = try Self.faces(arguments, ChoiceOptions.fallback)
    (fallbackDefault, self.fallback) = (fallback.forAll, fallback.byStyle)
    engine = try arguments.word(ChoiceOptions.engine)
    sizes = try Self.points(arguments, ChoiceOptions.size)
    maxima = try Self.points(arguments, ChoiceOptions.maximum)
    if let list = arguments.value(ChoiceOptions.styles) {
      styles = try TextStyle.parseList(list, option: ChoiceOptions.styles.flag)
    }
    if let list = arguments.value(ChoiceOptions.categories) {
      categories = try ContentSizeCategory.parseList(list, option: ChoiceOptions.categories.flag)
    }
    text = try arguments.text(ChoiceOptions.text)
    language = try arguments.languageTag(ChoiceOptions.language)
    try checkEngine()
  }

  private func checkEngine() throws(CommandError) {
    guard engine == .system else { return }
    for (option, values) in [(ChoiceOptions.size, sizes), (ChoiceOptions.maximum, maxima)] where !values.isEmpty {
      throw .contradiction(
        "\(option.flag) needs the metrics engine, found --engine system",
        hint: "leave out \(option.flag), or --engine system: the system engine has Apple's sizes only")
    }
  }

  private static func faces(
    _ arguments: ParsedArguments, _ option: OptionDeclaration
  ) throws(CommandError) -> StyleAssignments {
    try StyleAssignments(
      arguments.values(option), option: option.flag, form: "NAME or STYLE=NAME",
      example: "\(option.flag) headline=Inter-Bold", allowsPlain: true)
  }

  private static func points(
    _ arguments: ParsedArguments, _ option: OptionDeclaration
  ) throws(CommandError) -> [TextStyle: Double] {
    let texts = try StyleAssignments(
      arguments.values(option), option: option.flag, form: "STYLE=POINTS", example: "\(option.flag) body=17",
      allowsPlain: false)
    var points: [TextStyle: Double] = [:]
    for style in TextStyle.allCases {
      guard let text = texts.byStyle[style] else { continue }
      points[style] = try NumberRange.pointSize.parse(text, option: "\(option.flag) \(style.rawValue)")
    }
    return points
  }
}
