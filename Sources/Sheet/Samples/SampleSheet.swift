internal import DynamicType
package import TextLayout
package import TypeSystem

/// What a sheet shows, set and measured, but laid out on no page: for readers that lay out by themselves, as a browser
/// does.
package struct SampleSheet: Hashable, Sendable {
  /// The document's name in the face of its own titles, at ``titleSize``: a line, or a few where it is long.
  package var title: [TextLine]
  /// What the sheet shows, in phrases: platform, styles, categories, sizes and fonts.
  package var phrases: [String]
  /// The rows, in the order of the sheet.
  package var rows: [SampleRow]
  /// The platform's smallest size in points, where it names one.
  package var minimumSize: Double?

  /// The size of ``title``, in points.
  package static let titleSize = 40.0
  /// The most lines of ``title``; the last is cut where the name is longer still.
  package static let mostTitleLines = 3
}

extension ResolvedTypeSystem {
  /// Sets and measures every sample with the fonts of the shaper's library, the one that the system was worked out
  /// against; marks are those of the sheet.
  ///
  /// - Throws: ``SheetError`` for a sample that can't be set, and for nothing to show.
  package func samples(with shaper: TextShaper) throws(SheetError) -> SampleSheet {
    try samples(try measuredStyles(with: shaper), with: shaper)
  }

  /// The samples of cells that are measured already.
  ///
  /// - Throws: ``SheetError`` for a title that can't be set, and for nothing to show.
  package func samples(_ measured: [MeasuredStyle], with shaper: TextShaper) throws(SheetError) -> SampleSheet {
    guard !styles.isEmpty, !categories.isEmpty else { throw .empty }
    let guides = GuideSetter(guides: Set(Guide.allCases), shaper: shaper)
    let rows = measured.map { style in
      SampleRow(
        style: style.style, custom: style.custom.map { SampleCell($0, guides) },
        fallback: style.fallback.map { SampleCell($0, guides) })
    }
    return SampleSheet(
      title: try TitleSetter(system: self, shaper: shaper).lines(
        size: SampleSheet.titleSize, width: CellMeasurer.widestSample, count: SampleSheet.mostTitleLines),
      phrases: Summary.phrases(self), rows: rows,
      minimumSize: DynamicTypeTable.table(for: document.platform).minimumPointSize)
  }
}
