internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A pair of faces in the chart of metrics, set.
struct MetricsBlock {
  /// The names of both faces.
  let title: String
  /// The block's height in whole points.
  let height: Double
  private let sides: [Side]
  /// The first of the styles that the faces are of.
  private let style: StyleName
  /// What stands in place of a font that there is none of.
  private let noFont: Label
  /// The name of the letters' group.
  private let cellName: String
  private let columns: MetricsColumns
  private let styles: [Label]
  private let table: MetricsTable
  private let pointSize: Double
  private let ascent: Double
  private let descent: Double
  /// How far the names reach below their first baseline.
  private let namesDepth: Double
  private let lineLabels: [FaceHeights.Measure: Label]
  /// What would make the fallback match in CSS.
  private let descriptors: [Label]

  /// One of the two faces.
  struct Side {
    var column: Column
    var measures: FaceHeights
    var word: TextLine
    var name: Label
    var borrows: Bool
    /// What stands in the places of letters that can't be drawn.
    var undrawn: [UndrawnGlyph]
  }

  private static let nameBaseline = 22.0
  private static let stylesBaseline = 34.0
  /// White between the words and the descriptors under them.
  private static let descriptorsGap = 8.0
  /// How many styles are named.
  private static let mostStyles = 16

  /// Whether a face has no name for a height.
  var lacksMeasure: Bool {
    sides.contains { side in FaceHeights.Measure.allCases.contains { side.measures.values[$0] == nil } }
  }

  /// Whether CSS has something to change of the fallback.
  var hasDescriptors: Bool { !descriptors.isEmpty }

  /// Whether letters come from another face.
  var borrows: Bool { sides.contains(where: \.borrows) }

  /// The words whose letters can't all be drawn.
  func undrawn(_ shaper: TextShaper) -> [ChartSample] {
    sides.filter { !$0.undrawn.isEmpty }.map {
      ChartSample(
        style: style, column: $0.column, category: MetricsChart.measured,
        glyphs: shaper.undrawableGlyphs(in: $0.word))
    }
  }

  init(_ pair: FacePair, at pointSize: Double, _ room: ChartRoom, _ columns: MetricsColumns) throws(SheetError) {
    self.columns = columns
    self.pointSize = pointSize
    let names = pair.sides.map(\.side.font.postScriptName)
    title = names.joined(separator: " · ")
    var sides: [Side] = []
    for (column, side) in pair.sides {
      sides.append(try Self.side(side, column, pair, at: pointSize, room, columns.wordWidth))
    }
    self.sides = sides
    style = pair.styles[0]
    noFont = try room.labels.set([room.labels.quiet("no font")])
    cellName = MetricsChart.cellName(pair.styles[0])
    let custom = pair.custom == nil ? nil : sides.first?.measures
    let fallback = pair.fallback == nil ? nil : sides.last?.measures
    let comparison = Self.comparison(pair, room.shaper)
    table = try MetricsTable(custom, fallback, comparison, room.labels, columns, width: room.width)
    descriptors = try Self.descriptorLines(comparison, room, columns)
    styles = try Self.styleLines(pair.styles, room)
    let box = Self.box(sides.map(\.measures), at: pointSize)
    ascent = box.ascent
    var lineLabels: [FaceHeights.Measure: Label] = [:]
    for measure in FaceHeights.Measure.allCases where measure.guide != nil {
      lineLabels[measure] = try room.labels.set([room.labels.quiet(measure.rawValue)], size: 7)
    }
    self.lineLabels = lineLabels
    descent = box.descent
    namesDepth = sides.map(\.name.depth).max() ?? 0
    let top = Self.stylesBaseline + namesDepth + Double(styles.count - 1) * Label.pitch + columns.padding
    let words = box.ascent + box.descent + Self.descriptorsGap + Double(descriptors.count) * Label.pitch
    let beside = max(words, columns.isTableBelow ? 0 : table.height)
    height = (top + beside + (columns.isTableBelow ? table.height + 8 : 0) + columns.padding).rounded(.up)
  }

  /// Whether both words fit a width, and their lines a height, at a size.
  static func fits(
    _ pair: FacePair, at pointSize: Double, _ room: ChartRoom, width: Double, height: Double
  ) throws(SheetError) -> Bool {
    var measures: [FaceHeights] = []
    for (column, side) in pair.sides {
      let side = try self.side(side, column, pair, at: pointSize, room, width)
      guard side.word.width <= width else { return false }
      measures.append(side.measures)
    }
    let box = box(measures, at: pointSize)
    return box.ascent + box.descent <= height
  }

  private static func side(
    _ side: FacePair.Side, _ column: Column, _ pair: FacePair, at pointSize: Double, _ room: ChartRoom, _ width: Double
  ) throws(SheetError) -> Side {
    let (font, instance) = (side.font, side.instance)
    let label = room.system.labelFonts.regular.instance(at: pointSize, in: room.shaper.library)
    let others = [pair.fallback?.instance, label].compactMap { $0 }
    let attributes = TextAttributes(
      cascade: [instance] + others.filter { $0 != instance }, pointSize: pointSize, language: "en")
    let word: TextLine
    do { word = try room.shaper.line(MetricsChart.letters, attributes) } catch { throw .text(error) }
    let borrows = word.runs.contains { $0.provenance != .requested }
    var name = [room.labels.name(font.postScriptName), room.labels.quiet("  \(FaceKey(font.weight, font.slant))")]
    name[0].weight = .medium
    if let size = side.opticalSize { name.append(room.labels.quiet("  opsz \(Decimals.short(size))")) }
    if borrows { name += sign(.diamond, room) }
    let undrawn = room.shaper.draws(word) ? [] : UndrawnGlyph.all(in: word, room.shaper)
    if !undrawn.isEmpty { name += sign(.brackets, room) }
    var notes = [try room.labels.set(name, maximumWidth: width)]
    for mark in font.marks {
      guard let words = MarkWords.inHead(mark) else { continue }
      notes.append(try room.labels.set([room.labels.mark(mark, words)], maximumWidth: width))
    }
    return Side(
      column: column, measures: FaceHeights(instance, room.shaper), word: word,
      name: Label.flow(notes, width: width + 24), borrows: borrows, undrawn: undrawn)
  }

  /// A mark's shape with white before it.
  private static func sign(_ shape: MarkShape, _ room: ChartRoom) -> [LabelSetter.Piece] {
    [room.labels.quiet("  "), LabelSetter.Piece(sign: .shape(shape), text: "", color: room.palette.mark)]
  }

  private static func comparison(_ pair: FacePair, _ shaper: TextShaper) -> FaceComparison? {
    guard let custom = pair.custom, let fallback = pair.fallback else { return nil }
    return FaceComparison(
      custom: FaceMeasures(of: custom.instance, with: shaper),
      fallback: FaceMeasures(of: fallback.instance, with: shaper))
  }

  private static func descriptorLines(
    _ comparison: FaceComparison?, _ room: ChartRoom, _ columns: MetricsColumns
  ) throws(SheetError) -> [Label] {
    guard let comparison, comparison.custom != comparison.fallback else { return [] }
    let right = columns.isTableBelow ? room.width : columns.tableX - 24
    return try room.labels.wrapped(
      [room.labels.quiet("CSS   "), room.labels.ink(comparison.descriptors.joined(separator: " "))],
      width: right - columns.customX)
  }

  private static func styleLines(_ styles: [StyleName], _ room: ChartRoom) throws(SheetError) -> [Label] {
    var names = styles.prefix(mostStyles).map(\.displayName).joined(separator: ", ")
    if styles.count > mostStyles { names += " and \(styles.count - mostStyles) more" }
    return try room.labels.wrapped([room.labels.quiet(names)], width: room.width - MetricsColumns.labelWidth)
  }

  /// What lines and letters take above and below the baseline, in points.
  private static func box(_ measures: [FaceHeights], at pointSize: Double) -> (ascent: Double, descent: Double) {
    let heights = measures.flatMap { measures in
      FaceHeights.Measure.allCases.filter { $0.guide != nil }.compactMap { measures.values[$0] }
    }
    let scale = pointSize / 1000
    return ((heights.max() ?? 0) * scale, -(heights.min() ?? 0) * scale)
  }

  /// Paints the block.
  func paint(into builder: inout FrameBuilder, left: Double, top: Double, _ room: ChartRoom) {
    let customX = left + columns.customX
    for column in Column.allCases {
      let side = sides.first { $0.column == column }
      builder.label(side?.name ?? noFont, x: left + columns.x(of: column), baseline: top + Self.nameBaseline)
    }
    for (index, line) in styles.enumerated() {
      builder.label(line, x: customX, baseline: top + Self.stylesBaseline + namesDepth + Double(index) * Label.pitch)
    }
    let bodyTop = top + Self.stylesBaseline + namesDepth + Double(styles.count - 1) * Label.pitch + columns.padding
    let baseline = (bodyTop + ascent).rounded()
    paintLines(into: &builder, left: left, baseline: baseline, room.palette)
    builder.cell(cellName, x: customX, baseline: baseline) { builder in
      for side in sides {
        let x = left + columns.x(of: side.column)
        builder.text(side.word, x: x, baseline: baseline, room.palette.ink)
        builder.undrawn(side.undrawn, x: x, baseline: baseline, room.palette)
      }
    } label: { _ in
    }
    let descriptorsTop = bodyTop + ascent + descent + Self.descriptorsGap
    for (index, line) in descriptors.enumerated() {
      builder.label(line, x: customX, baseline: (descriptorsTop + 8 + Double(index) * Label.pitch).rounded())
    }
    let tableTop = columns.isTableBelow ? top + height - columns.padding - table.height : bodyTop
    table.paint(into: &builder, left: left + columns.tableX, top: tableTop, room.palette)
  }

  /// A line a height across each word, joined between them, and its name at both ends.
  private func paintLines(
    into builder: inout FrameBuilder, left: Double, baseline: Double, _ palette: Palette
  ) {
    let scale = pointSize / 1000
    for measure in FaceHeights.Measure.allCases {
      guard let guide = measure.guide else { continue }
      let points = sides.flatMap { side -> [Frame.Point] in
        let x = left + columns.x(of: side.column)
        guard let value = side.measures.values[measure] else { return [] }
        let y = baseline - value * scale
        return [Frame.Point(x: x - 6, y: y), Frame.Point(x: x + columns.wordWidth + 6, y: y)]
      }
      builder.polyline(points, width: 0.75, palette.color(of: guide))
    }
    for side in sides {
      let x = left + columns.x(of: side.column)
      let named = FaceHeights.Measure.allCases.filter { $0.guide != nil && side.measures.values[$0] != nil }
      let wanted = named.map { baseline - (side.measures.values[$0] ?? 0) * scale }
      let places = LabelSpread.places(wanted, distance: 9, within: baseline - ascent - 20...baseline + 8 * pointSize)
      let isLeft = side.column == .custom
      for ((measure, y), place) in zip(zip(named, wanted), places) {
        guard let label = lineLabels[measure], let guide = measure.guide else { continue }
        let edge = isLeft ? x - 6 : x + columns.wordWidth + 6
        let end = isLeft ? edge - 7 : edge + 7
        let leader = [Frame.Point(x: end, y: place), Frame.Point(x: edge, y: y)]
        builder.polyline(isLeft ? leader : leader.reversed(), width: 0.75, palette.color(of: guide))
        builder.label(label, x: isLeft ? end - 2 - label.width : end + 2, baseline: place + 2.5)
      }
    }
  }
}
