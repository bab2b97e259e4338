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

  /// A row's sample in its own face at a label's size, cut to the room, or why there is none.
  private func sample(of row: WrapMap.Row, _ tag: String) throws(SheetError) -> WrapChartRow.Sample {
    let labels = room.labels
    if !row.missingCharacters.isEmpty {
      let count = row.missingCharacters.count
      let words = "no font has \(count) \(count == 1 ? "character" : "characters")"
      return .words(try labels.set([labels.mark(words)], maximumWidth: Self.wordsWidth))
    }
    if let count = row.undrawnCounts.max(), count > 0 {
      let words = "\(count) \(count == 1 ? "glyph" : "glyphs") not drawn"
      return .words(try labels.set([labels.mark(words)], maximumWidth: Self.wordsWidth))
    }
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
