internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Sets the samples and labels of a sheet's cells.
struct CellSetter {
  /// The widest a sample may be where no paper says less, in points.
  static let widestSample = 600.0
  /// Ink farther than this beyond its line box, in points, is marked: less can't be seen on any phone.
  static let inkTolerance = 0.25

  /// The least contrast of large text (WCAG 2.2, 1.4.3); a sample with less is marked.
  static let leastContrast = 3.0

  let shaper: TextShaper
  let labels: LabelSetter
  let language: String
  /// The guides that are drawn under each sample.
  var guides: Set<Guide> = []
  /// The platform's smallest size in points, where it names one.
  var minimum: Double?
  /// The widest a sample may be, in points; a longer one is cut.
  var maximumWidth = widestSample
  /// The widest that a mark's words may be before they are broken, in points.
  var markWidth = Double.infinity

  init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, _ labels: LabelSetter, guides: Set<Guide>) {
    self.shaper = shaper
    self.labels = labels
    self.guides = guides
    language = system.document.language
    minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize
  }

  /// Sets every cell of a style's column; what the font lacks comes from the other fonts, in order.
  func set(_ style: ResolvedStyle, _ column: ResolvedColumn, others: [ResolvedFont]) throws(SheetError) -> [SetCell] {
    var cells: [SetCell] = []
    let headMarks = column.headMarks
    // Told once for a text, since few have any and most cells share theirs.
    var text = ""
    var hasInvisible = false
    for cell in column.cells {
      if cell.text != text {
        text = cell.text
        hasInvisible = text.unicodeScalars.contains(where: \.isInvisible)
      }
      cells.append(try set(cell, hasInvisible: hasInvisible, headMarks, others))
    }
    return cells
  }

  private func set(
    _ cell: ResolvedCell, hasInvisible: Bool, _ headMarks: [Mark], _ others: [ResolvedFont]
  ) throws(SheetError) -> SetCell {
    guard let size = cell.pointSize, let font = cell.font else {
      let label = try labels.set([labels.quiet(cell.marks.contains(.undefined) ? "undefined" : "unknown")])
      return SetCell(category: cell.category, sample: nil, notes: [SetCell.Note(label: label)], marks: cell.marks)
    }
    let sample = cell.text
    let cascade =
      [font] + (cell.cascade + others).map { $0.instance(at: size, in: shaper.library) }.filter { $0 != font }
    let attributes = TextAttributes(
      cascade: cascade, pointSize: size, features: cell.features, language: language,
      letterSpacing: cell.letterSpacing)
    let cut: TextShaper.Truncation
    do { cut = try shaper.line(sample, attributes, maximumWidth: maximumWidth) } catch { throw .text(error) }
    let box = lineBox(cut.line, leading: cell.leading)
    let ink = shaper.ink(of: cut.line)
    let lacks = LackedCharacters(cut.line, isCut: cut.hiddenCharacters > 0)
    let marks =
      cell.marks + colorMarks(cell) + textMarks(cut, lacks, of: sample, hasInvisible: hasInvisible) + inkMarks(ink, box)
    let setter = GuideSetter(guides: guides, shaper: shaper)
    return SetCell(
      category: cell.category, sample: cut.line, color: color(of: cell),
      notes: try notes(cell, size, marks.filter { !headMarks.contains($0) }),
      lineBox: box, ink: ink,
      lacks: lacks,
      guides: setter.lines(font, at: size), showsLineBox: guides.contains(.lineBox),
      missingGuides: setter.missing(from: font), marks: marks,
      minimumWidth: try minimumWidth(cut, of: sample, attributes))
  }

  /// The colour that the document gives the text, on the ground that the category stands on.
  private func color(of cell: ResolvedCell) -> Frame.Color? {
    let palette = labels.palette
    return cell.color.map { Frame.Color($0, over: palette.ground(of: cell.category) ?? palette.background) }
  }

  /// A colour that the document gives may be lost on its ground, most easily in the other theme.
  private func colorMarks(_ cell: ResolvedCell) -> [Mark] {
    guard let color = color(of: cell) else { return [] }
    let contrast = color.contrast(with: labels.palette.ground(of: cell.category) ?? labels.palette.background)
    return contrast < Self.leastContrast ? [.faint(contrast: contrast)] : []
  }

  /// The least width that shows something of a sample: its whole, or its first character and an ellipsis.
  private func minimumWidth(
    _ cut: TextShaper.Truncation, of sample: String, _ attributes: TextAttributes
  ) throws(SheetError) -> Double {
    guard let first = sample.first, cut.hiddenCharacters == sample.count else { return cut.line.width }
    do { return try shaper.line("\(first)…", attributes).width } catch { throw .text(error) }
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
    let (ascent, descent) = line.extents(in: shaper.library)
    // Leading beyond the font's own height stands half above and half below, as TextKit places it.
    let extra = max(0, (leading ?? 0) - ascent - descent) / 2
    return (ascent + extra, descent + extra)
  }

  /// The size with its leading and ratio, and a note for each mark.
  private func notes(_ cell: ResolvedCell, _ size: Double, _ marks: [Mark]) throws(SheetError) -> [SetCell.Note] {
    var notes = [SetCell.Note(label: try labels.set(sizePieces(cell, size)))]
    for mark in marks {
      // What a head says of a whole line stands in the cell where it is true of that alone.
      guard let words = MarkWords.inCell(mark, minimum: minimum) ?? MarkWords.inHead(mark) else { continue }
      let lines = try labels.wrapped([labels.mark(mark, words)], width: markWidth)
      notes.append(SetCell.Note(label: Label.stack(lines), mark: mark))
    }
    return notes
  }

  /// A cell's size, line height and ratio, as they will stand in its label.
  func sizeLabel(_ cell: ResolvedCell) throws(SheetError) -> Label {
    guard let size = cell.pointSize else {
      return try labels.set([labels.quiet(cell.marks.contains(.undefined) ? "undefined" : "unknown")])
    }
    return try labels.set(sizePieces(cell, size))
  }

  private func sizePieces(_ cell: ResolvedCell, _ size: Double) -> [LabelSetter.Piece] {
    let tooSmall = cell.marks.contains { if case .belowMinimum = $0 { true } else { false } }
    var details = cell.leading.map { " / \(Decimals.short($0))" } ?? ""
    if let ratio = cell.ratio { details += "  \(formatted(ratio, decimals: 2))x" }
    return [
      LabelSetter.Piece(
        text: Decimals.short(size), weight: .bold, color: tooSmall ? labels.palette.mark : labels.palette.ink),
      labels.quiet(details),
    ]
  }
}

extension TextLine {
  /// The highest ascender and the lowest descender of the fonts in the line, in points from its baseline.
  func extents(in library: FontLibrary) -> (ascent: Double, descent: Double) {
    runs.reduce((0, 0)) { extents, run in
      let face = library[run.font.face]
      let scale = run.pointSize / Double(face.unitsPerEm)
      return (
        max(extents.0, Double(face.lineMetrics.ascender) * scale),
        max(extents.1, -Double(face.lineMetrics.descender) * scale)
      )
    }
  }
}
