internal import Findings
internal import Languages
internal import Sheet
internal import Specimen
internal import TextLayout
internal import Typeface

extension SheetRequest {
  /// Works the sheet out and lays it out; what is not as asked is told, under --strict as errors.
  ///
  /// The fonts are those that it was shaped with. A page of HTML lists findings, as the layout of a report does; what the
  /// faces lack of the document's languages, and where lines end on its screens, is looked up in an ICU of `icuVersions`,
  /// and left out for nil. What `cache` has kept of earlier sheets is used again.
  func layOut(
    _ options: SheetOptions, isPage: Bool = false, icuVersions: ClosedRange<Int>? = nil, cache: SheetCache? = nil,
    _ messages: Messages
  ) throws(CommandError) -> (sheet: SpecimenSheet, fonts: FontLibrary) {
    let preparation = try SheetPreparation(self, cache: cache, messages: messages)
    // Where findings are listed, so is what the custom faces lack of the document's languages, and what its screens
    // show; nothing else needs ICU.
    var languages: [LanguageCharacters] = []
    var breaker: LineBreaker?
    if let icuVersions, isPage || options.layout == .report {
      var data = CheckedLanguages(versions: icuVersions)
      let levels = FindingLevels(document: preparation.document)
      languages = data.own(of: preparation.document, levels, messages)
      breaker = data.lineBreaker(for: preparation.document, levels, messages)
    }
    let sheet: SpecimenSheet
    do throws(SpecimenError) {
      sheet = try SpecimenSheet(
        preparation.document,
        shaper: cache?.shaper(for: preparation.library) ?? TextShaper(library: preparation.library),
        styles: choices.styles, categories: choices.categories, missingFace: .fallback, boldText: choices.boldText,
        options: options, languages: languages, lineBreaker: breaker)
    } catch {
      throw CommandError(error)
    }
    MarkMessages(
      notices: CellNotices(sheet.layout), library: preparation.library, documentPath: source.path,
      isMissingFaceError: preparation.document.fonts.onMissingFace == .error
    ).tell(messages, isStrict: choices.isStrict)
    return (sheet, preparation.library)
  }
}
