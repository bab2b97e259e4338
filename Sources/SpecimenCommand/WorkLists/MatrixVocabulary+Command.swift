internal import DynamicType
internal import Sheet
internal import WorkList

extension MatrixVocabulary {
  /// The words of this command: what `generate` takes, but for what belongs to a run and what an axis says.
  static let command = MatrixVocabulary(
    words: [
      .platform: Platform.words, .theme: Theme.words, .layout: Layout.words, .format: PictureFormat.words,
    ],
    refused: [
      .layout: [Layout.cards.word: "each of its cells is a file, and a job has one file"],
      .format: [
        PictureFormat.json.word: "it names fonts by their paths, which are others on another machine"
      ],
    ],
    options: known.map { Option($0.name, takesValue: $0.value != nil, isRepeatable: isRepeatable($0)) },
    otherOptions: [
      ChoiceOptions.platform.name: "list platforms under 'platforms'",
      GenerateVerb.theme.name: "list themes under 'themes'",
      GenerateVerb.layout.name: "list layouts under 'layouts'",
      GenerateVerb.format.name: "list formats under 'formats'",
      ChoiceOptions.language.name: "list languages under 'locales'",
      ChoiceOptions.defaultFonts.name:
        "give \(ChoiceOptions.defaultFonts.flag) to 'plan' and 'run': it is the machine's",
      GenerateVerb.out.name: "'run' names the files itself", GenerateVerb.jobs.name: "give it to 'run'",
    ])

  private static let known =
    [
      GenerateVerb.scale, GenerateVerb.compression, GenerateVerb.raster, GenerateVerb.page, GenerateVerb.guides,
      GenerateVerb.fonts, ChoiceOptions.custom, ChoiceOptions.fallback, ChoiceOptions.engine, ChoiceOptions.size,
      ChoiceOptions.maximum, ChoiceOptions.styles, ChoiceOptions.categories, ChoiceOptions.boldText, ChoiceOptions.text,
      CommonOptions.strict, CommonOptions.limit,
    ]

  /// A folder of fonts makes a sheet, and a job is one.
  private static func isRepeatable(_ option: OptionDeclaration) -> Bool {
    option.isRepeatable && option != GenerateVerb.fonts
  }

  /// Those of a matrix's options that a sheet of this layout and format can have.
  static func options(_ options: [Matrix.Option], for combination: Combination) -> [Matrix.Option] {
    let layout = Layout.value(of: combination.effectiveWord(.layout) ?? "") ?? .grid
    return options.filter { option in
      switch option.name {
      case GenerateVerb.scale.name, GenerateVerb.compression.name, GenerateVerb.raster.name:
        combination.format == PictureFormat.png.word
      case GenerateVerb.page.name: !layout.isChart && combination.format != PictureFormat.html.word
      case GenerateVerb.guides.name: !layout.isChart
      case ChoiceOptions.text.name: combination.locale?.text == nil
      default: true
      }
    }
  }

  /// Why a layout in a format is no job, where it is none: several files, or a layout that the format doesn't have.
  static func refusal(of combination: Combination, _ options: [Matrix.Option]) -> String? {
    guard let layout = Layout.value(of: combination.effectiveWord(.layout) ?? ""),
      let format = PictureFormat.value(of: combination.format)
    else { return nil }
    if format == .html {
      return layout == .grid ? nil : "a page of HTML has a layout of its own"
    }
    guard !format.joinsPages else { return nil }
    switch layout {
    case .pages, .report: return "each of its pages would be a file"
    case .grid:
      return options.contains { $0.name == GenerateVerb.page.name } ? "on paper each of its pages would be a file" : nil
    case .cards, .ranges, .hierarchy, .deviation, .metrics: return nil
    }
  }
}
