package import Drawing
package import Page
package import Sheet

/// The options of `generate`, understood.
package struct GenerateOptions: Hashable, Sendable {
  /// Where the sheet goes: a file, for cards a folder; `{name}` in it stands for the sheet's name.
  package var target: OutputTarget
  /// The format that it is drawn in.
  package var format: PictureFormat
  /// What each sheet of the run shows, at least one, in the order asked for.
  package var sheets: [Sheet]
  /// How each is laid out.
  package var layout: SheetOptions
  /// How a PNG is made, its scale 0.01 to 64; without meaning for the other formats.
  package var png: PNGOptions
  /// What a page of HTML opens with; without meaning for the other formats.
  package var page = PageOptions()
  /// How many sheets are drawn at a time, 1 to 64; nil for one, or as many as there are processors for several.
  package var jobs: Int?

  /// One sheet of the run: a document, and what the command line changes of it.
  package struct Sheet: Hashable, Sendable {
    /// The document.
    package var source: KeptDocument
    /// What the command line changes of it.
    package var choices: SheetChoices

    /// Pairs a document with choices.
    package init(_ source: KeptDocument, _ choices: SheetChoices) {
      self.source = source
      self.choices = choices
    }
  }
}

extension GenerateOptions {
  /// How many workers a run may have.
  static let jobsRange = 1...64

  /// Reads the options; the first thing wrong with them is thrown.
  ///
  /// `documents` are those of the command line, or the embedded default alone; `verb` is the one that takes the options.
  package init(
    _ arguments: ParsedArguments, documents: [SheetDocument], verb: String = "generate"
  ) throws(CommandError) {
    try self.init(arguments, chosen: documents.map { ChosenDocument($0, arguments) }, verb: verb)
  }

  /// Reads the options for documents with what the command line changes of each.
  init(_ arguments: ParsedArguments, chosen documents: [ChosenDocument], verb: String) throws(CommandError) {
    guard let out = arguments.value(GenerateVerb.out) else {
      throw .missingOption("--out PATH", verb: verb, example: "specimen \(verb) --out sheet.pdf")
    }
    target = OutputTarget(out)
    layout = try Self.layout(arguments)
    let format: PictureFormat? = try arguments.word(GenerateVerb.format)
    self.format = try layout.layout == .cards ? format ?? .png : PictureFormat.choose(format, for: target)
    sheets = try Self.sheets(arguments, documents)
    png = try PNGOptions(arguments, for: self.format)
    if self.format == .html {
      page = PageOptions(theme: try arguments.word(GenerateVerb.theme), guides: layout.guides)
      try checkPage()
    }
    jobs = try arguments.wholeNumber(GenerateVerb.jobs, in: Self.jobsRange)
    try checkTarget(out)
  }

  private static func layout(_ arguments: ParsedArguments) throws(CommandError) -> SheetOptions {
    var options = SheetOptions()
    if let layout: Layout = try arguments.word(GenerateVerb.layout) { options.layout = layout }
    options.paper = try arguments.word(GenerateVerb.page)
    if let theme: Theme = try arguments.word(GenerateVerb.theme) { options.theme = theme }
    if let guides = arguments.value(GenerateVerb.guides) {
      options.guides = try Guide.parseGuides(guides, option: GenerateVerb.guides.flag)
    }
    if options.layout == .cards, options.paper != nil {
      throw .contradiction(
        "--page is for the layouts grid, pages and report, found --layout cards",
        hint: "a card is as large as its sample")
    }
    if options.layout.isChart, options.paper != nil {
      throw .contradiction(
        "--page is for the layouts grid, pages and report, found --layout \(options.layout.word)",
        hint: "a chart's page is as large as it takes; --layout report has all four charts on paper")
    }
    if options.layout.isChart, !options.guides.isEmpty {
      throw .contradiction(
        "--guides is for samples, found --layout \(options.layout.word)", hint: "a chart shows no samples")
    }
    return options
  }

  /// A sheet for each document and folder of fonts.
  private static func sheets(
    _ arguments: ParsedArguments, _ documents: [ChosenDocument]
  ) throws(CommandError) -> [Sheet] {
    let folders = arguments.values(ChoiceOptions.fonts)
    var sheets: [Sheet] = []
    for document in documents {
      let choices = try document.choices.get()
      for folder in folders.isEmpty ? [nil] : folders.map(Optional.some) {
        var own = choices
        own.fontsDirectory = folder
        sheets.append(Sheet(document.document, own))
      }
    }
    return sheets
  }

  /// A page of HTML has a layout of its own, and no paper.
  private func checkPage() throws(CommandError) {
    guard layout.layout == .grid else {
      throw .contradiction(
        "--layout \(layout.layout.word) is for PDF, PNG and SVG, found the format html",
        hint: "a page shows every cell, one size at a time or all: leave --layout out")
    }
    guard layout.paper == nil else {
      throw .contradiction(
        "--page is for paper, found the format html", hint: "a browser prints the page on the paper that it has")
    }
  }

  private func checkTarget(_ out: String) throws(CommandError) {
    if layout.layout == .cards {
      guard target != .standardOutput else {
        throw .contradiction("--layout cards writes a folder, found --out -", hint: "for example --out cards")
      }
      guard PictureFormat(rawValue: FileEnding.of(out)) == nil else {
        throw .contradiction(
          "--layout cards writes a folder, found the name \(TerminalText.quoted(out))",
          hint: "name a folder, and --format if the cards aren't to be PNG")
      }
    }
    if sheets.count > 1, !target.hasNamePlace {
      let example = layout.layout == .cards ? "{name}" : "{name}.\(format.rawValue)"
      throw .contradiction(
        "\(sheets.count) sheets need {name} in --out, found \(TerminalText.quoted(out))",
        hint: "for example --out '\(example)': each sheet's name stands in its place")
    }
  }
}
