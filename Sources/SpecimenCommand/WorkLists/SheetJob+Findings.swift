internal import Findings
internal import Sheet
internal import Specimen
internal import TextLayout
internal import TypeSystem
internal import WorkList

extension SheetJob {
  /// The most findings of a sheet that are kept, the worst of them.
  private static let findingLimit = 200

  /// What `check` finds of the sheet's document at the document's own levels; screens that can't be checked are errors.
  ///
  /// - Throws: what drawing the sheet would throw.
  func findings(
    _ preparation: SheetPreparation, _ cache: SheetCache, _ messages: Messages
  ) throws(CommandError) -> [FindingRecord] {
    let choices = request.choices
    let (languages, breaker) = SheetRequest.languageData(for: preparation.document, icuVersions, messages)
    let system: ResolvedTypeSystem
    do {
      system = try Resolver(library: preparation.library, missingFace: .fallback, boldText: choices.boldText)
        .resolve(preparation.document, styles: choices.styles, categories: choices.categories)
    } catch {
      throw CommandError(.resolution(error))
    }
    let check = Check(
      levels: FindingLevels(document: preparation.document), languages: languages, lineBreaker: breaker)
    let report: FindingsReport
    do throws(SheetError) {
      report = try check.run(on: system, with: request.shaper(for: preparation, cache))
    } catch {
      throw CommandError(.sheet(error))
    }
    let screens = report.uncheckedScreens.map {
      FindingRecord(.error, rule: "uncheckedScreen", text: TerminalText.escaped($0.message), hint: $0.hint)
    }
    let found = report.findings.compactMap { finding in
      FindingRecord.Level(rawValue: finding.level.rawValue).map {
        FindingRecord(
          $0, rule: finding.rule.word, text: CheckWords.sentence(finding, of: system.categories), hint: finding.hint)
      }
    }
    let all = screens + found
    if all.count > Self.findingLimit {
      messages.note("\(all.count - Self.findingLimit) more findings are not listed", hint: "'specimen check' lists all")
    }
    return Array(all.prefix(Self.findingLimit))
  }
}
