internal import DynamicType
internal import TypeSystem

/// The columns that every page shares: categories, sizes, samples.
///
/// Running heads, heads, the contents and the cells all stand on it.
struct PagesGrid {
  let paper: Paper
  /// The category's name, and the left end of whatever is set.
  let left = PagesMetrics.margin
  /// The right end, in whole points.
  let right: Double
  /// The left end of sizes.
  let sizeX: Double
  /// The left end of samples and names.
  let sampleX: Double
  /// The baseline of the page number and of the legend's last line.
  let footBaseline: Double

  /// Makes room for the widest label of each column.
  init(_ paper: Paper, categories: Double, sizes: Double, ranges: Double) {
    self.paper = paper
    right = (paper.size.width - PagesMetrics.margin).rounded(.down)
    footBaseline = (paper.size.height - PagesMetrics.printerMargin).rounded(.down) - 3
    sizeX = (left + categories + PagesMetrics.gutter / 2).rounded(.up)
    sampleX = (max(sizeX + sizes, left + ranges) + PagesMetrics.gutter).rounded(.up)
  }

  /// From the left end to the right one.
  var width: Double { right - left }

  /// The widest that what stands beside a sample may be.
  var sizeWidth: Double { sampleX - PagesMetrics.gutter - sizeX }

  /// The widest that a sample may be.
  var sampleWidth: Double { max(0, right - sampleX) }

  /// The left end of the range bars, and their length.
  var barX: Double { sampleX + PagesMetrics.nameWidth + PagesMetrics.gutter }
  var barLength: Double { max(0, right - PagesMetrics.numberWidth - barX) }

  /// The widest that the legend may be, beside the page number.
  var legendWidth: Double { width - 2 * PagesMetrics.numberWidth }

  /// Where a page's body begins and what it may reach down to, above a legend of a height.
  var bodyTop: Double { PagesMetrics.runningRule + 1 }
  func bodyBottom(above legend: Legend) -> Double {
    legendBaseline(legend) - (legend.height == nil ? 0 : PagesMetrics.legendGap) - PagesMetrics.labelAscent
  }

  /// The first baseline of a legend whose last line stands at the page's foot.
  func legendBaseline(_ legend: Legend) -> Double { footBaseline - (legend.height ?? 0) }
}

extension PagesGrid {
  /// The grid for a system's labels.
  init(_ paper: Paper, _ system: ResolvedTypeSystem, _ labels: LabelSetter, _ cells: CellSetter) throws(SheetError) {
    var categories = 0.0
    for category in system.categories {
      categories = max(categories, try Self.name(of: category, labels).width)
      if let note = try Self.note(on: category, labels) { categories = max(categories, note.width) }
    }
    var sizes = 0.0
    var ranges = 0.0
    for style in system.styles {
      for column in [style.custom, style.fallback] {
        for cell in column.cells { sizes = max(sizes, try cells.sizeLabel(cell).width) }
        // A head has one range a line, a row of the contents both.
        let both = 2 * (try PagesContents.fromLarge(column, labels).width) + PagesMetrics.rangeGap
        ranges = max(ranges, both, try RowHeadSetter.rangeDetails(column, labels).width)
      }
    }
    self.init(paper, categories: categories, sizes: sizes, ranges: ranges)
  }

  /// A category's name as it stands beside its samples.
  static func name(of category: ContentSizeCategory, _ labels: LabelSetter) throws(SheetError) -> Label {
    try labels.set(
      [labels.ink(category.label, category == labels.palette.defaultCategory ? .bold : .regular)],
      size: LabelSetter.Size.columnHead)
  }

  /// What stands under the name of the default category, and under those of the accessibility sizes.
  static func note(on category: ContentSizeCategory, _ labels: LabelSetter) throws(SheetError) -> Label? {
    if category == labels.palette.defaultCategory { return try labels.set([labels.quiet("default")]) }
    return category.isAccessibilityCategory ? try labels.set([labels.quiet("accessibility")]) : nil
  }
}
