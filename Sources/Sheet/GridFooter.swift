internal import TypeSystem
internal import Typeface

/// The legend below the grid, as wide as the grid.
struct GridFooter {
  private let legend: Legend
  private static let flow = FlowLayout(gap: 28, pitch: 14)

  init(
    _ system: ResolvedTypeSystem, _ rows: [GridRow], guides: Set<Guide>, _ library: FontLibrary, _ labels: LabelSetter
  ) throws(SheetError) {
    legend = try Legend(
      system, cells: rows.flatMap { $0.custom + $0.fallback }, guides: guides, hasBars: true, library, labels)
  }

  /// The narrowest that the legend can be, in points.
  var minimumWidth: Double { legend.minimumWidth.rounded(.up) }

  /// Paints the legend below the grid and returns its last baseline.
  func paint(into builder: inout FrameBuilder, top: Double, width: Double) -> Double {
    let baseline = top + 28
    let placed = Self.flow.place(legend.entries, width: width)
    for entry in placed {
      builder.label(entry.label, x: GridMetrics.margin + entry.x, baseline: baseline + entry.y)
    }
    return baseline + (placed.last?.y ?? 0)
  }
}
