internal import DynamicType
internal import TextLayout
internal import TypeSystem

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
  static let platform = OptionDeclaration(
    "platform", value: "PLATFORM", values: .words(Platform.words),
    help: "whose table of sizes and categories: \(Words.alternatives(Platform.words)); the document's own unless told")
  static let boldText = OptionDeclaration(
    "bold-text", help: "as for a person who has Bold Text switched on")
  static let text = OptionDeclaration(
    "text", value: "TEXT", help: "the sample in every cell, at most \(sampleLimit) characters")
  static let language = OptionDeclaration(
    "language", value: "TAG", help: "the language of the sample as a BCP 47 tag, such as en, ar or zh-Hant")

  /// What both verbs take besides the folder of fonts, in the order of the help.
  static let common = [
    defaultFonts, custom, fallback, engine, size, maximum, styles, categories, platform, boldText, text, language,
  ]

  /// The longest sample, in Unicode scalars: shaping time grows faster than a heap of combining marks does.
  static let sampleLimit = TextLimits().characters
}

extension SheetChoices {
  /// Reads the choices; the first thing wrong with them is thrown.
  ///
  /// Of several folders of fonts the first is taken: each of them makes a sheet of its own.
  init(
    _ arguments: ParsedArguments, for document: TypeSystemDocument
  ) throws(CommandError) {
    self.init(isStrict: arguments.isSet(CommonOptions.strict))
    platform = try arguments.word(ChoiceOptions.platform)
    var onPlatform = document
    onPlatform.platform = platform ?? document.platform
    let styleNames = onPlatform.styleNames
    fontsDirectory = arguments.value(ChoiceOptions.fonts)
    defaultFontsDirectory = arguments.value(ChoiceOptions.defaultFonts)
    let custom = try Self.faces(arguments, ChoiceOptions.custom, styleNames)
    (customDefault, self.custom) = (custom.forAll, custom.byStyle)
    let fallback = try Self.faces(arguments, ChoiceOptions.fallback, styleNames)
    (fallbackDefault, self.fallback) = (fallback.forAll, fallback.byStyle)
    engine = try arguments.word(ChoiceOptions.engine)
    sizes = try Self.points(arguments, ChoiceOptions.size, styleNames)
    maxima = try Self.points(arguments, ChoiceOptions.maximum, styleNames)
    if let list = arguments.value(ChoiceOptions.styles) {
      styles = try styleNames.parseList(list, option: ChoiceOptions.styles.flag)
    }
    if let list = arguments.value(ChoiceOptions.categories) {
      categories = try ContentSizeCategory.parseList(list, option: ChoiceOptions.categories.flag)
      try checkCategories(on: onPlatform.platform)
    }
    boldText = arguments.isSet(ChoiceOptions.boldText)
    text = try arguments.text(ChoiceOptions.text)
    language = try arguments.languageTag(ChoiceOptions.language)
    try checkEngine()
  }

  /// Without a category that the platform has, there would be nothing to draw or to find, which is not meant.
  private func checkCategories(on platform: Platform) throws(CommandError) {
    let known = DynamicTypeTable.table(for: platform).categories
    guard let categories, !categories.contains(where: known.contains) else { return }
    let names = Words.alternatives(categories.map(\.name), "and")
    let has =
      known.count == 1 ? "it has \(known[0].name) alone" : "it has \(Words.alternatives(known.map(\.name), "and"))"
    throw .contradiction(
      "\(platform.displayName) has no category \(names) (\(ChoiceOptions.categories.flag))", hint: has)
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
    _ arguments: ParsedArguments, _ option: OptionDeclaration, _ styles: WordList<StyleName>
  ) throws(CommandError) -> StyleAssignments {
    try StyleAssignments(
      arguments.values(option), option: option.flag, form: "NAME or STYLE=NAME",
      example: "\(option.flag) headline=Inter-Bold", allowsPlain: true, styles: styles)
  }

  private static func points(
    _ arguments: ParsedArguments, _ option: OptionDeclaration, _ styles: WordList<StyleName>
  ) throws(CommandError) -> [StyleName: Double] {
    let texts = try StyleAssignments(
      arguments.values(option), option: option.flag, form: "STYLE=POINTS", example: "\(option.flag) body=17",
      allowsPlain: false, styles: styles)
    var points: [StyleName: Double] = [:]
    for style in styles.inOrder {
      guard let text = texts.byStyle[style] else { continue }
      points[style] = try NumberRange.pointSize.parse(text, option: "\(option.flag) \(style.name)")
    }
    return points
  }
}
