/// The sheets of a run: values alone, so that any worker can make its job of one when its turn comes.
struct RunSheets: Sendable {
  let options: GenerateOptions
  /// The folder of the default fonts.
  let defaultFonts: String
  /// The date that a PDF carries; nil for the fixed one.
  let date: String?
  /// What each sheet is bounded by.
  let limits: Limits
  /// The versions of ICU that are looked for where findings are listed.
  let icuVersions: ClosedRange<Int>

  /// How many there are.
  var count: Int { options.sheets.count }

  /// The documents' files, in the order of the sheets.
  var paths: [String] { options.sheets.compactMap(\.source.path) }

  /// What messages call a sheet: the document's file, the folder that was given, or a name.
  func label(_ index: Int) -> String {
    let sheet = options.sheets[index]
    return sheet.source.path ?? sheet.choices.fontsDirectory ?? sheet.source.name
  }

  /// What a sheet is called, or why it isn't.
  func naming(_ index: Int, cache: SheetCache) -> SheetNaming {
    let sheet = options.sheets[index]
    return sheet.source.path == nil ? SheetNaming(of: request(index), cache: cache) : .name(sheet.source.name)
  }

  /// A sheet's way from its fonts to `target`.
  func job(_ index: Int, _ target: OutputTarget) -> SheetJob {
    SheetJob(request: request(index), options: options, target: target, date: date, icuVersions: icuVersions)
  }

  private func request(_ index: Int) -> SheetRequest {
    let sheet = options.sheets[index]
    return SheetRequest(
      sheet.source.document, choices: sheet.choices, defaultFonts: defaultFonts, limits: limits)
  }
}
