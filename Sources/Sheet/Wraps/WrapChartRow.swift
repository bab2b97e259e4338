internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// A style's row of the chart: its name, the beginning of its sample, and a line of fields a width.
struct WrapChartRow {
  let row: WrapMap.Row
  let tag: String
  /// The language's name above its first style; nil in other rows, and where there is one language.
  let language: Label?
  let name: Label
  /// The beginning of the sample in the style's own face, or words for want of one.
  let sample: Sample
  let widths: [Label]

  /// What stands below a style's name.
  enum Sample {
    case line(TextLine)
    case words(Label)
  }

  static let fieldHeight = 15.0
  private static let languageHeight = 34.0
  private static let gap = 9.0
  /// From the top of a row's fields to its second line of words.
  private static let wordsHeight = 25.0

  private var fieldsHeight: Double { max(Self.wordsHeight, Double(widths.count) * Self.fieldHeight) }
  private var languageDrop: Double { language == nil ? 0 : Self.languageHeight }
  /// The row's height in whole points.
  var height: Double { languageDrop + fieldsHeight + Self.gap }

  var bookmark: String { language == nil ? row.style.displayName : tag }

  func paint(
    into builder: inout FrameBuilder, left: Double, top: Double, in chart: WrapChart
  ) throws(SheetError) {
    let top = top + languageDrop
    let palette = chart.room.palette
    if let language {
      builder.rectangle(x: left, y: top - 8, width: chart.room.width, height: 1, palette.ink)
      builder.label(language, x: left, baseline: top - 14)
    }
    builder.label(name, x: left, baseline: top + 11)
    switch sample {
    case .line(let line): builder.text(line, x: left, baseline: top + 22, palette.quiet)
    case .words(let words): builder.label(words, x: left, baseline: top + 22)
    }
    for (line, label) in widths.enumerated() {
      let y = top + Double(line) * Self.fieldHeight
      builder.label(label, x: left + WrapChart.nameWidth - 6 - label.width, baseline: y + 10.5)
      for (column, wrap) in row.wraps[line].enumerated() {
        let area = Frame.Rect(
          x: left + WrapChart.nameWidth + Double(column) * chart.cellWidth + 0.75, y: y + 0.75,
          width: chart.cellWidth - 1.5, height: Self.fieldHeight - 1.5)
        let cell =
          "\(row.style.name)@\(chart.map.categories[column].name).wraps.\(tag)."
          + Decimals.short(chart.map.widths[line])
        try paint(wrap, cell, area, into: &builder, in: chart)
      }
    }
  }

  /// A field: the number of lines, the words that a limit hides, and a shape where a word is too wide.
  private func paint(
    _ wrap: WrapMap.Wrap?, _ name: String, _ area: Frame.Rect, into builder: inout FrameBuilder, in chart: WrapChart
  ) throws(SheetError) {
    let (labels, palette) = (chart.room.labels, chart.room.palette)
    var pieces: [LabelSetter.Piece] = []
    if let wrap {
      if wrap.wideWords > 0 {
        pieces.append(LabelSetter.Piece(sign: .shape(.sideways), text: "", color: palette.ink))
      }
      pieces.append(labels.ink("\(wrap.lines)", wrap.isCut ? .bold : .regular))
      if wrap.isCut { pieces.append(labels.ink(" \(labels.minus)\(wrap.hiddenWords)")) }
    } else {
      pieces = [labels.quiet(labels.dash)]
    }
    let label = try labels.set(pieces, maximumWidth: area.width - 3)
    builder.cell(name, x: area.x, baseline: area.y + 9.75) { builder in
      builder.rectangle(
        x: area.x, y: area.y, width: area.width, height: area.height,
        wrap.map { chart.colors[$0.lines] } ?? palette.background)
      if wrap?.isCut == true { builder.outline(area, width: 1.25, palette.mark) }
      builder.label(label, x: area.x + (area.width - label.width) / 2, baseline: area.y + 9.75)
    } label: { _ in
    }
  }
}
