internal import Languages
internal import Sheet
internal import Specimen

extension SheetRequest {
  /// Works the sheet out and lays it out; what is not as asked is told, under --strict as errors.
  ///
  /// The fonts are those that it was shaped with. A page of HTML lists findings, as the layout of a report does.
  func layOut(
    _ options: SheetOptions, isPage: Bool = false, _ messages: Messages
  ) throws(CommandError) -> (sheet: SpecimenSheet, fonts: FontLibrary) {
    let preparation = try SheetPreparation(self, messages: messages)
    // Where findings are listed, so is what the custom faces lack of the document's languages; nothing else needs ICU.
    var data = CheckedLanguages(versions: LanguageData.versions)
    let languages = isPage || options.layout == .report ? data.own(preparation.document.languages, messages) : []
    let sheet: SpecimenSheet
    do throws(SpecimenError) {
      sheet = try SpecimenSheet(
        preparation.document, fonts: preparation.library, styles: choices.styles, categories: choices.categories,
        missingFace: .fallback, boldText: choices.boldText, options: options, languages: languages)
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
