internal import DynamicType
internal import Findings
internal import Languages
internal import Sheet
internal import TypeSystem
internal import YAML

extension CheckReport {
  /// The version of the machine-readable form, raised when a member changes its meaning or goes.
  static let schemaVersion = 1

  /// The report for programs: every member is always there, null where there is nothing to say.
  ///
  /// A finding's `style` is the first of its `styles`, of all of which the rest holds. `line` and `character` are the
  /// place of that style in the document, from 1, characters being Unicode scalars.
  package var json: JSON {
    .object([
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("tool", .string(tool)),
      .init("icu", .string(orNull: languageSource?.icu)),
      .init("cldr", .string(orNull: languageSource?.cldr)),
      .init("failOn", .string(failLevel.word)),
      .init("fails", .bool(fails)),
      .init("counts", counts(count)),
      .init("documents", .array(documents.map(json))),
      .init(
        "findings", .array(documents.flatMap { document in document.report.findings.map { json($0, in: document) } })),
    ])
  }

  private func counts(_ count: (FindingLevel) -> Int) -> JSON {
    .record([FindingLevel.error, .warning, .info].map { .init($0.word, .integer(count($0))) })
  }

  private func json(_ document: CheckedDocument) -> JSON {
    .object([
      .init("document", .string(orNull: document.path)),
      .init("name", .string(document.report.name)),
      .init(
        "languages",
        .array(
          document.languages.map { language in
            .record([
              .init("tag", .string(language.tag)), .init("name", .string(language.name)),
              .init("characters", .integer(language.main.count)),
            ])
          })),
      .init("counts", counts(document.report.count)),
      .init("uncheckedScreens", .array(document.report.uncheckedScreens.map { json($0, in: document) })),
      .init("faces", .array(document.faces.map(json))),
    ])
  }

  private func json(_ screen: UncheckedScreen, in document: CheckedDocument) -> JSON {
    let place = document.place(of: screen)
    return .record([
      .init("screen", .string(screen.screen)), .init("path", .string(orNull: screen.path)),
      .init("message", .string(screen.message)), .init("hint", .string(orNull: screen.hint)),
      .init("line", .integer(orNull: place?.line)), .init("character", .integer(orNull: place?.column)),
    ])
  }

  /// Ratios are the custom face's measure by the fallback's; the rest are CSS descriptors of the fallback, in percent.
  private func json(_ faces: ComparedFaces) -> JSON {
    let comparison = faces.comparison
    return .object([
      .init("styles", .array(faces.styles.map { .string($0.name) })),
      .init("custom", .string(faces.customName)),
      .init("fallback", .string(faces.fallbackName)),
      .init("xHeight", .number(orNull: comparison.xHeightRatio)),
      .init("capHeight", .number(orNull: comparison.capHeightRatio)),
      .init("width", .number(orNull: comparison.widthRatio)),
      .init("stem", .number(orNull: comparison.stemRatio)),
      .init("sizeAdjust", .number(orNull: comparison.sizeAdjust)),
      .init("ascentOverride", .number(comparison.ascentOverride)),
      .init("descentOverride", .number(comparison.descentOverride)),
      .init("lineGapOverride", .number(comparison.lineGapOverride)),
    ])
  }

  private func json(_ finding: Finding, in document: CheckedDocument) -> JSON {
    let place = document.place(of: finding)
    return .object([
      .init("rule", .string(finding.rule.word)),
      .init("severity", .string(finding.level.word)),
      .init("style", .string(orNull: finding.style?.name)),
      .init("styles", .array((finding.style.map { [$0] + finding.alike } ?? []).map { .string($0.name) })),
      .init("screen", .string(orNull: finding.screen)),
      .init("path", .string(orNull: finding.path)),
      .init("category", .string(orNull: finding.category?.name)),
      .init("categories", .array(finding.categories.map { .string($0.name) })),
      .init("column", .string(orNull: finding.column?.rawValue)),
      .init("value", .number(orNull: finding.value)),
      .init("limit", .number(orNull: finding.limit)),
      .init("unit", .string(orNull: finding.unit == .none ? nil : finding.unit.rawValue)),
      .init("message", .string(finding.message)),
      .init("hint", .string(finding.hint)),
      .init("document", .string(orNull: document.path)),
      .init("line", .integer(orNull: place?.line)),
      .init("character", .integer(orNull: place?.column)),
    ])
  }
}
