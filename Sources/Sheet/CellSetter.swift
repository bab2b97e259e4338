internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Sets the samples and labels of a sheet's cells.
struct CellSetter {
  /// The widest a sample may be, in points; a longer one is cut.
  static let maximumWidth = 600.0
  /// Ink farther than this beyond its line box, in points, is marked: less can't be seen on any phone.
  static let inkTolerance = 0.25

  let shaper: TextShaper
  let labels: LabelSetter
  let language: String
  /// The guides that are drawn under each sample.
  var guides: Set<Guide> = []
  /// The platform's smallest size in points, where it names one.
  var minimum: Double?

  /// Sets every cell of a style's column; what the font lacks comes from the other fonts, in order.
  func set(_ style: ResolvedStyle, _ column: ResolvedColumn, others: [ResolvedFont]) throws(SheetError) -> [SetCell] {
    // Told once for all cells, since few samples have any.
    let hasInvisible = style.sample.unicodeScalars.contains(where: \.isInvisible)
    var cells: [SetCell] = []
    for cell in column.cells { cells.append(try set(cell, style.sample, hasInvisible: hasInvisible, others)) }
    return cells
  }

  private func set(
    _ cell: ResolvedCell, _ sample: String, hasInvisible: Bool, _ others: [ResolvedFont]
  ) throws(SheetError) -> SetCell {
    guard let size = cell.pointSize, let font = cell.font else {
      let label = try labels.set([labels.quiet("unknown")])
      return SetCell(category: cell.category, sample: nil, notes: [SetCell.Note(label: label)], marks: cell.marks)
    }
    let cascade = [font] + others.map { $0.instance(at: size, in: shaper.library) }.filter { $0 != font }
    let attributes = TextAttributes(cascade: cascade, pointSize: size, language: language)
    let cut: TextShaper.Truncation
    do { cut = try shaper.line(sample, attributes, maximumWidth: Self.maximumWidth) } catch { throw .text(error) }
    let box = lineBox(cut.line, leading: cell.leading)
    let ink = shaper.ink(of: cut.line)
    let lacks = LackedCharacters(cut.line, isCut: cut.hiddenCharacters > 0)
    let marks =
      cell.marks + textMarks(cut, lacks, of: sample, hasInvisible: hasInvisible) + inkMarks(ink, box)
    let setter = GuideSetter(guides: guides, shaper: shaper)
    return SetCell(
      category: cell.category, sample: cut.line, notes: try notes(cell, size, marks), lineBox: box, ink: ink,
      lacks: lacks,
      guides: setter.lines(font, at: size), showsLineBox: guides.contains(.lineBox),
      missingGuides: setter.missing(from: font), marks: marks)
  }

  /// What only setting the text can tell: characters from other fonts or from none, a cut, and what can't be seen.
  private func textMarks(
    _ cut: TextShaper.Truncation, _ lacks: LackedCharacters, of sample: String, hasInvisible: Bool
  ) -> [Mark] {
    var marks: [Mark] = []
    let fromOthers = lacks.borrowed.values.reduce(0) { $0 + $1.count }
    if fromOthers > 0 { marks.append(.fallbackGlyphs(fromOthers)) }
    if !lacks.missing.isEmpty { marks.append(.missingGlyphs(lacks.missing.count)) }
    if cut.hiddenCharacters > 0 { marks.append(.cut(cut.hiddenCharacters)) }
    if hasInvisible {
      let shown = cut.hiddenCharacters > 0 ? sample.dropLast(cut.hiddenCharacters) : sample[...]
      let invisible = CharacterReport.unique(shown.unicodeScalars.filter(\.isInvisible))
      if !invisible.isEmpty { marks.append(.invisible(invisible)) }
    }
    return marks
  }

  /// Ink that leaves the line box.
  private func inkMarks(_ ink: InkExtents?, _ box: (ascent: Double, descent: Double)) -> [Mark] {
    guard let ink else { return [] }
    let top = ink.top - box.ascent
    let bottom = ink.bottom - box.descent
    guard max(top, bottom) > Self.inkTolerance else { return [] }
    return [
      .inkBeyond(top: top > Self.inkTolerance ? top : 0, bottom: bottom > Self.inkTolerance ? bottom : 0)
    ]
  }

  /// The line box: the highest ascender and the lowest descender of the fonts in the line, widened to the leading.
  private func lineBox(_ line: TextLine, leading: Double?) -> (ascent: Double, descent: Double) {
    var ascent = 0.0
    var descent = 0.0
    for run in line.runs {
      let face = shaper.library[run.font.face]
      let scale = run.pointSize / Double(face.unitsPerEm)
      ascent = max(ascent, Double(face.lineMetrics.ascender) * scale)
      descent = max(descent, -Double(face.lineMetrics.descender) * scale)
    }
    // Leading beyond the font's own height stands half above and half below, as TextKit places it.
    let extra = max(0, (leading ?? 0) - ascent - descent) / 2
    return (ascent + extra, descent + extra)
  }

  /// The size with its leading and ratio, and a note for each mark.
  private func notes(_ cell: ResolvedCell, _ size: Double, _ marks: [Mark]) throws(SheetError) -> [SetCell.Note] {
    let tooSmall = marks.contains { if case .belowMinimum = $0 { true } else { false } }
    let sizePiece = LabelSetter.Piece(
      text: Decimals.short(size), weight: .bold, color: tooSmall ? labels.palette.mark : labels.palette.ink)
    var details = cell.leading.map { " / \(Decimals.short($0))" } ?? ""
    if let ratio = cell.ratio { details += "  \(formatted(ratio, decimals: 2))x" }
    var notes = [SetCell.Note(label: try labels.set([sizePiece, labels.quiet(details)]))]
    for mark in marks {
      guard let words = MarkWords.inCell(mark, minimum: minimum) else { continue }
      notes.append(SetCell.Note(label: try labels.set([labels.mark(mark, words)]), mark: mark))
    }
    return notes
  }
}
