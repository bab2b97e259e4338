package import TextLayout
package import TypeSystem

/// What a sheet shows, set and measured, but laid out on no page: for readers that lay out by themselves, as a browser
/// does.
package struct SampleSheet: Hashable, Sendable {
  /// The document's name in the face of its own titles, at ``titleSize``; cut where it is very long.
  package var title: TextLine
  /// What the sheet shows, in phrases: platform, styles, categories, sizes and fonts.
  package var phrases: [String]
  /// The rows, in the order of the sheet.
  package var rows: [SampleRow]
  /// The platform's smallest size in points, where it names one.
  package var minimumSize: Double?

  /// The size of ``title``, in points.
  package static let titleSize = 40.0
}

extension ResolvedTypeSystem {
  /// Sets and measures every sample with the fonts of the shaper's library, the one that the system was worked out
  /// against; marks are those of the sheet.
  ///
  /// - Throws: ``SheetError`` for a sample that can't be set, and for nothing to show.
  package func samples(with shaper: TextShaper) throws(SheetError) -> SampleSheet {
    guard !styles.isEmpty, !categories.isEmpty else { throw .empty }
    let labels = LabelSetter(
      shaper: shaper, fonts: labelFonts, language: "en", palette: Theme.light.palette(for: self))
    let setter = CellSetter(self, shaper, labels, guides: Set(Guide.allCases))
    var rows: [SampleRow] = []
    for style in styles {
      let fallback = [style.fallback.font].compactMap { $0 }
      let custom = try setter.set(style.custom, others: fallback + [labelFonts.regular])
      let stepIns = try setter.set(style.fallback, others: [labelFonts.regular])
      rows.append(
        SampleRow(
          style: style, custom: zip(custom, style.custom.cells).map { SampleCell($0, of: $1) },
          fallback: zip(stepIns, style.fallback.cells).map { SampleCell($0, of: $1) }))
    }
    return SampleSheet(
      title: try TitleSetter(system: self, shaper: shaper).title(
        size: SampleSheet.titleSize, width: CellSetter.widestSample
      ).line,
      phrases: Summary.phrases(self), rows: rows, minimumSize: setter.minimum)
  }
}
