package import Screens
internal import TextLayout
internal import TypeSystem

extension LaidOutScreen.Part {
  /// The path of its text: a navigation bar's title has one of its own, as in traces.
  public var textPath: String { kind == .navigationBar ? "\(path)/\(ScreenTree.titleWord)" : path }

  /// Finds the characters of the lines that their own font doesn't show, or nobody sees.
  mutating func readCharacters(_ shaper: TextShaper) {
    guard !lines.isEmpty else { return }
    let lacks = lines.map {
      LackedCharacters($0.line, isCut: isCut($0.line), undrawn: shaper.undrawableGlyphs(in: $0.line))
    }
    for (index, lack) in lacks.enumerated() where !lack.undrawn.isEmpty {
      lines[index].undrawn = UndrawnGlyph.all(in: lines[index].line, shaper)
    }
    let report = CharacterReport(zip(lines, lacks).map { ($0.line.text, $1) }, shaper.library)
    characters.undrawn = report.undrawn
    characters.undrawnCount = lacks.reduce(0) { $0 + $1.undrawn.count }
    characters.missing = report.missing
    characters.borrowed = report.borrowed
    characters.invisible = CharacterReport.unique(
      lines.flatMap { $0.line.text.unicodeScalars.filter(\.isInvisible) })
  }

  /// Whether a line ends in an ellipsis that the text doesn't have: it is the layout's own.
  private func isCut(_ line: TextLine) -> Bool { line.text.hasSuffix("…") && !text.isEmpty && !text.contains("…") }
}

extension CellNotices {
  /// What mock screens tell: the faces and sizes that their texts are set in, and the characters that these lack.
  package init(_ screens: [[LaidOutScreen]]) {
    let parts = screens.joined().flatMap { screen in screen.parts.map { (screen.category, $0) } }
    self.init(
      marks: CharacterReport.unique(
        parts.flatMap { category, part in
          (part.style == nil ? [] : part.font?.marks ?? []).map { mark in
            CellMark(style: part.row, column: .custom, category: category, mark: mark)
          }
            + part.characterMarks.map {
              CellMark(style: part.row, column: .custom, category: category, mark: $0)
            }
        }))
    missingCharacters = CharacterReport.unique(parts.flatMap(\.1.characters.missing))
    undrawnGlyphs = UndrawnGlyphs.joined(parts.flatMap(\.1.characters.undrawn))
    for lent in parts.flatMap(\.1.characters.borrowed) { borrow(lent) }
  }

  /// What the texts of mock screens are set in, for those that nobody lays out.
  package init(_ states: [ScreenState]) {
    self.init(
      marks: CharacterReport.unique(
        states.flatMap { state in
          state.nodes.flatMap { node -> [CellMark] in
            guard let style = node.style, let font = node.font else { return [] }
            return font.marks.map { CellMark(style: style, column: .custom, category: state.category, mark: $0) }
          }
        }))
  }

  /// Adds characters to those of the same face.
  mutating func borrow(_ lent: BorrowedCharacters) {
    guard let place = borrowedCharacters.firstIndex(where: { $0.postScriptName == lent.postScriptName }) else {
      borrowedCharacters.append(lent)
      return
    }
    borrowedCharacters[place].characters = CharacterReport.unique(
      borrowedCharacters[place].characters + lent.characters)
  }
}

extension LaidOutScreen.Part {
  /// The row of a sheet that would have its marks: its style, else the role of its kind.
  fileprivate var row: StyleName { style ?? .role(kind.rawValue) }

  fileprivate var characterMarks: [Mark] {
    var marks: [Mark] = []
    let borrowed = characters.borrowed.reduce(0) { $0 + $1.characters.count }
    if borrowed > 0 { marks.append(.fallbackGlyphs(borrowed)) }
    if !characters.missing.isEmpty { marks.append(.missingGlyphs(characters.missing.count)) }
    if characters.undrawnCount > 0 { marks.append(.undrawableGlyphs(characters.undrawnCount)) }
    if !characters.invisible.isEmpty { marks.append(.invisible(characters.invisible)) }
    return marks
  }
}
