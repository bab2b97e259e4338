package import TextLayout
package import TypeSystem
package import Typeface

/// What a reader must know of the cells of a sheet, whatever the layout, or without any.
package struct CellNotices {
  /// Every mark, row by row, custom before fallback, smallest category first.
  package var marks: [CellMark]
  /// The characters of samples that no font has, each once, in the order of the text.
  package var missingCharacters: [Character] = []
  /// The characters of samples that their own face lacks, by the face that drew them.
  package var borrowedCharacters: [BorrowedCharacters] = []
  /// The glyphs of samples that are not drawn, by face and reason.
  package var undrawnGlyphs: [UndrawnGlyphs] = []
  /// The glyphs of the sheet's own words that are not drawn, by face and reason.
  package var undrawnLabels: [UndrawnGlyphs] = []
  /// The widest that a sample may be, in points; a longer one is cut.
  package var sampleWidth = CellMeasurer.widestSample

  /// What a sheet that has been laid out tells.
  package init(_ sheet: LaidOutSheet) {
    marks = sheet.marks
    missingCharacters = sheet.missingCharacters
    borrowedCharacters = sheet.borrowedCharacters
    undrawnGlyphs = sheet.undrawnGlyphs
    sampleWidth = sheet.sampleWidth
  }

  init(marks: [CellMark]) { self.marks = marks }
}

extension ResolvedTypeSystem {
  /// What a poster in a theme would tell of its cells, measured without any label or place.
  ///
  /// The shaper's library is the one that the system was worked out against.
  /// - Throws: ``SheetError/text(_:)`` for a sample that can't be set.
  package func notices(with shaper: TextShaper, theme: Theme = .light) throws(SheetError) -> CellNotices {
    notices(try measuredStyles(with: shaper, theme: theme), shaper.library)
  }

  /// What cells that are measured tell, in the theme that they were measured in.
  package func notices(_ measured: [MeasuredStyle], _ library: FontLibrary) -> CellNotices {
    var notices = CellNotices(marks: [])
    var texts: [CharacterReport.Lacking] = []
    for style in measured {
      for column in Column.allCases {
        for cell in style[column] {
          notices.marks += cell.marks.map {
            CellMark(style: style.style.style, column: column, category: cell.cell.category, mark: $0)
          }
          if let text = cell.text { texts.append((text.cut.line.text, text.lacks)) }
        }
      }
    }
    let characters = CharacterReport(texts, library)
    notices.missingCharacters = characters.missing
    notices.borrowedCharacters = characters.borrowed
    notices.undrawnGlyphs = characters.undrawn
    return notices
  }
}
