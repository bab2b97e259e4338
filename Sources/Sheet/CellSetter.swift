internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A cell's sample and label, set and measured, before they have a place.
struct SetCell {
  var category: ContentSizeCategory
  /// The sample, or nil where the size is unknown.
  var sample: TextLine?
  var label: Label
  /// The words of the marks where they stand apart, else none.
  var markLabels: [Label] = []
  /// How far the sample's line box reaches above and below its baseline, in points.
  var ascent: Double
  var descent: Double
  /// The cell's marks, with those that only setting its text could tell.
  var marks: [Mark]

  var width: Double { max(sample?.width ?? 0, label.width) }

  /// The least width that shows something of the sample: its whole, or its first character and an ellipsis.
  var minimumWidth = 0.0

  /// A sample that begins at the right is set flush right.
  var isRightToLeft: Bool {
    guard let sample, let first = sample.runs.first(where: { $0.utf8Range.lowerBound == 0 }) else { return false }
    return first.direction == .rightToLeft
  }
}

/// Sets the samples and labels of a grid's cells.
struct CellSetter {
  /// The widest a sample may be where no paper says less, in points.
  static let widestSample = 600.0

  let shaper: TextShaper
  let labels: LabelSetter
  let language: String
  /// The widest a sample may be, in points; a longer one is cut.
  var maximumWidth = widestSample
  /// The width that marks have to themselves, in points; nil sets them at the end of the cell's label.
  var markWidth: Double?

  /// Sets every cell of a style's column; what the font lacks comes from the other fonts, in order.
  func set(_ style: ResolvedStyle, _ column: ResolvedColumn, others: [ResolvedFont]) throws(SheetError) -> [SetCell] {
    var cells: [SetCell] = []
    for cell in column.cells { cells.append(try set(cell, style.sample, others)) }
    return cells
  }

  private func set(
    _ cell: ResolvedCell, _ sample: String, _ others: [ResolvedFont]
  ) throws(SheetError) -> SetCell {
    guard let size = cell.pointSize, let font = cell.font else {
      let label = try labels.set([labels.quiet("unknown")])
      return SetCell(
        category: cell.category, sample: nil, label: label, ascent: 0, descent: 0, marks: cell.marks)
    }
    let cascade = [font] + others.map { $0.instance(at: size, in: shaper.library) }.filter { $0 != font }
    let attributes = TextAttributes(cascade: cascade, pointSize: size, language: language)
    let cut: TextShaper.Truncation
    do { cut = try shaper.line(sample, attributes, maximumWidth: maximumWidth) } catch { throw .text(error) }
    let marks = cell.marks + textMarks(cut)
    let box = lineBox(cut.line, leading: cell.leading)
    let words = marks.compactMap(MarkWords.inCell)
    return SetCell(
      category: cell.category, sample: cut.line,
      label: try labels.set(pieces(cell, size, markWidth == nil ? words : [])),
      markLabels: try markLabels(words), ascent: box.ascent, descent: box.descent, marks: marks,
      minimumWidth: try minimumWidth(cut, of: sample, attributes))
  }

  private func minimumWidth(
    _ cut: TextShaper.Truncation, of sample: String, _ attributes: TextAttributes
  ) throws(SheetError) -> Double {
    guard let first = sample.first, cut.hiddenCharacters == sample.count else { return cut.line.width }
    do { return try shaper.line("\(first)…", attributes).width } catch { throw .text(error) }
  }

  /// What only setting the text can tell: characters from other fonts, or from none, and a sample that was cut.
  private func textMarks(_ cut: TextShaper.Truncation) -> [Mark] {
    var marks: [Mark] = []
    let fromOthers = cut.line.characters { $0.provenance != .requested && $0.provenance != .missing }
    let missing = cut.line.missingClusters
    if fromOthers > 0 { marks.append(.fallbackGlyphs(fromOthers)) }
    if missing > 0 { marks.append(.missingGlyphs(missing)) }
    if cut.hiddenCharacters > 0 { marks.append(.cut(cut.hiddenCharacters)) }
    return marks
  }

  /// The line box: the highest ascender and the lowest descender of the fonts in the line, widened to the leading.
  private func lineBox(_ line: TextLine, leading: Double?) -> (ascent: Double, descent: Double) {
    let (ascent, descent) = line.extents(in: shaper.library)
    // Leading beyond the font's own height stands half above and half below, as TextKit places it.
    let extra = max(0, (leading ?? 0) - ascent - descent) / 2
    return (ascent + extra, descent + extra)
  }

  /// A cell's size, line height and ratio, as they will stand in its label.
  func sizeLabel(_ cell: ResolvedCell) throws(SheetError) -> Label {
    guard let size = cell.pointSize else { return try labels.set([labels.quiet("unknown")]) }
    return try labels.set(pieces(cell, size, []))
  }

  private func markLabels(_ words: [String]) throws(SheetError) -> [Label] {
    guard let markWidth else { return [] }
    var set: [Label] = []
    for word in words { set += try labels.wrapped([labels.mark(word)], width: markWidth) }
    return set
  }

  private func pieces(_ cell: ResolvedCell, _ size: Double, _ words: [String]) -> [LabelSetter.Piece] {
    let tooSmall = cell.marks.contains { if case .belowMinimum = $0 { true } else { false } }
    let sizePiece = LabelSetter.Piece(
      text: Decimals.short(size), weight: .bold, color: tooSmall ? labels.palette.mark : labels.palette.ink)
    var details = cell.leading.map { " / \(Decimals.short($0))" } ?? ""
    if let ratio = cell.ratio { details += "  \(formatted(ratio, decimals: 2))x" }
    var pieces = [sizePiece, labels.quiet(details)]
    if !words.isEmpty { pieces.append(labels.mark("  " + words.joined(separator: "  "))) }
    return pieces
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

  /// How many characters of the text stand in runs of a kind; a ligature is as many as it stands for.
  func characters(where isCounted: (GlyphRun) -> Bool) -> Int {
    let ranges = runs.filter(isCounted).map(\.utf8Range)
    guard !ranges.isEmpty else { return 0 }
    var offset = 0
    return text.count { character in
      defer { offset += character.utf8.count }
      return ranges.contains { $0.contains(offset) }
    }
  }

  /// How many clusters show a .notdef: no font has them, or their font failed to form them.
  var missingClusters: Int { missingClusterStarts.count }

  /// The characters whose cluster shows a .notdef.
  var missingCharacters: [Character] {
    let starts = missingClusterStarts
    guard !starts.isEmpty else { return [] }
    var offset = 0
    return text.filter { character in
      defer { offset += character.utf8.count }
      return starts.contains(offset)
    }
  }

  /// The UTF-8 offsets of the clusters that show a .notdef; no two runs share a cluster.
  private var missingClusterStarts: Set<Int> {
    Set(
      runs.flatMap { run in
        run.glyphs.filter { $0.id == 0 || run.provenance == .missing }.map(\.cluster)
      })
  }
}
