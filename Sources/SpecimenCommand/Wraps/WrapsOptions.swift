internal import Drawing
internal import Sheet
internal import Specimen
internal import TypeSystem

/// The options of `wraps`, understood.
struct WrapsOptions {
  /// Where the result goes; standard output unless told.
  var target: OutputTarget
  /// The format of the result.
  var format: WrapsFormat
  /// What it shows.
  var choices: SheetChoices
  /// What is looked at and in which colours, as the library has it.
  var looks = SpecimenWraps.Options()
  /// How a PNG is drawn.
  var png: PNGOptions

  /// The lines that a limit may be of.
  static let lineRange = 1...1000

  /// Reads the options; the first thing wrong with them is thrown.
  init(_ arguments: ParsedArguments, for document: TypeSystemDocument) throws(CommandError) {
    target = OutputTarget(arguments.value(WrapsVerb.out) ?? "-")
    format = try WrapsFormat.choose(try arguments.word(WrapsVerb.format), for: target)
    choices = try SheetChoices(arguments, for: document)
    (looks.styles, looks.categories, looks.boldText) = (choices.styles, choices.categories, choices.boldText)
    if let column: Column = try arguments.word(WrapsVerb.column) { looks.column = column }
    if let list = arguments.value(WrapsVerb.widths) { looks.widths = try Self.widths(list) }
    looks.lineLimit = try arguments.wholeNumber(WrapsVerb.lines, in: Self.lineRange)
    looks.languages = try Self.languages(arguments, of: document, isOneText: choices.text != nil)
    looks.theme = try arguments.word(WrapsVerb.theme) ?? .light
    let limits = arguments.limits
    (looks.textLimits, looks.maximumSide) = (limits.text, Double(limits.pagePoints))
    png = PNGOptions(
      scale: try arguments.number(FaceVerb.scale, in: .scale) ?? 2, maximumSide: limits.pictures.side,
      maximumPixels: limits.pictures.pixels)
    for option in [WrapsVerb.theme, FaceVerb.scale] where arguments.value(option) != nil && !format.isPicture {
      throw .contradiction(
        "\(option.flag) is for pictures, found the format \(format.rawValue)", hint: "leave out \(option.flag)")
    }
    if arguments.value(FaceVerb.scale) != nil, format != .png {
      throw .contradiction(
        "\(FaceVerb.scale.flag) is for PNG, found the format \(format.rawValue)",
        hint: "leave out \(FaceVerb.scale.flag)")
    }
  }

  /// Widths between commas, narrowest first, each once.
  private static func widths(_ list: String) throws(CommandError) -> [Double] {
    var widths: [Double] = []
    for part in list.split(separator: ",") where part.contains(where: { !$0.isWhitespace }) {
      let text = String(part.drop { $0 == " " })
      let width = try NumberRange.deviceWidth.parse(text, option: WrapsVerb.widths.flag)
      if !widths.contains(width) { widths.append(width) }
    }
    guard !widths.isEmpty else { throw .emptyList(option: WrapsVerb.widths.flag, found: list) }
    return widths.sorted()
  }

  /// The languages asked for: those that the document names or has samples in, and for a text of one's own any.
  private static func languages(
    _ arguments: ParsedArguments, of document: TypeSystemDocument, isOneText: Bool
  ) throws(CommandError) -> [String]? {
    guard let list = arguments.value(WrapsVerb.languages) else { return nil }
    let tags = try CheckOptions.tags(list)
    var known = document.languages
    if let own = try arguments.languageTag(ChoiceOptions.language) { known.append(own) }
    known += document.samples.keys.filter { !known.contains($0) }
    if known.isEmpty { known = [document.language] }
    if !isOneText, let strange = tags.first(where: { !known.contains($0) }) {
      throw .unknownWord(
        strange, kind: "language of the document", option: WrapsVerb.languages.flag, known: known)
    }
    return tags
  }
}
