internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Each custom face beside its fallback, both as they are at Large and drawn at one size, on lines at the heights that the
/// faces name, with the numbers.
struct MetricsChart: Chart {
  static let name = "Metrics"
  /// The letters that show all heights: a capital, a small letter without and two with parts below and above it.
  static let letters = "Hxgpd"

  /// The category at which faces are measured: an optical size may follow the point size.
  static let measured = ContentSizeCategory.large

  let room: ChartRoom
  private let blocks: [MetricsBlock]
  private let pointSize: Double

  private static let sizes = [96.0, 84, 72, 64, 56, 48, 40, 32, 24]
  /// The largest size in a document, so that four pairs stand on a page of A4.
  private static let compactSize = 48.0
  /// What a block's lines may take of a page at most, in points.
  private static let tallest = 300.0

  init(_ room: ChartRoom) throws(SheetError) {
    self.room = room
    let pairs = FacePair.pairs(of: room.system, in: room.shaper.library)
    let columns = MetricsColumns(room)
    // One size for all pairs, so that faces of different styles compare as well.
    var chosen = Self.sizes[Self.sizes.count - 1]
    for size in Self.sizes where !room.isCompact || size <= Self.compactSize {
      var fits = true
      for pair in pairs where fits {
        fits = try MetricsBlock.fits(pair, at: size, room, width: columns.wordWidth, height: Self.tallest)
      }
      if fits {
        chosen = size
        break
      }
    }
    pointSize = chosen
    var blocks: [MetricsBlock] = []
    for pair in pairs { blocks.append(try MetricsBlock(pair, at: chosen, room, columns)) }
    self.blocks = blocks
  }

  var explanation: String {
    "custom beside fallback as at \(MetricsChart.measured.label), drawn at \(Decimals.short(pointSize)) pt, a pair of faces a row"
  }

  var headHeight: Double { 1 }
  var rowHeights: [Double] { blocks.isEmpty ? [40] : blocks.map(\.height) }

  var legend: [[[LabelSetter.Piece]]] {
    let labels = room.labels
    var entries: [[LabelSetter.Piece]] = [
      [
        labels.ink("712", .bold),
        labels.quiet(
          "   thousandths of an em, as the faces name them (hhea, OS/2), width and stem as they are measured; 0.97x is custom by "
            + "fallback"),
      ]
    ]
    if blocks.contains(where: \.hasDescriptors) {
      entries.append([
        labels.ink("CSS", .bold),
        labels.quiet("   makes the fallback as wide on average, and its line as high, as the custom face"),
      ])
    }
    if blocks.contains(where: \.lacksMeasure) {
      entries.append([labels.ink("not named"), labels.quiet("   the face has no such height: no line is drawn")])
    }
    if blocks.contains(where: \.borrows) {
      entries.append([
        LabelSetter.Piece(sign: .shape(.diamond), text: "", color: room.palette.mark),
        labels.quiet("letters that the face lacks, drawn from the other; the lines are the face's own"),
      ])
    }
    return [
      entries + LegendSetter.entries(UndrawnGlyphs.gathered(undrawn.flatMap(\.glyphs), room.shaper.library), labels)
    ]
  }

  var undrawn: [ChartSample] { blocks.flatMap { $0.undrawn(room.shaper) } }

  func paint(_ shown: Range<Int>, into builder: inout FrameBuilder, at place: ChartPlace) throws(SheetError) {
    if place.isOwnPage {
      builder.rectangle(x: place.left, y: place.top, width: room.width, height: 1, room.palette.ink)
    }
    var y = place.top + headHeight
    guard !blocks.isEmpty else {
      builder.label(try room.labels.set([room.labels.quiet("no style has a font")]), x: place.left, baseline: y + 24)
      return
    }
    for index in shown {
      let block = blocks[index]
      if place.isOwnPage { builder.bookmark(block.title, x: place.left, y: y) }
      block.paint(into: &builder, left: place.left, top: y, room)
      y += block.height
      builder.rectangle(x: place.left, y: y - 0.5, width: room.width, height: 0.5, room.palette.hairline)
    }
  }
}

/// Where the columns of a chart of metrics stand, in points from its left end.
struct MetricsColumns {
  /// What the lines' names take at either side.
  static let labelWidth = 56.0
  /// Where the two words begin, and the widest that each may be.
  let customX: Double
  let fallbackX: Double
  let wordWidth: Double
  /// Where the table begins: beside the words, or under them.
  let tableX: Double
  let isTableBelow: Bool
  /// The table's columns, from its left end: the right ends of its numbers.
  let tableEnds: [Double]

  /// White around a block's parts.
  let padding: Double

  private static let gap = 36.0

  /// Where a column's word begins.
  func x(of column: Column) -> Double { column == .custom ? customX : fallbackX }

  init(_ room: ChartRoom) {
    isTableBelow = room.isCompact
    padding = isTableBelow ? 10 : 14
    let tableWidth = isTableBelow ? 0.0 : 240
    wordWidth = ((room.width - tableWidth - 2 * Self.labelWidth - Self.gap) / 2).rounded(.down)
    customX = Self.labelWidth
    fallbackX = customX + wordWidth + Self.gap
    tableX = isTableBelow ? 0 : room.width - tableWidth + 30
    tableEnds = isTableBelow ? [] : [110, 162, 210]
  }
}
