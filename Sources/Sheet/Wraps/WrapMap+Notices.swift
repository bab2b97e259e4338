internal import DynamicType
package import TypeSystem

extension WrapMap {
  /// What a reader must know of the cells: the marks of the system's own, and characters that faces lack or don't draw.
  ///
  /// The system is the one that the map is of.
  package func notices(of system: ResolvedTypeSystem) -> CellNotices {
    var notices = CellNotices(marks: system.cellMarks.filter { $0.column == column })
    let rows = languages.flatMap(\.rows)
    for row in rows {
      let borrowed = row.borrowedCharacters.reduce(0) { $0 + $1.characters.count }
      for (index, category) in categories.enumerated() where row.wraps.contains(where: { $0[index] != nil }) {
        let mark = { CellMark(style: row.style, column: self.column, category: category, mark: $0) }
        if borrowed > 0 { notices.marks.append(mark(.fallbackGlyphs(borrowed))) }
        if !row.missingCharacters.isEmpty { notices.marks.append(mark(.missingGlyphs(row.missingCharacters.count))) }
        let undrawn = row.undrawnCounts.isEmpty ? 0 : row.undrawnCounts[index]
        if undrawn > 0 { notices.marks.append(mark(.undrawableGlyphs(undrawn))) }
      }
    }
    notices.missingCharacters = CharacterReport.unique(rows.flatMap(\.missingCharacters))
    notices.undrawnGlyphs = UndrawnGlyphs.joined(rows.flatMap(\.undrawnGlyphs))
    for lent in rows.flatMap(\.borrowedCharacters) { notices.borrow(lent) }
    return notices
  }
}
