package import DynamicType
package import TextLayout
package import TypeSystem

/// A cell's sample, set and measured, for a reader that finds the place for it by itself.
package struct SampleCell: Hashable, Sendable {
  /// The category.
  package var category: ContentSizeCategory
  /// The shaped sample, cut where a sheet would cut it; nil where the size is unknown.
  package var line: TextLine?
  /// The colour that the document gives it; nil is the sheet's ink.
  package var color: DocumentColor?
  /// What stands in the places of the glyphs that can't be drawn; nil where all are drawn.
  package var undrawn: [UndrawnGlyph]?
  /// How far the line box reaches above the baseline, in points.
  package var boxAscent: Double
  /// How far the line box reaches below the baseline, in points.
  package var boxDescent: Double
  /// The room that line box, ink and guides need above the baseline, in points.
  package var ascent: Double
  /// The room that line box, ink and guides need below the baseline, in points.
  package var descent: Double
  /// How high above the baseline each guide lies, in points; those that the face names, and no line box.
  package var guides: [Guide: Double]
  /// What a reader must know, with what only setting the text could tell.
  package var marks: [Mark]

  init(_ measured: MeasuredCell, _ setter: GuideSetter) {
    let (cell, text) = (measured.cell, measured.text)
    var lines: [GuideLine] = []
    if text != nil, let font = cell.font, let size = cell.pointSize { lines = setter.lines(font, at: size) }
    let room = CellRoom(
      lineBox: text?.lineBox ?? (0, 0), ink: text?.ink, guides: lines, pointSize: cell.pointSize ?? 0)
    category = cell.category
    line = text?.cut.line
    color = cell.color
    undrawn = text?.undrawn
    (boxAscent, boxDescent) = text?.lineBox ?? (0, 0)
    (ascent, descent) = (room.ascent, room.descent)
    guides = Dictionary(lines.map { ($0.guide, $0.height) }, uniquingKeysWith: { first, _ in first })
    marks = measured.marks
  }
}
