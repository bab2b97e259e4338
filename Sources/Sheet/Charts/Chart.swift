internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// A chart of a type system, laid out to a width: a head, rows that pages may break between, and a legend.
protocol Chart {
  /// The chart's name, such as "Ranges".
  static var name: String { get }
  /// What it shows, in a line without a full stop.
  var explanation: String { get }
  /// The height of what stands above the rows, again on each page, in whole points.
  var headHeight: Double { get }
  /// The heights of the rows in whole points, at least one.
  var rowHeights: [Double] { get }
  /// What its shapes, colours and numbers mean, in groups that each begin on a line of their own.
  var legend: [[[LabelSetter.Piece]]] { get }
  /// The samples of which not every glyph is drawn; empty for a chart that sets none, or tells of them otherwise.
  var undrawn: [ChartSample] { get }

  /// Paints the head and some of the rows.
  func paint(_ rows: Range<Int>, into builder: inout FrameBuilder, at place: ChartPlace) throws(SheetError)
}

/// A sample in a chart, not all of which is drawn.
struct ChartSample {
  /// The first style that it stands for.
  var style: StyleName
  /// The font that it is set in.
  var column: Column
  /// The category that its size is of.
  var category: ContentSizeCategory
  /// What of it is not drawn, in visual order.
  var glyphs: [UndrawableGlyph]

  /// The mark that it bears, with its cell.
  var mark: CellMark {
    CellMark(style: style, column: column, category: category, mark: .undrawableGlyphs(glyphs.count))
  }
}

/// Where a chart is painted.
struct ChartPlace {
  /// The chart's left end and its top, in whole points.
  var left: Double
  var top: Double
  /// Whether the page is the chart's own: its rows become bookmarks, and a rule begins it.
  var isOwnPage = true
}

/// What charts are made with: the system, who sets words, and the width to fill.
struct ChartRoom {
  let system: ResolvedTypeSystem
  let labels: LabelSetter
  let shaper: TextShaper
  /// The chart's width in whole points.
  let width: Double
  /// The height that a chart of one piece has, in points; nil is as high as it likes.
  var height: Double?

  var palette: Palette { labels.palette }

  /// Whether the chart is made for a page of a document: its names are shorter and its numbers smaller then.
  var isCompact: Bool { width < Self.ownWidth }

  /// The width of a chart on a page of its own, in points.
  static let ownWidth = 864.0

  /// The category that sizes are compared at: Large, unless the platform's default is another one.
  var defaultCategory: ContentSizeCategory { palette.defaultCategory ?? .default }

  /// A style's name, cut to a width.
  func name(
    _ style: StyleName, size: Double, width: Double, weight: LabelSetter.Weight = .regular
  ) throws(SheetError) -> Label {
    try labels.set([labels.ink(style.displayName, weight)], size: size, maximumWidth: width)
  }
}

extension Chart {
  var undrawn: [ChartSample] { [] }

  /// The legend's groups, set to a width.
  func legends(_ labels: LabelSetter, width: Double) throws(SheetError) -> [Legend] {
    var legends: [Legend] = []
    for group in legend where !group.isEmpty {
      var entries: [[Label]] = []
      for pieces in group { entries.append(try labels.wrapped(pieces, width: width)) }
      legends.append(Legend(entries, width: width))
    }
    return legends
  }

  /// The name of the group of items that belongs to a style in the chart, such as `body.ranges`.
  static func cellName(_ style: StyleName) -> String { "\(style.name).\(name.lowercased())" }
}
