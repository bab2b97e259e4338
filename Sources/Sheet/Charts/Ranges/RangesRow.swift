internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// A style's row in the chart of ranges, set.
struct RangesRow {
  let style: ResolvedStyle
  private let head: RowHead
  private let bars: [Bar]
  private let columns: RangesColumns
  private let measures: Measures
  /// The row's height in whole points: more than usual where marks take further lines.
  var height: Double { measures.height + head.customDetails.depth + head.fallbackDetails.depth }
  /// Whether a size is smaller than the platform's minimum.
  private(set) var isUnderMinimum = false

  /// Where a row's parts stand, in whole points from its top.
  struct Measures {
    var height: Double
    var nameBaseline: Double
    var detailsBaselines: [Double]
    var ratioBaseline: Double
    var ratioDetails: Double
    /// The top of each bar, and the baselines of what stands beside it and of its size at Large.
    var barTops: [Double]
    var endBaselines: [Double]
    var largeBaselines: [Double]

    /// The measures on a page of the chart's own, and in a document.
    static let wide = Measures(
      height: 62, nameBaseline: 28, detailsBaselines: [41, 52], ratioBaseline: 37, ratioDetails: 51,
      barTops: [19, 33], endBaselines: [27, 39], largeBaselines: [14, 51])
    static let compact = Measures(
      height: 50, nameBaseline: 22, detailsBaselines: [34, 44], ratioBaseline: 31, ratioDetails: 43,
      barTops: [14, 27], endBaselines: [22, 33], largeBaselines: [10, 44])
  }

  /// How thick the two bars are, in points.
  private static let barHeights = [10.0, 6.0]

  /// One column's bar with the labels around it.
  private struct Bar {
    var sizes: SizeBounds?
    /// A size at Large alone, where the rest of the range is unknown.
    var large: Double?
    var smallest = Label()
    var largest = Label()
    var largeLabel = Label()
    /// What stands in the bar's place.
    var note = Label()
    var ratio = Label()
    var ratioDetails = Label()
  }

  init(_ style: ResolvedStyle, _ room: ChartRoom, _ columns: RangesColumns) throws(SheetError) {
    self.style = style
    self.columns = columns
    measures = columns.measures
    let heads = RowHeadSetter(
      shaper: room.shaper, labels: room.labels, maximumNameWidth: columns.nameWidth,
      maximumDetailsWidth: columns.detailsWidth, nameSize: room.isCompact ? 16 : GridMetrics.styleNameSize,
      details: room.isCompact ? .signs : .wrapped)
    head = try heads.set(style)
    let minimum = DynamicTypeTable.table(for: room.system.document.platform).minimumPointSize ?? 0
    var bars: [Bar] = []
    for (which, column) in [(Column.custom, style.custom), (.fallback, style.fallback)] {
      bars.append(try Self.bar(column, which, room.labels, columns, minimum: minimum))
      if let smallest = column.bounds?.smallest ?? column.baseSize, smallest < minimum { isUnderMinimum = true }
    }
    self.bars = bars
  }

  private static func bar(
    _ column: ResolvedColumn, _ which: Column, _ labels: LabelSetter, _ columns: RangesColumns, minimum: Double
  ) throws(SheetError) -> Bar {
    var bar = Bar(sizes: column.font == nil ? nil : column.bounds)
    let isCustom = which == .custom
    func size(_ points: Double, _ weight: LabelSetter.Weight = .regular) throws(SheetError) -> Label {
      var piece = weight == .bold ? labels.ink(Decimals.short(points), .bold) : labels.quiet(Decimals.short(points))
      if points < minimum { piece.color = labels.palette.mark }
      return try labels.set([piece])
    }
    let weight: LabelSetter.Weight = isCustom ? .bold : .regular
    if let sizes = bar.sizes {
      bar.largeLabel = try size(sizes.large, weight)
      if sizes.smallest < sizes.largest {
        bar.smallest = try size(sizes.smallest, weight)
        bar.largest = try size(sizes.largest, weight)
      }
    } else if column.font != nil, let large = column.baseSize {
      bar.large = large
      bar.largeLabel = try size(large, weight)
      bar.note = try labels.set([labels.quiet("other sizes unknown")])
    } else {
      bar.note = try labels.set([labels.quiet(column.font == nil ? "no font" : "sizes unknown")])
    }
    try setRatio(of: column, isCustom, labels, columns, into: &bar)
    return bar
  }

  /// The growth of a column as a number, and from Large in words.
  private static func setRatio(
    of column: ResolvedColumn, _ isCustom: Bool, _ labels: LabelSetter, _ columns: RangesColumns, into bar: inout Bar
  ) throws(SheetError) {
    guard column.font != nil else { return }
    var words = "unknown"
    if let ratio = column.range.fromXSmall {
      let color = isCustom ? labels.palette.ink : labels.palette.quiet
      bar.ratio = try labels.set(
        [LabelSetter.Piece(text: Decimals.times(ratio), weight: isCustom ? .bold : .regular, color: color)],
        size: isCustom ? columns.customSize : columns.fallbackSize)
      let isOneSize = column.range.smallestCategory == column.range.largestCategory
      words = isOneSize ? "one size" : column.range.fromLarge.map { "\(Decimals.times($0)) from Large" } ?? ""
    }
    bar.ratioDetails = try labels.set([labels.quiet(words)], size: columns.detailsSize)
  }

  /// Paints the row.
  func paint(
    into builder: inout FrameBuilder, left: Double, top: Double, _ scale: LinearScale, _ palette: Palette
  ) {
    builder.text(head.name, x: left, baseline: top + measures.nameBaseline, palette.ink)
    builder.label(head.customDetails, x: left, baseline: top + measures.detailsBaselines[0])
    builder.label(
      head.fallbackDetails, x: left, baseline: top + measures.detailsBaselines[1] + head.customDetails.depth)
    for (index, bar) in bars.enumerated() {
      paint(bar, index, into: &builder, left: left, top: top, scale, palette)
      let end = left + (index == 0 ? columns.customEnd : columns.fallbackEnd)
      builder.label(bar.ratio, x: end - bar.ratio.width, baseline: top + measures.ratioBaseline)
      builder.label(bar.ratioDetails, x: end - bar.ratioDetails.width, baseline: top + measures.ratioDetails)
    }
  }

  private func paint(
    _ bar: Bar, _ index: Int, into builder: inout FrameBuilder, left: Double, top: Double, _ scale: LinearScale,
    _ palette: Palette
  ) {
    let color = index == 0 ? palette.ink : palette.fallbackBar
    let (y, height) = (top + measures.barTops[index], Self.barHeights[index])
    let baseline = top + measures.endBaselines[index]
    let origin = left + columns.axisX
    func x(_ size: Double) -> Double { origin + scale.place(size, length: columns.axisLength) }
    guard let large = bar.sizes?.large ?? bar.large else {
      builder.label(bar.note, x: origin + 4, baseline: baseline)
      return
    }
    if let sizes = bar.sizes {
      let (start, end) = (x(sizes.smallest), x(sizes.largest))
      builder.rectangle(x: start, y: y, width: end - start, height: height, color)
      builder.label(bar.smallest, x: start - 4 - bar.smallest.width, baseline: baseline)
      builder.label(bar.largest, x: end + 4, baseline: baseline)
    }
    builder.label(bar.note, x: x(large) + 6, baseline: baseline)
    if bar.sizes.map({ $0.smallest == $0.largest }) ?? true {
      // One size has no length: a block as wide as a tick can be seen.
      builder.rectangle(x: x(large) - 1.25, y: y, width: 2.5, height: height, color)
      builder.label(
        bar.largeLabel, x: x(large) - bar.largeLabel.width / 2, baseline: top + measures.largeBaselines[index])
      return
    }
    // The tick at Large reaches out of the bar towards its number; a gap in the ground's colour shows it within.
    let (tickTop, tickBottom) = index == 0 ? (y - 4, y + height) : (y, y + height + 4)
    builder.rectangle(x: x(large) - 1.5, y: y, width: 3, height: height, palette.background)
    builder.rectangle(x: x(large) - 0.5, y: tickTop, width: 1, height: tickBottom - tickTop, color)
    builder.label(
      bar.largeLabel, x: x(large) - bar.largeLabel.width / 2, baseline: top + measures.largeBaselines[index])
  }
}
