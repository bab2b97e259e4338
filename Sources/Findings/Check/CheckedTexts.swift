internal import Languages
internal import Sheet
internal import TextLayout
internal import TypeSystem

/// A style with every text that it is looked at with: its sample, and those of the document's further languages.
struct CheckedTexts {
  /// A text in one language, measured in every cell.
  struct Text {
    /// The language as a BCP 47 tag; nil for the sheet's own.
    var language: String?
    var measured: MeasuredStyle
  }

  let style: ResolvedStyle
  /// The sheet's own text first.
  let texts: [Text]

  init(
    _ style: ResolvedStyle, of system: ResolvedTypeSystem, _ shaper: TextShaper, furtherTags: [String]
  ) throws(SheetError) {
    self.style = style
    var measurer = CellMeasurer(system, shaper)
    // A sheet cuts what is too wide for it; what is beyond the cut is in the app all the same.
    measurer.maximumWidth = .infinity
    var texts = [Text(measured: try system.measure(style, with: measurer))]
    for tag in furtherTags {
      measurer.language = tag
      var cells: [Column: [MeasuredCell]] = [:]
      for column in Column.allCases {
        let others = system.fontsSteppingIn(for: column, of: style)
        for cell in style.column(column).cells {
          guard let sample = system.document.sample(of: style.style, in: tag, at: cell.category) else { break }
          cells[column, default: []].append(try measurer.measure(sample, in: cell, others: others))
        }
      }
      guard !cells.isEmpty else { continue }
      texts.append(
        Text(
          language: tag,
          measured: MeasuredStyle(style: style, custom: cells[.custom] ?? [], fallback: cells[.fallback] ?? [])))
    }
    self.texts = texts
  }

  /// Whether the style has a text in a language: a sample for it, or one of its own in the document's language.
  func hasSample(in tag: String, of document: TypeSystemDocument) -> Bool {
    if texts.contains(where: { $0.language == tag }) { return true }
    return tag == document.language && style.sample != style.style.displayName
  }

  /// The languages that have samples besides the sheet's own.
  static func furtherTags(_ document: TypeSystemDocument, _ languages: [LanguageCharacters]) -> [String] {
    var tags: [String] = []
    for tag in document.languages.dropFirst() + languages.map(\.tag)
    where tag != document.language && document.samples[tag] != nil && !tags.contains(tag) { tags.append(tag) }
    return tags
  }
}
