internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// How far each style grows: a bar from its smallest size to its largest on one scale of points, custom over fallback,
/// and the ratio of the two as a number that is read from afar.
struct RangesChart: Chart {
  static let name = "Ranges"

  let room: ChartRoom
  private let rows: [RangesRow]
  private let scale: LinearScale
  private let columns: RangesColumns

  init(_ room: ChartRoom) throws(SheetError) {
    self.room = room
    var rows: [RangesRow] = []
    var largest = 0.0
    for style in room.system.styles {
      for column in [style.custom, style.fallback] {
        largest = max(largest, column.bounds?.largest ?? 0, column.bounds?.large ?? 0, column.baseSize ?? 0)
      }
    }
    columns = RangesColumns(room)
    for style in room.system.styles { rows.append(try RangesRow(style, room, columns)) }
    self.rows = rows
    scale = LinearScale(upTo: largest, ticks: room.isCompact ? 6 : 10)
  }

  var explanation: String {
    let table = DynamicTypeTable.table(for: room.system.document.platform)
    guard table.smallestCategory != table.largestCategory else {
      return "the size of each style in points, custom over fallback; the platform has one"
    }
    return "how far each style grows, in points from \(table.smallestCategory.label) through Large to "
      + "\(table.largestCategory.label), custom over fallback"
  }

  var headHeight: Double { 26 }
  var rowHeights: [Double] { rows.map(\.height) }

  var legend: [[[LabelSetter.Piece]]] {
    let labels = room.labels
    let table = DynamicTypeTable.table(for: room.system.document.platform)
    let ends = "\(table.smallestCategory.label) to \(table.largestCategory.label)"
    var entries: [[LabelSetter.Piece]] = []
    if table.smallestCategory != table.largestCategory {
      entries.append([
        labels.ink("3.9x", .bold),
        labels.quiet(
          "   size at \(table.largestCategory.label) by that at "
            + "\(table.smallestCategory.label), before rounding"),
      ])
      entries.append([
        LabelSetter.Piece(sign: .swatch, text: "", color: room.palette.ink), labels.ink("custom"),
        labels.quiet("   from \(ends), the tick and the number at it are Large"),
      ])
    } else {
      entries.append([
        LabelSetter.Piece(sign: .swatch, text: "", color: room.palette.ink), labels.ink("custom"),
        labels.quiet("   one size"),
      ])
    }
    entries.append([
      LabelSetter.Piece(sign: .swatch, text: "", color: room.palette.fallbackBar), labels.ink("fallback"),
      labels.quiet("   \(room.system.document.platform.displayName)'s own sizes, unless the document says otherwise"),
    ])
    if rows.contains(where: \.isUnderMinimum), let minimum = table.minimumPointSize {
      entries.append([
        labels.mark("\(Decimals.short(minimum - 1))"),
        labels.quiet("   smaller than the platform's minimum, \(Decimals.short(minimum)) pt"),
      ])
    }
    return [entries, marks, AppleCurves.notes(room.system).map { [labels.quiet($0)] }]
  }

  /// What the marks beside the faces' names mean, each kind once.
  private var marks: [[LabelSetter.Piece]] {
    let columns = room.system.styles.flatMap { [$0.custom, $0.fallback] }
    var seen: Set<String> = []
    return columns.flatMap(\.headMarks).filter { seen.insert(MarkWords.kind($0)).inserted }
      .sorted { MarkWords.rank($0) < MarkWords.rank($1) }
      .map { mark in
        let entry = MarkWords.legend(mark, minimum: nil)
        return [room.labels.mark(mark, entry.word), room.labels.quiet("   " + entry.meaning)]
      }
  }

  func paint(_ shown: Range<Int>, into builder: inout FrameBuilder, at place: ChartPlace) throws(SheetError) {
    let bottom = place.top + headHeight + rows[shown].reduce(0) { $0 + $1.height }
    try paintAxis(into: &builder, at: place, bottom: bottom)
    let rule = place.top + headHeight - 1
    builder.rectangle(x: place.left, y: rule, width: room.width, height: 1, room.palette.ink)
    var y = rule + 1
    for index in shown {
      let row = rows[index]
      if place.isOwnPage { builder.bookmark(row.style.style.displayName, x: place.left, y: y) }
      let top = y
      builder.cell(Self.cellName(row.style.style), x: place.left, baseline: top + columns.measures.nameBaseline) {
        builder in
        row.paint(into: &builder, left: place.left, top: top, scale, room.palette)
      } label: { _ in
      }
      y += row.height
      builder.rectangle(x: place.left, y: y - 0.5, width: room.width, height: 0.5, room.palette.hairline)
    }
  }

  /// The ticks' numbers, the hairlines below them and the heads of the ratios.
  private func paintAxis(into builder: inout FrameBuilder, at place: ChartPlace, bottom: Double) throws(SheetError) {
    let labels = room.labels
    let baseline = place.top + headHeight - 9
    for tick in scale.ticks {
      let x = place.left + columns.axisX + scale.place(tick, length: columns.axisLength)
      builder.rectangle(
        x: x - 0.25, y: place.top + headHeight, width: 0.5, height: bottom - place.top - headHeight,
        room.palette.hairline)
      let label = try labels.set([labels.quiet(Decimals.short(tick))])
      builder.label(label, x: x - label.width / 2, baseline: baseline)
    }
    let unit = try labels.set([labels.quiet("pt")])
    builder.label(unit, x: place.left + columns.axisX + columns.axisLength + 14, baseline: baseline)
    let ratios = [(columns.customEnd, labels.ink("custom", .bold)), (columns.fallbackEnd, labels.quiet("fallback"))]
    for (end, piece) in ratios {
      let label = try labels.set([piece])
      builder.label(label, x: place.left + end - label.width, baseline: baseline)
    }
  }
}

/// Where the columns of a chart of ranges stand, in points from its left end.
struct RangesColumns {
  /// How wide a name may be.
  let nameWidth: Double
  /// How wide what stands under a name may be, where no size stands beside it.
  var detailsWidth: Double { axisX - 24 }
  /// Where the scale begins, and its length.
  let axisX: Double
  let axisLength: Double
  /// The right ends of the two ratios.
  let customEnd: Double
  let fallbackEnd: Double
  /// The sizes of the two ratios.
  let customSize: Double
  let fallbackSize: Double
  /// The size of what stands under them.
  let detailsSize: Double
  /// Where the parts of a row stand.
  let measures: RangesRow.Measures

  /// Room for a size beside either end of a bar.
  private static let sizeRoom = 30.0

  init(_ room: ChartRoom) {
    let isCompact = room.isCompact
    nameWidth = isCompact ? 122 : 232
    customSize = isCompact ? 24 : 38
    fallbackSize = isCompact ? 12 : 18
    detailsSize = isCompact ? 7 : LabelSetter.Size.label
    measures = isCompact ? .compact : .wide
    let ratioWidth = isCompact ? 62.0 : 94
    fallbackEnd = room.width
    customEnd = room.width - (isCompact ? 66 : 76)
    axisX = nameWidth + Self.sizeRoom
    axisLength = customEnd - ratioWidth - Self.sizeRoom - axisX
  }
}
