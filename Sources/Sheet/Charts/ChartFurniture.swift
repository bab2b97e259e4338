internal import TextLayout
internal import TypeSystem

/// What stands around a chart on its own page: the document's name and the chart's above it, legends and fonts below.
struct ChartFurniture {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let labels: LabelSetter
  /// From the left margin to the right one, in points.
  let width: Double

  private var shaper: TextShaper { labels.shaper }

  /// From the name's baseline to the chart's, and from there to the chart.
  private static let nameDrop = 32.0
  private static let bodyDrop = 20.0
  private static let titleSizes = [48.0, 40, 32, 24]
  /// White between the two tables.
  private static let tableGap = 48.0

  /// Paints the document's name and the chart's with what it shows, and returns where the chart begins.
  func paintHead(
    _ name: String, _ explanation: String, into builder: inout FrameBuilder
  ) throws(SheetError) -> Double {
    let title = try TitleSetter(system: system, shaper: shaper).title(sizes: Self.titleSizes, width: width)
    let baseline = GridMetrics.margin + 36
    builder.text(title, x: GridMetrics.margin, baseline: baseline, labels.palette.ink)
    let name = try labels.set([labels.ink(name, .bold)], size: LabelSetter.Size.range, maximumWidth: width)
    builder.label(name, x: GridMetrics.margin, baseline: baseline + Self.nameDrop)
    let x = GridMetrics.margin + name.width + 14
    let explanation = try labels.set(
      [labels.quiet(explanation)], size: LabelSetter.Size.subtitle, maximumWidth: width - name.width - 14)
    builder.label(explanation, x: x, baseline: baseline + Self.nameDrop)
    return baseline + Self.nameDrop + Self.bodyDrop
  }

  /// Paints legends and the fonts, and returns the last baseline.
  func paintFoot(
    _ legends: [Legend], into builder: inout FrameBuilder, top: Double
  ) throws(SheetError) -> Double {
    var baseline = top + 26
    for legend in legends {
      baseline = legend.paint(into: &builder, x: GridMetrics.margin, baseline: baseline) + 14
    }
    let tables = try ColophonTables(system, colophon, [], shaper.library, labels)
    let (fonts, programs) = (LabelTable(tables.fonts), LabelTable(tables.programs))
    baseline += 16
    let bottom = fonts.paint(into: &builder, x: GridMetrics.margin, baseline: baseline)
    guard !programs.rows.isEmpty else { return bottom }
    // Beside the fonts, and under them where those are wide.
    let isBeside = fonts.width + Self.tableGap + programs.width <= width
    let x = GridMetrics.margin + (isBeside ? max(fonts.width + Self.tableGap, width / 2) : 0)
    return max(
      bottom,
      programs.paint(into: &builder, x: x, baseline: isBeside ? baseline : bottom + 2 * LabelTable.pitch))
  }
}
