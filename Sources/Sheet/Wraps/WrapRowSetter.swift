internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Sets the words of a chart's rows.
struct WrapRowSetter {
  let map: WrapMap
  let room: ChartRoom

  /// The white between the words and the widths.
  private static let wordsWidth = WrapChart.nameWidth - 38

  func rows() throws(SheetError) -> [WrapChartRow] {
    var widths: [Label] = []
    for width in map.widths { widths.append(try room.labels.set([room.labels.quiet(Decimals.short(width))])) }
    var rows: [WrapChartRow] = []
    for language in map.languages {
      var head: Label?
      if map.languages.count > 1 {
        head = try room.labels.set([room.labels.ink(language.tag, .bold)], size: LabelSetter.Size.subtitle)
      }
      for row in language.rows {
        rows.append(
          WrapChartRow(
            row: row, tag: language.tag, language: head,
            name: try room.name(row.style, size: LabelSetter.Size.columnHead, width: Self.wordsWidth),
            sample: try sample(of: row, language.tag), widths: widths))
        head = nil
      }
    }
    return rows
  }

  /// What no font has of a row's sample, and what of it isn't drawn at the category where most of it isn't.
  private func faults(of row: WrapMap.Row) -> [LabelSetter.Piece] {
    var faults: [LabelSetter.Piece] = []
    let missing = row.missingCharacters.count
    if missing > 0 {
      faults.append(room.labels.mark("no font has " + Summary.counted(missing, "character", "characters")))
    }
    let undrawn = Mark.undrawableGlyphs(row.undrawnCounts.max() ?? 0)
    if !row.undrawnGlyphs.isEmpty, let words = MarkWords.inCell(undrawn) {
      if !faults.isEmpty { faults.append(room.labels.quiet("  ")) }
      faults.append(room.labels.mark(undrawn, words))
    }
    return faults
  }

  /// A row's sample in its own face at a label's size, cut to the room, or why there is none.
  private func sample(of row: WrapMap.Row, _ tag: String) throws(SheetError) -> WrapChartRow.Sample {
    let labels = room.labels
    let faults = faults(of: row)
    if !faults.isEmpty { return .words(try labels.set(faults, maximumWidth: Self.wordsWidth)) }
    guard !row.isName else {
      return .words(try labels.set([labels.quiet("its own name")], maximumWidth: Self.wordsWidth))
    }
    let measurer = CellMeasurer(language: tag, room.shaper, room.palette)
    let style = room.system.styles.first { $0.style == row.style }
    guard let style,
      let cell = style[map.column].cells.first(where: { $0.category == room.defaultCategory })
        ?? style[map.column].cells.first,
      var attributes = measurer.attributes(
        of: cell, others: room.system.fontsSteppingIn(for: map.column, of: style))
    else { return .words(Label()) }
    attributes.letterSpacing *= LabelSetter.Size.label / attributes.pointSize
    attributes.pointSize = LabelSetter.Size.label
    do {
      return .line(try room.shaper.line(row.text, attributes, maximumWidth: Self.wordsWidth).line)
    } catch { throw .text(error) }
  }
}
