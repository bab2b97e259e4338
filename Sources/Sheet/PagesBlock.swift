internal import DynamicType
internal import TypeSystem

/// One category of a style on a page: the custom sample and under it the fallback's, each with its label at the left.
struct PagesBlock {
  let category: ContentSizeCategory
  let custom: SetCell
  let fallback: SetCell

  /// Distances from the block's top, in whole points.
  let customBaseline: Double
  let fallbackBaseline: Double
  let height: Double

  init(custom: SetCell, fallback: SetCell) {
    category = custom.category
    self.custom = custom
    self.fallback = fallback
    customBaseline = (PagesMetrics.blockPadding + max(custom.ascent, PagesMetrics.labelAscent)).rounded(.up)
    let below = Self.below(custom) + PagesMetrics.sampleGap + max(fallback.ascent, PagesMetrics.labelAscent)
    fallbackBaseline = (customBaseline + below).rounded(.up)
    height = (fallbackBaseline + Self.below(fallback) + PagesMetrics.blockPadding).rounded(.up)
  }

  /// How far a cell reaches below its baseline: the sample's line box, or the marks under its size.
  private static func below(_ cell: SetCell) -> Double {
    max(cell.descent, cell.label.depth + 3)
  }

  /// The cell of one of the style's fonts with its baseline's distance from the block's top.
  subscript(column: Column) -> (cell: SetCell, baseline: Double) {
    switch column {
    case .custom: (custom, customBaseline)
    case .fallback: (fallback, fallbackBaseline)
    }
  }
}
