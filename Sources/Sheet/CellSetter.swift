internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Sets the samples and labels of a sheet's cells.
struct CellSetter {
  /// The widest a sample may be where no paper says less, in points.
  static let widestSample = CellMeasurer.widestSample

  let shaper: TextShaper
  let labels: LabelSetter
  private var measurer: CellMeasurer
  /// The guides that are drawn under each sample.
  var guides: Set<Guide> = []
  /// The platform's smallest size in points, where it names one.
  var minimum: Double?
  /// The widest a sample may be, in points; a longer one is cut.
  var maximumWidth: Double {
    get { measurer.maximumWidth }
    set { measurer.maximumWidth = newValue }
  }
  /// The widest that a mark's words may be before they are broken, in points.
  var markWidth = Double.infinity

  init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, _ labels: LabelSetter, guides: Set<Guide>) {
    self.shaper = shaper
    self.labels = labels
    self.guides = guides
    measurer = CellMeasurer(language: system.document.language, shaper, labels.palette)
    minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize
  }

  /// Sets every cell of a style's column; what the font lacks comes from the other fonts, in order.
  func set(_ column: ResolvedColumn, others: [ResolvedFont]) throws(SheetError) -> [SetCell] {
    var cells: [SetCell] = []
    let headMarks = column.headMarks
    for measured in try measurer.measure(column, others: others) { cells.append(try set(measured, headMarks)) }
    return cells
  }

  private func set(_ measured: MeasuredCell, _ headMarks: [Mark]) throws(SheetError) -> SetCell {
    let cell = measured.cell
    guard let size = cell.pointSize, let font = cell.font, let text = measured.text else {
      let label = try labels.set([labels.quiet(cell.marks.contains(.undefined) ? "undefined" : "unknown")])
      return SetCell(category: cell.category, sample: nil, notes: [SetCell.Note(label: label)], marks: cell.marks)
    }
    let marks = measured.marks
    let setter = GuideSetter(guides: guides, shaper: shaper)
    return SetCell(
      category: cell.category, sample: text.cut.line, color: measurer.color(of: cell),
      notes: try notes(cell, size, marks.filter { !headMarks.contains($0) }),
      lineBox: text.lineBox, ink: text.ink, lacks: text.lacks, undrawn: text.undrawn,
      guides: setter.lines(font, at: size), showsLineBox: guides.contains(.lineBox), marks: marks,
      minimumWidth: try minimumWidth(text.cut, of: cell.text, text.attributes))
  }

  /// The least width that shows something of a sample: its whole, or its first character and an ellipsis.
  private func minimumWidth(
    _ cut: TextShaper.Truncation, of sample: String, _ attributes: TextAttributes
  ) throws(SheetError) -> Double {
    guard let first = sample.first, cut.hiddenCharacters == sample.count else { return cut.line.width }
    do { return try shaper.line("\(first)…", attributes).width } catch { throw .text(error) }
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
