internal import TextLayout
internal import TypeSystem

/// The sheet's head: its name, what it shows, its fonts with version and hash, and the programs that drew it.
struct GridHeader {
  let summary: Summary
  /// The sheet's name at each size that it may have, largest first; only the smallest is ever cut.
  private let titles: [(line: TextLine, size: Double)]
  /// How far the ink of each name reaches below its baseline, in points.
  private let descents: [Double]
  private let colophon: LabelTable
  private let ink: Frame.Color

  /// White between the name and the table of fonts.
  private static let gap = 64.0
  /// From the name's baseline to that of the line below, and the least white and small letters between its ink and that.
  private static let summaryDrop = 30.0
  private static let summaryClearance = 14.0

  init(
    _ system: ResolvedTypeSystem, _ colophon: Colophon, _ styles: [SetStyle], _ shaper: TextShaper,
    _ labels: LabelSetter, maximumWidth: Double
  ) throws(SheetError) {
    summary = try Summary(system, labels)
    let setter = TitleSetter(system: system, shaper: shaper)
    var titles: [(line: TextLine, size: Double)] = []
    for size in GridMetrics.titleSizes.dropLast() {
      let title = try setter.title(size: size, width: .infinity).line
      if title.width <= maximumWidth { titles.append((title, size)) }
    }
    let smallest = GridMetrics.titleSizes[GridMetrics.titleSizes.count - 1]
    titles.append((try setter.title(size: smallest, width: GridMetrics.titleWidth).line, smallest))
    self.titles = titles
    descents = titles.map { max(0, shaper.ink(of: $0.line)?.bottom ?? 0) }
    ink = labels.palette.ink
    self.colophon = try ColophonTables(system, colophon, styles, shaper.library, labels).whole
  }

  /// The narrowest that the head can be, in points: its parts then stand one above the other.
  var minimumWidth: Double {
    max(titles.last?.line.width ?? 0, colophon.width, summary.minimumWidth).rounded(.up)
  }

  /// Paints the head and returns where the grid may begin.
  func paint(into builder: inout FrameBuilder, width: Double) -> Double {
    let left = GridMetrics.margin
    let beside = width - colophon.width - Self.gap
    // The largest name that leaves room for the table beside it; else the smallest, with the table below.
    let fitting = titles.firstIndex { max($0.line.width, summary.minimumWidth) <= beside }
    let isBeside = fitting != nil
    let shown = fitting ?? titles.count - 1
    // The line below stands clear of the name's descenders.
    let summaryDrop = max(Self.summaryDrop, (descents[shown] + Self.summaryClearance).rounded(.up))
    var titleBaseline = GridMetrics.margin
    titleBaseline += (titles[shown].size * 0.75).rounded(.up)
    builder.text(titles[shown].line, x: left, baseline: titleBaseline, ink)
    var bottom = summary.paint(
      into: &builder, x: left, baseline: titleBaseline + summaryDrop, width: isBeside ? beside : width)
    if isBeside {
      let x = left + width - colophon.width
      bottom = max(bottom, colophon.paint(into: &builder, x: x, baseline: GridMetrics.margin + 8))
    } else {
      bottom = colophon.paint(into: &builder, x: left, baseline: bottom + 24)
    }
    return (bottom + 32).rounded(.up)
  }
}
