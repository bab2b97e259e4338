internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// How far each custom size is from Apple's for its style: a field a style and category with the signed percentage, on a
/// colour from blue through none to orange.
struct DeviationChart: Chart {
  static let name = "Deviation"

  let room: ChartRoom
  private let rows: [Row]
  private let heads: CategoryHeads
  private let colors: DeviationColors
  private let nameWidth: Double

  /// A style's deviations in percent, nil where one of the two sizes is unknown.
  private struct Row {
    var style: StyleName
    var name: Label
    /// What it is compared with, where that is not the style of its own name.
    var reference: Label
    var percents: [Double?]
  }

  private static let rowHeight = 26.0
  /// The scale stands above the heads.
  private static let scaleHeight = 26.0

  init(_ room: ChartRoom, theme: Theme) throws(SheetError) {
    self.room = room
    colors = DeviationColors(theme)
    heads = try CategoryHeads(room)
    let nameWidth = room.isCompact ? 104.0 : 180
    self.nameWidth = nameWidth
    var rows: [Row] = []
    for style in room.system.styles { rows.append(try Self.row(style, room, nameWidth: nameWidth - 8)) }
    self.rows = rows
  }

  private static func row(_ style: ResolvedStyle, _ room: ChartRoom, nameWidth: Double) throws(SheetError) -> Row {
    let table = DynamicTypeTable.table(for: room.system.document.platform)
    let apple = room.system.appleStyle(of: style)
    let words = apple.map { "against \($0.displayName)" } ?? "no style of Apple's"
    let percents = style.custom.cells.map { cell -> Double? in
      guard style.custom.font != nil, let size = cell.pointSize, let apple,
        let own = table.pointSize(apple, cell.category)
      else { return nil }
      return Deviation.percent(size, of: own)
    }
    return Row(
      style: style.style,
      name: try room.name(style.style, size: LabelSetter.Size.columnHead, width: nameWidth),
      reference: style.style.textStyle == apple && apple != nil
        ? Label() : try room.labels.set([room.labels.quiet(words)], size: 7, maximumWidth: nameWidth),
      percents: percents)
  }

  var explanation: String {
    "custom sizes against Apple's table for \(room.system.document.platform.displayName), in percent"
  }

  var headHeight: Double { Self.scaleHeight + heads.height }
  var rowHeights: [Double] { rows.map { _ in Self.rowHeight } }

  private func words(_ percent: Double) -> String { Deviation.words(percent, minus: room.labels.minus) }

  /// Whether a deviation at a category's place is more than the limit allows.
  private func isFramed(_ percent: Double?, _ column: Int) -> Bool {
    room.system.categories[column] == room.defaultCategory && (percent ?? 0).magnitude > Deviation.limit
  }

  private var hasFrame: Bool {
    rows.contains { row in row.percents.enumerated().contains { isFramed($1, $0) } }
  }

  private var cellWidth: Double { (room.width - nameWidth) / Double(max(12, room.system.categories.count)) }

  var legend: [[[LabelSetter.Piece]]] {
    let labels = room.labels
    var entries: [[LabelSetter.Piece]] = []
    if hasFrame {
      entries.append([
        LabelSetter.Piece(sign: .shape(.veil), text: "", color: room.palette.mark),
        labels.ink("+12%", .bold),
        labels.quiet(
          "   more than \(Decimals.short(Deviation.limit))% from Apple's size at "
            + "\(room.defaultCategory.label), the limit that is advised for custom fonts"),
      ])
      if room.system.categories.count > 1 {
        entries.append([labels.quiet("at other categories the growth differs: no limit is named")])
      }
    }
    if rows.contains(where: { $0.percents.contains(nil) }) {
      entries.append([labels.ink(labels.dash), labels.quiet("   the size or Apple's is unknown")])
    }
    return [entries, AppleCurves.notes(room.system).map { [labels.quiet($0)] }]
  }

  func paint(_ shown: Range<Int>, into builder: inout FrameBuilder, at place: ChartPlace) throws(SheetError) {
    try paintScale(into: &builder, left: place.left, top: place.top)
    let top = place.top + headHeight
    let first = place.left + nameWidth
    heads.paint(
      into: &builder, top: place.top + Self.scaleHeight, bottom: top + Self.rowHeight * Double(shown.count)
    ) { first + (Double($0) + 0.5) * cellWidth }
    builder.rectangle(x: place.left, y: top - 1, width: room.width, height: 1, room.palette.ink)
    for (line, index) in shown.enumerated() {
      let y = top + Double(line) * Self.rowHeight
      if place.isOwnPage { builder.bookmark(rows[index].style.displayName, x: place.left, y: y) }
      try paint(rows[index], into: &builder, left: place.left, top: y)
    }
  }

  private func paint(_ row: Row, into builder: inout FrameBuilder, left: Double, top: Double) throws(SheetError) {
    let hasReference = !row.reference.parts.isEmpty
    let baseline = top + (hasReference ? 12 : 16)
    builder.label(row.name, x: left, baseline: baseline)
    builder.label(row.reference, x: left, baseline: top + 21)
    for (column, percent) in row.percents.enumerated() {
      let category = room.system.categories[column]
      let area = Frame.Rect(
        x: left + nameWidth + Double(column) * cellWidth + 0.75, y: top + 0.75, width: cellWidth - 1.5,
        height: Self.rowHeight - 1.5)
      let isOver = isFramed(percent, column)
      let text = percent.map(words) ?? room.labels.dash
      let piece = percent == nil ? room.labels.quiet(text) : room.labels.ink(text, isOver ? .bold : .regular)
      let label = try room.labels.set([piece], maximumWidth: area.width - 2)
      builder.cell("\(row.style.name)@\(category.name).deviation", x: area.x, baseline: top + 16) { builder in
        builder.rectangle(
          x: area.x, y: area.y, width: area.width, height: area.height,
          percent.map { colors[$0] } ?? room.palette.background)
        if percent == nil { paintUnknown(area, label, into: &builder) }
        if isOver { builder.outline(area, width: 1.5, room.palette.mark) }
        builder.label(label, x: area.x + (area.width - label.width) / 2, baseline: top + 16)
      } label: { _ in
      }
    }
  }

  /// A hatched field, with room in its middle for the dash.
  private func paintUnknown(_ area: Frame.Rect, _ label: Label, into builder: inout FrameBuilder) {
    builder.hatch(area, pitch: 5, width: 0.5, room.palette.hairline)
    let middle = area.x + area.width / 2
    builder.rectangle(
      x: middle - label.width / 2 - 2, y: area.y + area.height / 2 - 5, width: label.width + 4, height: 10,
      room.palette.background)
  }

  /// The colours from one end of the scale to the other, with the limit marked where a size is beyond it.
  private func paintScale(into builder: inout FrameBuilder, left: Double, top: Double) throws(SheetError) {
    let steps = stride(from: -DeviationColors.end, through: DeviationColors.end, by: 5)
    let width = min(cellWidth * 12 / 21, 22)
    let first = left + nameWidth
    let (y, height) = (top + 1.0, 8.0)
    let isLimited = hasFrame
    for (index, percent) in steps.enumerated() {
      let x = first + Double(index) * width
      builder.rectangle(x: x, y: y, width: width, height: height, colors[percent])
      guard percent == 0 || percent.magnitude == Deviation.limit || percent.magnitude == DeviationColors.end else {
        continue
      }
      let isEnd = percent.magnitude == DeviationColors.end
      let text = words(percent) + (isEnd ? " and \(percent < 0 ? "less" : "more")" : "")
      let label = try room.labels.set([room.labels.quiet(text)], size: 7)
      let middle = x + width / 2
      let labelX = percent == -DeviationColors.end ? x : isEnd ? x + width - label.width : middle - label.width / 2
      builder.label(label, x: labelX, baseline: y + height + 9)
      if isLimited, percent.magnitude == Deviation.limit {
        builder.rectangle(x: middle - 0.5, y: y - 2, width: 1, height: height + 4, room.palette.mark)
      }
    }
    let words = try room.labels.set([room.labels.quiet("smaller · larger")], maximumWidth: nameWidth - 8)
    builder.label(words, x: left, baseline: y + 7)
  }
}
