internal import Findings
internal import Languages
internal import Sheet
internal import Specimen
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension SheetRequest {
  /// Works the sheet out and lays it out; what is not as asked is told, under --strict as errors.
  ///
  /// The fonts are those that it was shaped with, and the notices what was told of its cells and labels. The layout of a
  /// report lists findings: what the faces lack of the document's languages, and where lines end on its screens, is
  /// looked up in an ICU of `icuVersions`, and left out for nil. What `cache` has kept of earlier sheets is used again.
  func layOut(
    _ options: SheetOptions, icuVersions: ClosedRange<Int>? = nil, cache: SheetCache? = nil, _ messages: Messages
  ) throws(CommandError) -> (sheet: SpecimenSheet, fonts: FontLibrary, notices: CellNotices) {
    let preparation = try SheetPreparation(self, cache: cache, messages: messages)
    let (sheet, notices) = try layOut(preparation, options, icuVersions: icuVersions, cache: cache, messages)
    return (sheet, preparation.library, notices)
  }

  /// Works a sheet out whose fonts are read, and lays it out.
  func layOut(
    _ preparation: SheetPreparation, _ options: SheetOptions, icuVersions: ClosedRange<Int>?, cache: SheetCache?,
    _ messages: Messages
  ) throws(CommandError) -> (sheet: SpecimenSheet, notices: CellNotices) {
    // Where findings are listed, so is what the custom faces lack of the document's languages, and what its screens
    // show; nothing else needs ICU.
    let (languages, breaker) =
      options.layout == .report ? Self.languageData(for: preparation.document, icuVersions, messages) : ([], nil)
    var options = options
    options.maximumSide = Double(limits.pagePoints)
    let sheet: SpecimenSheet
    do throws(SpecimenError) {
      sheet = try SpecimenSheet(
        preparation.document, shaper: shaper(for: preparation, cache), styles: choices.styles,
        categories: choices.categories, missingFace: .fallback, boldText: choices.boldText,
        options: options, languages: languages, lineBreaker: breaker)
    } catch {
      throw CommandError(error)
    }
    var notices = CellNotices(sheet.layout)
    notices.undrawnLabels = sheet.undrawnLabels()
    tell(notices, of: preparation, messages)
    return (sheet, notices)
  }

  /// Works the sheet out as a page of HTML, which the browser lays out; what is not as asked is told, under --strict as
  /// errors.
  ///
  /// `theme` is the one whose grounds colours are held against. A page lists findings, as the layout of a report does.
  func page(
    theme: Theme, icuVersions: ClosedRange<Int>, cache: SheetCache? = nil, _ messages: Messages
  ) throws(CommandError) -> InteractivePage {
    try page(
      SheetPreparation(self, cache: cache, messages: messages), theme: theme, icuVersions: icuVersions, cache: cache,
      messages)
  }

  /// Works a page out whose fonts are read.
  func page(
    _ preparation: SheetPreparation, theme: Theme, icuVersions: ClosedRange<Int>, cache: SheetCache?,
    _ messages: Messages
  ) throws(CommandError) -> InteractivePage {
    let (languages, breaker) = Self.languageData(for: preparation.document, icuVersions, messages)
    let page: InteractivePage
    do throws(SpecimenError) {
      page = try InteractivePage(
        preparation.document, shaper: shaper(for: preparation, cache), styles: choices.styles,
        categories: choices.categories, missingFace: .fallback, boldText: choices.boldText, theme: theme,
        languages: languages, lineBreaker: breaker)
    } catch {
      throw CommandError(error)
    }
    tell(page.notices, of: preparation, messages)
    return page
  }

  func shaper(for preparation: SheetPreparation, _ cache: SheetCache?) -> TextShaper {
    cache?.shaper(for: preparation.library, limits: limits.text)
      ?? TextShaper(library: preparation.library, limits: limits.text)
  }

  /// What ICU says of a document's languages, and where its lines may end.
  static func languageData(
    for document: TypeSystemDocument, _ icuVersions: ClosedRange<Int>?, _ messages: Messages
  ) -> ([LanguageCharacters], LineBreaker?) {
    guard let icuVersions else { return ([], nil) }
    var data = CheckedLanguages(versions: icuVersions)
    let levels = FindingLevels(document: document)
    let languages = data.own(of: document, levels, messages)
    return (languages, data.lineBreaker(for: document, levels, messages))
  }

  private func tell(_ notices: CellNotices, of preparation: SheetPreparation, _ messages: Messages) {
    MarkMessages(
      notices: notices, library: preparation.library, documentPath: source.path,
      isMissingFaceError: preparation.document.fonts.onMissingFace == .error
    ).tell(messages, isStrict: choices.isStrict)
  }
}
