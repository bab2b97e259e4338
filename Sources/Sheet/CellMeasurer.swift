internal import DynamicType
package import TextLayout
package import TypeSystem
internal import Typeface

/// Sets the sample of a cell and measures it: what only the text itself can tell, without labels or places.
///
/// Sheets and findings both measure with it, so that they mark the same.
package struct CellMeasurer {
  /// The widest a sample may be where no paper says less, in points.
  package static let widestSample = 600.0
  /// Ink farther than this beyond its line box, in points, is marked: less can't be seen on any phone.
  package static let inkTolerance = 0.25
  /// The least contrast of large text (WCAG 2.2, 1.4.3); a sample with less is marked.
  package static let leastContrast = 3.0

  let shaper: TextShaper
  let palette: Palette
  /// The language of the text as a BCP 47 tag.
  package var language: String
  /// The widest a sample may be, in points; a longer one is cut.
  package var maximumWidth = widestSample

  /// Measures the cells of a system with the fonts of a shaper's library, on a theme's grounds.
  package init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, theme: Theme = .light) {
    self.init(language: system.document.language, shaper, theme.palette(for: system))
  }

  init(language: String, _ shaper: TextShaper, _ palette: Palette) {
    self.language = language
    self.shaper = shaper
    self.palette = palette
  }

  /// Measures every cell of a column; what the font lacks comes from the other fonts, in order.
  package func measure(
    _ column: ResolvedColumn, others: [ResolvedFont]
  ) throws(SheetError) -> [MeasuredCell] {
    var cells: [MeasuredCell] = []
    // Told once for a text, since few have any and most cells share theirs.
    var text = ""
    var hasInvisible = false
    for cell in column.cells {
      if cell.text != text {
        text = cell.text
        hasInvisible = text.unicodeScalars.contains(where: \.isInvisible)
      }
      cells.append(try measure(cell, hasInvisible: hasInvisible, others))
    }
    return cells
  }

  /// Measures a text in a cell's font and size, in place of the cell's own.
  package func measure(
    _ text: String, in cell: ResolvedCell, others: [ResolvedFont]
  ) throws(SheetError) -> MeasuredCell {
    var cell = cell
    cell.text = text
    return try measure(cell, hasInvisible: text.unicodeScalars.contains(where: \.isInvisible), others)
  }

  /// How a cell's text is set: its fonts in order of preference, and the rest; nil where it has no size or font.
  package func attributes(of cell: ResolvedCell, others: [ResolvedFont]) -> TextAttributes? {
    guard let size = cell.pointSize, let font = cell.font else { return nil }
    var cascade = [font]
    cascade.reserveCapacity(1 + cell.cascade.count + others.count)
    for other in cell.cascade { append(other, at: size, to: &cascade) }
    for other in others { append(other, at: size, to: &cascade) }
    return TextAttributes(
      cascade: cascade, pointSize: size, features: cell.features, language: language,
      letterSpacing: cell.letterSpacing)
  }

  private func append(_ other: ResolvedFont, at size: Double, to cascade: inout [FontInstance]) {
    let instance = other.instance(at: size, in: shaper.library)
    if instance != cascade[0] { cascade.append(instance) }
  }

  /// The line box of a text that the cell's own font draws whole, and the font's own; nil where it has no size or font.
  package func ownBoxes(
    of cell: ResolvedCell
  ) throws(SheetError) -> (line: LineBox, font: LineBox)? {
    guard let attributes = attributes(of: cell, others: []) else { return nil }
    let line: TextLine
    do { line = try shaper.line("x", attributes) } catch { throw .text(error) }
    return (lineBox(line, of: cell), line.extents(in: shaper.library))
  }

  private func measure(
    _ cell: ResolvedCell, hasInvisible: Bool, _ others: [ResolvedFont]
  ) throws(SheetError) -> MeasuredCell {
    guard let attributes = attributes(of: cell, others: others) else { return MeasuredCell(cell: cell) }
    let cut: TextShaper.Truncation
    do { cut = try shaper.line(cell.text, attributes, maximumWidth: maximumWidth) } catch { throw .text(error) }
    let box = lineBox(cut.line, of: cell)
    let ink = shaper.ink(of: cut.line)
    let lacks = LackedCharacters(
      cut.line, isCut: cut.hiddenCharacters > 0, undrawn: shaper.undrawableGlyphs(in: cut.line, isMeasured: true))
    // The box of a .notdef says nothing of the character that it stands for.
    let drawn = lacks.missing.isEmpty ? ink : shaper.ink(of: cut.line, withoutMissing: true)
    let marks =
      cell.marks + colorMarks(cell) + textMarks(cut, lacks, of: cell.text, hasInvisible: hasInvisible)
      + inkMarks(drawn, box)
    return MeasuredCell(
      cell: cell,
      text: MeasuredCell.SetText(
        cut: cut, attributes: attributes, lineBox: box, fontBox: cut.line.extents(in: shaper.library), ink: ink,
        drawnInk: drawn, lacks: lacks, undrawn: undrawn(cut.line, marks, box, ink)),
      marks: marks)
  }

  /// What stands in the places of a line's glyphs that can't be drawn; most cells have no mark that tells of any.
  private func undrawn(_ line: TextLine, _ marks: [Mark], _ box: LineBox, _ ink: InkExtents?) -> [UndrawnGlyph]? {
    guard marks.contains(where: { if case .undrawableGlyphs = $0 { true } else { false } }) else { return nil }
    let room = CellRoom(lineBox: box, ink: ink, guides: [], pointSize: line.runs.first?.pointSize ?? 0)
    return shaper.undrawablePlaces(in: line).map { UndrawnGlyph($0, in: room) }
  }

  /// The colour that the document gives the text, on the ground that the category stands on.
  func color(of cell: ResolvedCell) -> Frame.Color? {
    cell.color.map { Frame.Color($0, over: palette.ground(of: cell.category) ?? palette.background) }
  }

  /// A colour that the document gives may be lost on its ground, most easily in the other theme.
  private func colorMarks(_ cell: ResolvedCell) -> [Mark] {
    guard let color = color(of: cell) else { return [] }
    let contrast = color.contrast(with: palette.ground(of: cell.category) ?? palette.background)
    return contrast < Self.leastContrast ? [.faint(contrast: contrast)] : []
  }

  /// A cell that was measured on other grounds, with what these tell of its colour.
  func recolored(_ cell: MeasuredCell) -> MeasuredCell {
    guard cell.text != nil else { return cell }
    var cell = cell
    cell.marks.removeAll { if case .faint = $0 { true } else { false } }
    cell.marks.insert(contentsOf: colorMarks(cell.cell), at: cell.cell.marks.count)
    return cell
  }

  /// What only setting the text can tell: characters from other fonts or from none, a cut, and what can't be seen.
  private func textMarks(
    _ cut: TextShaper.Truncation, _ lacks: LackedCharacters, of sample: String, hasInvisible: Bool
  ) -> [Mark] {
    var marks: [Mark] = []
    let fromOthers = lacks.borrowed.values.reduce(0) { $0 + $1.count }
    if fromOthers > 0 { marks.append(.fallbackGlyphs(fromOthers)) }
    if !lacks.missing.isEmpty { marks.append(.missingGlyphs(lacks.missing.count)) }
    if !lacks.undrawn.isEmpty { marks.append(.undrawableGlyphs(lacks.undrawn.count)) }
    if cut.hiddenCharacters > 0 { marks.append(.cut(cut.hiddenCharacters)) }
    if hasInvisible {
      let shown = cut.hiddenCharacters > 0 ? sample.dropLast(cut.hiddenCharacters) : sample[...]
      let invisible = CharacterReport.unique(shown.unicodeScalars.filter(\.isInvisible))
      if !invisible.isEmpty { marks.append(.invisible(invisible)) }
    }
    return marks
  }

  /// Ink that leaves the line box.
  private func inkMarks(_ ink: InkExtents?, _ box: LineBox) -> [Mark] {
    guard let ink else { return [] }
    let top = ink.top - box.ascent
    let bottom = ink.bottom - box.descent
    guard max(top, bottom) > Self.inkTolerance else { return [] }
    return [
      .inkBeyond(top: top > Self.inkTolerance ? top : 0, bottom: bottom > Self.inkTolerance ? bottom : 0)
    ]
  }

  /// The line box: the highest ascender and the lowest descender of the fonts in the line, at the cell's leading.
  func lineBox(_ line: TextLine, of cell: ResolvedCell) -> LineBox {
    let (ascent, descent) = line.extents(in: shaper.library)
    let extra = (cell.leading ?? 0) - ascent - descent
    // Leading beyond the font's own height stands half above and half below, as TextKit places it.
    guard extra < 0 else { return (ascent + extra / 2, descent + extra / 2) }
    // A line that is too low for its font loses what stands at its top. Apple's printed leadings are for San Francisco, and
    // say nothing of another font in its place.
    guard cell.leading != nil, cell.face?.isSystem == false, line.hasOneFont else { return (ascent, descent) }
    return (ascent + extra, descent)
  }
}

extension TextLine {
  /// Whether the font that was asked for draws all of the line.
  fileprivate var hasOneFont: Bool {
    runs.allSatisfy { if case .fallback = $0.provenance { false } else { true } }
  }
}

/// How far a line's box reaches above and below the baseline, in points.
package typealias LineBox = (ascent: Double, descent: Double)
