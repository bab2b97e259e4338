internal import Sheet
internal import Specimen
internal import TextLayout
internal import TypeSystem

/// One of the two documents that are compared, with what the command line changes of it.
struct DiffSide {
  let request: SheetRequest
  let styles: [StyleName]?

  /// Asks of a document the styles that it has, of those that the command line names.
  init(_ source: SheetDocument, _ choices: SheetChoices, defaultFonts: String, limits: Limits) {
    var own = choices
    var onPlatform = source.document
    if let platform = choices.platform { onPlatform.platform = platform }
    let known = Set(onPlatform.everyStyle)
    own.styles = choices.styles.map { $0.filter(known.contains) }
    styles = own.styles
    request = SheetRequest(source, choices: own, defaultFonts: defaultFonts, limits: limits)
  }

  /// Tells as errors what a strict run refuses in the document, as `generate` does.
  ///
  /// `system` is the document worked out against the fonts of the side that ``prepare(_:_:_:)`` made of it.
  func refuseSubstitutions(
    in system: ResolvedTypeSystem, of side: SpecimenRevision.Side, _ messages: Messages
  ) throws(CommandError) {
    let own = Messages()
    MarkMessages(
      notices: try notices(of: system, side), library: side.fonts, documentPath: request.source.path,
      isMissingFaceError: side.document.fonts.onMissingFace == .error
    ).tell(own, isStrict: true)
    for message in own.kept { if case .error = message.kind { messages.tell(message.about(request.label)) } }
  }

  /// Warns of glyphs that are not drawn, as `generate` does: once where both documents have the same, else with the document.
  ///
  /// Each system is the document worked out against the fonts of its side.
  static func warnOfUndrawn(
    _ old: (DiffSide, ResolvedTypeSystem, SpecimenRevision.Side),
    _ new: (DiffSide, ResolvedTypeSystem, SpecimenRevision.Side), _ messages: Messages
  ) throws(CommandError) {
    let before = UndrawnWords.sentence(try old.0.notices(of: old.1, old.2))
    let after = UndrawnWords.sentence(try new.0.notices(of: new.1, new.2))
    let isSame = before?.0 == after?.0
    for (side, sentence) in [(old.0, before), (new.0, isSame ? nil : after)] {
      guard let (text, hint) = sentence else { continue }
      let own = Messages()
      own.warn(text, hint: hint)
      for message in own.kept { messages.tell(isSame ? message : message.about(side.request.label)) }
    }
  }

  private func notices(
    of system: ResolvedTypeSystem, _ side: SpecimenRevision.Side
  ) throws(CommandError) -> CellNotices {
    do throws(SheetError) {
      return try system.notices(with: TextShaper(library: side.fonts, limits: request.limits.text))
    } catch {
      throw CommandError(.sheet(error))
    }
  }

  /// Loads the fonts of both; what is worth a word of both in the same words is told once, else with its document.
  static func prepare(
    _ old: DiffSide, _ new: DiffSide, _ messages: Messages
  ) throws(CommandError) -> (old: SpecimenRevision.Side, new: SpecimenRevision.Side) {
    let (before, after) = (Messages(), Messages())
    let preparations = try (
      SheetPreparation(old.request, messages: before), SheetPreparation(new.request, messages: after)
    )
    for message in before.kept {
      messages.tell(after.kept.contains(message) ? message : message.about(old.request.label))
    }
    for message in after.kept where !before.kept.contains(message) {
      messages.tell(message.about(new.request.label))
    }
    return (
      SpecimenRevision.Side(preparations.0.document, fonts: preparations.0.library, styles: old.styles),
      SpecimenRevision.Side(preparations.1.document, fonts: preparations.1.library, styles: new.styles)
    )
  }
}
