internal import Drawing
internal import DynamicType
internal import Page
internal import Sheet
internal import Specimen
internal import TypeSystem

/// The options of `screens`, understood.
struct ScreensOptions {
  /// Where the table or the pictures go; standard output unless told.
  let target: OutputTarget
  let format: ScreensFormat
  /// The names of the screens; nil for all.
  let screens: [String]?
  /// What they are built at and carried to, how, and how wide they are.
  let layout: SpecimenScreens.Options
  /// Whether the trace is printed.
  let showsTrace: Bool
  /// Whether the trace alone is asked for, for which nothing has to be laid out.
  var isTraceOnly: Bool { showsTrace && target == .standardOutput }
  let theme: Theme?
  let png: PNGOptions
  /// What the command line changes of the document.
  let choices: SheetChoices

  /// Reads the options; the first thing wrong with them is thrown.
  init(_ arguments: ParsedArguments, for document: TypeSystemDocument) throws(CommandError) {
    target = OutputTarget(arguments.value(ScreensVerb.out) ?? "-")
    format = try ScreensFormat.choose(try arguments.word(ScreensVerb.format), for: target)
    choices = try SheetChoices(arguments, for: document)
    screens = arguments.values(ScreensVerb.screen).isEmpty ? nil : arguments.values(ScreensVerb.screen)
    theme = try arguments.word(ScreensVerb.theme)
    var layout = try Self.layout(arguments, choices, document)
    layout.theme = theme ?? .light
    self.layout = layout
    showsTrace = arguments.isSet(ScreensVerb.trace)
    png = try Self.png(arguments, format)
    try checkTrace(arguments)
  }

  private static func layout(
    _ arguments: ParsedArguments, _ choices: SheetChoices, _ document: TypeSystemDocument
  ) throws(CommandError) -> SpecimenScreens.Options {
    var onPlatform = document
    if let platform = choices.platform { onPlatform.platform = platform }
    guard [.ios, .ios9].contains(onPlatform.platform) else {
      throw .contradiction(
        "mock screens are those of iOS, found the platform \(onPlatform.platform.rawValue)",
        hint: "--platform ios, or --platform ios9, shows them")
    }
    let known = DynamicTypeTable.table(for: onPlatform.platform).categories
    var options = SpecimenScreens.Options()
    options.from =
      try category(arguments, ScreensVerb.from, known, onPlatform.platform) ?? onPlatform.defaultCategory ?? .default
    options.categories = choices.categories.map { $0.filter(known.contains) }
    if let to = try category(arguments, ScreensVerb.to, known, onPlatform.platform) {
      guard choices.categories == nil else {
        throw .contradiction(
          "--to shows two categories, found --categories as well",
          hint: "leave one out: --categories \(options.from.name),\(to.name) is --to \(to.name)")
      }
      options.categories = options.from == to ? [to] : [options.from, to]
      options.traced = to
    }
    options.width = try arguments.number(ScreensVerb.width, in: .deviceWidth) ?? options.width
    options.policy = try arguments.word(ScreensVerb.policy)
    options.boldText = choices.boldText
    options.isStrict = choices.isStrict
    return options
  }

  /// A category that the platform has; nil when none was named.
  private static func category(
    _ arguments: ParsedArguments, _ option: OptionDeclaration, _ known: [ContentSizeCategory], _ platform: Platform
  ) throws(CommandError) -> ContentSizeCategory? {
    guard let category: ContentSizeCategory = try arguments.word(option) else { return nil }
    guard known.contains(category) else {
      throw .contradiction(
        "\(platform.displayName) has no category \(category.name) (\(option.flag))",
        hint: "it has \(Words.alternatives(known.map(\.name), "and"))")
    }
    return category
  }

  /// What is for pictures alone is refused for a table.
  private static func png(_ arguments: ParsedArguments, _ format: ScreensFormat) throws(CommandError) -> PNGOptions {
    if let picture = format.picture { return try PNGOptions(arguments, for: picture) }
    for option in [GenerateVerb.scale, GenerateVerb.compression, GenerateVerb.raster, ScreensVerb.theme]
    where arguments.value(option) != nil {
      throw .contradiction(
        "\(option.flag) is for pictures, found the format \(format.rawValue)",
        hint: "for example --out screens.png draws them")
    }
    return PNGOptions()
  }

  /// The trace and a result can't both go to standard output.
  private func checkTrace(_ arguments: ParsedArguments) throws(CommandError) {
    guard showsTrace, target == .standardOutput else { return }
    for option in [ScreensVerb.out, ScreensVerb.format] {
      guard let value = arguments.value(option) else { continue }
      throw .contradiction(
        "--trace goes to standard output, found \(option.flag) \(value) there as well",
        hint: "name a file for --out, or leave one of them out")
    }
  }
}

extension UpdatePolicy: NamedValue {
  static var kind: String { "update policy" }
  static var inOrder: [UpdatePolicy] { allCases }
  var word: String { rawValue }
}
