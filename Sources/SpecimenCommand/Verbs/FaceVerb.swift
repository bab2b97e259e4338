internal import Drawing
internal import DynamicType
internal import Sheet
internal import Specimen
internal import TypeSystem
internal import Typeface

/// `specimen face`: one label in one face.
package enum FaceVerb {
  static let family = OptionDeclaration("family", value: "NAME", help: "the family, or the PostScript name of one face")
  static let weight = OptionDeclaration(
    "weight", value: "WEIGHT", values: .words(FontWeight.named.compactMap(\.name)),
    help: "ultraLight to black, or 1 to 1000; regular unless told")
  static let italic = OptionDeclaration("italic", help: "the italic")
  static let size = OptionDeclaration(
    "size", value: "POINTS", help: "the size, \(NumberRange.pointSize.text); 17 unless told")
  static let features = OptionDeclaration(
    "features", value: "LIST", help: "OpenType features between commas, such as smcp or liga=0")
  static let out = OptionDeclaration(
    GenerateVerb.out.name, value: "PATH", values: .file,
    help: "the file to write, in PDF, PNG or SVG by its ending; '-' is standard output")
  static let format = OptionDeclaration(
    GenerateVerb.format.name, value: "FORMAT",
    values: .words(PictureFormat.words.filter { !["html", "json"].contains($0) }),
    help: "'pdf', 'png' or 'svg', where the file's name does not tell")
  static let theme = OptionDeclaration(
    GenerateVerb.theme.name, value: "THEME", values: .words(Theme.words),
    help: "'light', black on white (default), or 'dark', white on black")
  static let scale = OptionDeclaration(
    "scale", value: "N", help: "pixels a point of a PNG, \(NumberRange.scale.text); 2 by default")

  /// The verb, declared.
  package static let verb = Verb(
    name: "face",
    summary: "draws one label in one face: a name, a weight, a slant and a size",
    usage: "--family NAME --out PATH [options]",
    operands: .none,
    options: [
      family, weight, italic, size, features, out, format, scale, theme,
      GenerateVerb.guides, ChoiceOptions.fonts, ChoiceOptions.defaultFonts, ChoiceOptions.text, ChoiceOptions.language,
    ],
    examples: [
      .init(
        command: "specimen face --family 'Zilla Slab' --weight medium --italic --size 24 --out label.png",
        purpose: "how the medium italic looks at 24 pt"),
      .init(
        command: "specimen face --fonts Fonts --family Museo --text Ahoy --guides all --out label.pdf",
        purpose: "a word of one's own, with its guides"),
    ],
    run: { arguments, context throws(CommandError) in try run(arguments, in: context) }, canBeIsolated: true)

  private static func run(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) -> ExitCode {
    guard let name = arguments.value(family) else {
      throw .missingOption("--family NAME", verb: "face", example: verb.examples[0].command)
    }
    guard let out = arguments.value(Self.out) else {
      throw .missingOption("--out PATH", verb: "face", example: verb.examples[0].command)
    }
    let target = OutputTarget(out)
    let format = try PictureFormat.choose(try arguments.word(Self.format), for: target)
    let draw = try pen(format, context.limits.pictures)
    var options = SheetOptions(layout: .cards)
    options.maximumSide = Double(context.limits.pagePoints)
    if let theme: Theme = try arguments.word(Self.theme) { options.theme = theme }
    if let guides = arguments.value(GenerateVerb.guides) {
      options.guides = try Guide.parseGuides(guides, option: GenerateVerb.guides.flag)
    }
    let scale = try arguments.number(Self.scale, in: .scale)
    let document = try document(arguments, name: name)
    let library = try library(arguments, name: name, in: context)
    let sheet: SpecimenSheet
    do throws(SpecimenError) {
      sheet = try SpecimenSheet(
        document, fonts: library, styles: [.custom(name)], categories: [.large], options: options,
        textLimits: context.limits.text)
    } catch { throw CommandError(error) }
    tell(sheet, arguments, context.messages)
    guard context.messages.exitCode == .done else { return .done }
    let drawn: DrawnFile
    do throws(SpecimenError) { drawn = try draw(sheet, scale ?? 2) } catch { throw CommandError(error) }
    for note in drawn.notes(beside: sheet.layout.undrawnGlyphs) { context.messages.note(note) }
    try context.deliver(drawn.bytes, to: target)
    return .done
  }

  /// Draws a sheet's first card, the label, at a scale of pixels; the second card is the system font's.
  private typealias Pen = (SpecimenSheet, Double) throws(SpecimenError) -> DrawnFile

  /// What draws a label in a format; a page of HTML shows whole sheets alone.
  private static func pen(_ format: PictureFormat, _ limits: PNGLimits) throws(CommandError) -> Pen {
    switch format {
    case .pdf: return { sheet, _ throws(SpecimenError) in try sheet.pdf(page: 1) }
    case .png:
      return { sheet, scale throws(SpecimenError) in
        try sheet.png(PNGOptions(scale: scale, maximumSide: limits.side, maximumPixels: limits.pixels))
      }
    case .svg: return { sheet, _ throws(SpecimenError) in try sheet.svg() }
    case .html, .json:
      throw .contradiction(
        "a face is drawn as PDF, PNG or SVG, found the format \(format.rawValue)",
        hint: "specimen generate --out sheet.\(format.rawValue)")
    }
  }

  private static func document(_ arguments: ParsedArguments, name: String) throws(CommandError) -> TypeSystemDocument {
    var rule = StyleRule(font: .named(name), slant: arguments.isSet(italic) ? .italic : .upright)
    rule.weight = .regular
    if let text = arguments.value(weight) {
      guard let weight = FontWeight(spelling: text) else {
        throw .unknownWord(
          text, kind: "weight", option: self.weight.flag, known: FontWeight.named.compactMap(\.name) + ["1 to 1000"])
      }
      rule.weight = weight
    }
    rule.size = .fixed(try arguments.number(size, in: .pointSize) ?? 17)
    if let list = arguments.value(features) { rule.features = try FontSettings.features(list, option: features.flag) }
    var document = TypeSystemDocument(name: name, styles: [.custom(name): rule])
    document.text = try arguments.text(ChoiceOptions.text)
    if let language = try arguments.languageTag(ChoiceOptions.language) { document.language = language }
    return document
  }

  private static func library(
    _ arguments: ParsedArguments, name: String, in context: CommandContext
  ) throws(CommandError) -> FontLibrary {
    let intake = FontIntake(
      messages: context.messages, isStrict: arguments.isSet(CommonOptions.strict), limits: context.limits.fonts)
    if let directory = arguments.value(ChoiceOptions.fonts) { _ = try intake.loadUserFonts(directory) }
    var choices = SheetChoices()
    choices.defaultFontsDirectory = arguments.value(ChoiceOptions.defaultFonts)
    try intake.loadDefaultFonts(try context.defaultFonts(for: choices), for: choices)
    guard Resolver(library: intake.library).font(named: name, weight: .regular) != nil else {
      let error = ResolutionError.noSuchFont(name: name, nearest: intake.library.nearestNames(to: name))
      throw .below("\(error.description) (\(family.flag))", hint: error.hint, exitCode: .usage)
    }
    return intake.library
  }

  /// What was drawn, and what of it is not as asked.
  private static func tell(_ sheet: SpecimenSheet, _ arguments: ParsedArguments, _ messages: Messages) {
    var own = sheet.layout
    own.marks.removeAll { $0.column == .fallback }
    MarkMessages(notices: CellNotices(own)).tell(messages, isStrict: arguments.isSet(CommonOptions.strict))
    if let asked = sheet.system.document.styles.first?.value.weight, arguments.value(weight) != nil,
      let drawn = sheet.system.styles.first?.custom.font?.weight, drawn != asked, own.marks.isEmpty
    {
      messages.warn("\(weight.flag) changes nothing: the name is one face's, and it has a weight of its own")
    }
    if let face = sheet.system.styles.first?.custom.font { messages.detail("drawn in \(face.postScriptName)") }
  }
}
