package import Revision
package import TextLayout
package import TypeSystem

/// A cell that differs, its samples set on one baseline in a box that holds either of them.
package struct RevisionSample {
  /// The style.
  package var style: StyleName
  /// The column.
  package var column: Column
  /// The numbers before and after.
  package var cell: CellRevision
  /// The sample before; nil where there was none.
  package var old: Drawn?
  /// The sample after; nil where there is none.
  package var new: Drawn?
  /// The box's width, and how far it reaches above and below the baseline, in points.
  package var width: Double
  /// How far the box reaches above the baseline, in points.
  package var ascent: Double
  /// How far the box reaches below the baseline, in points.
  package var descent: Double
  /// The heights of the old face's guides above the baseline, in points: x-height and cap height where it names them.
  package var guides: [Double]

  /// A line of text with its colour and its left end in the box.
  package struct Drawn {
    /// The text.
    package var line: TextLine
    /// The document's colour, over whatever ground the page has; nil is the page's ink.
    package var color: DocumentColor?
    /// What stands in the places of the glyphs that can't be drawn; nil where all are drawn.
    package var undrawn: [UndrawnGlyph]?
    /// The mark that counts them; nil where all are drawn.
    package var mark: Mark?
    /// The left end, in points.
    package var x: Double
  }

  init(_ style: StyleName, _ pair: RevisionCells.Pair) {
    self.style = style
    column = pair.column
    cell = pair.cell
    let cells = [pair.old, pair.new].compactMap { $0?.set }
    let width = (cells.map { $0.sample?.width ?? 0 }.max() ?? 0).rounded(.up)
    let drawn = { (cell: RevisionCells.Drawn?) -> Drawn? in
      guard let cell, let line = cell.set.sample else { return nil }
      return Drawn(
        line: line, color: cell.color, undrawn: cell.set.undrawn,
        mark: cell.set.marks.first { if case .undrawableGlyphs = $0 { true } else { false } },
        x: cell.set.isRightToLeft ? width - line.width : 0)
    }
    (old, new) = (drawn(pair.old), drawn(pair.new))
    self.width = width
    ascent = (cells.map(\.ascent).max() ?? 0).rounded(.up)
    descent = (cells.map(\.descent).max() ?? 0).rounded(.up)
    guides = (pair.old?.set.guides ?? []).map(\.height)
  }
}

extension RevisionSheet {
  /// The samples of the cells that differ, style by style in the order of the revision, for a page on a screen.
  /// - Throws: ``SheetError`` for a sample that can't be set.
  package func samples(with shaper: TextShaper) throws(SheetError) -> [RevisionSample] {
    let cells = RevisionCells(self, shaper, width: CellMeasurer.widestSample)
    var samples: [RevisionSample] = []
    for style in revision.styles {
      samples += try cells.pairs(of: style).map { RevisionSample(style.style, $0) }
    }
    return samples
  }
}
