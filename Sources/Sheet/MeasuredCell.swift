package import TextLayout
package import TypeSystem

/// A cell whose sample has been set and measured, before it has labels or a place.
package struct MeasuredCell {
  /// The cell.
  package var cell: ResolvedCell
  /// Its text; nil where the cell has no size or no font.
  package var text: SetText?
  /// The cell's marks, with those that only setting its text could tell.
  package var marks: [Mark]

  /// A cell's text as one line, and its measures.
  package struct SetText {
    /// The line, cut where it was too wide, and how much of it is hidden.
    package var cut: TextShaper.Truncation
    /// How the text was set.
    package var attributes: TextAttributes
    /// How far the line box reaches above and below the baseline, in points.
    package var lineBox: LineBox
    /// The same for the fonts' own line, whatever the cell's leading.
    package var fontBox: LineBox
    /// The line's ink; nil where there is none.
    package var ink: InkExtents?
    /// The ink of the characters that a font has, without the boxes of those that none has.
    package var drawnInk: InkExtents?
    /// Which characters the cell's own face lacks.
    package var lacks: LackedCharacters
    /// What stands in the places of the glyphs that can't be drawn; nil where all are drawn.
    package var undrawn: [UndrawnGlyph]?
  }

  /// A cell without a text, or with one that has been set.
  init(cell: ResolvedCell, text: SetText? = nil, marks: [Mark]? = nil) {
    self.cell = cell
    self.text = text
    self.marks = marks ?? cell.marks
  }
}

/// A style whose cells have been measured.
package struct MeasuredStyle {
  /// The style.
  package var style: ResolvedStyle
  /// The cells of the app's own font, smallest category first.
  package var custom: [MeasuredCell]
  /// The cells of the fallback.
  package var fallback: [MeasuredCell]

  /// Puts a style and its measured cells together.
  package init(style: ResolvedStyle, custom: [MeasuredCell], fallback: [MeasuredCell]) {
    self.style = style
    self.custom = custom
    self.fallback = fallback
  }

  /// The cells of one of the style's fonts.
  package subscript(column: Column) -> [MeasuredCell] {
    switch column {
    case .custom: custom
    case .fallback: fallback
    }
  }
}
