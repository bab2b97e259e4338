internal import DynamicType
internal import Spelling
internal import TextLayout
internal import TypeSystem

/// How many lines each sample takes: a row a style, in it a line of fields a width, on grounds that deepen with the lines.
struct WrapChart: Chart {
  static let name = "Wraps"

  let room: ChartRoom
  let map: WrapMap
  let colors: WrapColors
  private let rows: [WrapChartRow]
  private let heads: CategoryHeads

  /// The styles' names and the widths.
  static let nameWidth = 216.0
  private static let scaleHeight = 26.0

  init(_ map: WrapMap, _ room: ChartRoom, theme: Theme) throws(SheetError) {
    self.map = map
    self.room = room
    colors = WrapColors(theme)
    heads = try CategoryHeads(room)
    let setter = WrapRowSetter(map: map, room: room)
    rows = try setter.rows()
  }

  var explanation: String {
    let widths = map.widths.map(Decimals.short)
    let limit = map.lineLimit.map { ", at most \($0)" } ?? ""
    let column = map.column == .fallback ? " in the fallback font" : ""
    return "the lines that each sample takes\(column)\(limit), on screens \(Spelling.list(widths)) pt wide less "
      + "\(Decimals.short(WrapMap.margin)) pt at each side"
  }

  var headHeight: Double { Self.scaleHeight + heads.height }
  var rowHeights: [Double] { rows.map(\.height) }
  var cellWidth: Double { (room.width - Self.nameWidth) / Double(max(12, map.categories.count)) }

  private var wraps: [WrapMap.Wrap?] { map.languages.flatMap(\.rows).flatMap(\.wraps).flatMap { $0 } }

  var legend: [[[LabelSetter.Piece]]] {
    let labels = room.labels
    var entries: [[LabelSetter.Piece]] = []
    let wraps = wraps
    if let cut = wraps.lazy.compactMap({ $0 }).first(where: \.isCut), let limit = map.lineLimit {
      let lost = Summary.counted(cut.hiddenWords, "word", "words")
      entries.append([
        LabelSetter.Piece(sign: .shape(.veil), text: "", color: room.palette.mark),
        labels.ink("\(cut.lines) \(labels.minus)\(cut.hiddenWords)", .bold),
        labels.quiet(
          "   needs \(cut.lines) lines, more than the limit of \(limit): \(lost) not shown whole"),
      ])
    }
    if wraps.contains(where: { ($0?.wideWords ?? 0) > 0 }) {
      entries.append([
        LabelSetter.Piece(sign: .shape(.sideways), text: "", color: room.palette.ink),
        labels.quiet("a word is wider than the line, and is broken between letters"),
      ])
    }
    if wraps.contains(where: { $0 == nil }) {
      entries.append([labels.ink(labels.dash), labels.quiet("   the size is unknown")])
    }
    let undrawn = UndrawnGlyphs.joined(map.languages.flatMap(\.rows).flatMap(\.undrawnGlyphs))
    return [entries + LegendSetter.entries(undrawn, labels)]
  }

  func paint(_ shown: Range<Int>, into builder: inout FrameBuilder, at place: ChartPlace) throws(SheetError) {
    try paintScale(into: &builder, left: place.left, top: place.top)
    let first = place.left + Self.nameWidth
    var y = place.top + headHeight
    let bottom = y + rows[shown].reduce(0) { $0 + $1.height }
    heads.paint(into: &builder, top: place.top + Self.scaleHeight, bottom: bottom) {
      first + (Double($0) + 0.5) * cellWidth
    }
    builder.rectangle(x: place.left, y: y - 1, width: room.width, height: 1, room.palette.ink)
    for index in shown {
      let row = rows[index]
      if place.isOwnPage, map.languages.count == 1 || row.language != nil {
        builder.bookmark(row.bookmark, x: place.left, y: y)
      }
      try row.paint(into: &builder, left: place.left, top: y, in: self)
      y += row.height
    }
  }

  /// The colours from one line to many, each with its number.
  private func paintScale(into builder: inout FrameBuilder, left: Double, top: Double) throws(SheetError) {
    let words = try room.labels.set([room.labels.quiet("lines")])
    builder.label(words, x: left + Self.nameWidth - words.width - 6, baseline: top + 10.5)
    var x = left + Self.nameWidth
    for lines in 1...WrapColors.end {
      let isEnd = lines == WrapColors.end
      let label = try room.labels.set([room.labels.ink(isEnd ? "\(lines) and more" : "\(lines)")])
      let width = isEnd ? label.width + 10 : 22
      builder.rectangle(x: x, y: top + 1, width: width, height: 13, colors[lines])
      builder.label(label, x: x + (width - label.width) / 2, baseline: top + 10.5)
      x += width
    }
  }
}
