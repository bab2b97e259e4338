internal import DynamicType
internal import TypeSystem

/// A style divided over its pages.
struct PagesStyle {
  let set: SetStyle
  let pages: [Page]

  /// One of the style's pages.
  struct Page {
    var blocks: [PagesBlock]
    var legend: Legend
  }

  /// Divides a style over pages of the grid's paper.
  /// - Throws: ``SheetError/paperTooSmall(_:needed:style:category:)`` when a category doesn't fit on any page.
  init(_ set: SetStyle, on grid: PagesGrid, _ legends: LegendSetter) throws(SheetError) {
    self.set = set
    let blocks = zip(set.custom, set.fallback).map(PagesBlock.init)
    // Every page leaves room for the legend that the style needs at most.
    let longest = try legends.marks(of: blocks.flatMap { [$0.custom, $0.fallback] }) { _ in true }
    let capacity = grid.bodyBottom(above: longest) - grid.bodyTop
    try Self.check(blocks, set.style.style, on: grid, capacity)
    let breaks = PagesBreaks(
      firstCapacity: capacity - PagesMetrics.headHeight, capacity: capacity,
      likedBreak: blocks.firstIndex { $0.category.isAccessibilityCategory })
    var pages: [Page] = []
    for range in breaks.pages(of: blocks.map(\.height)) ?? [] {
      let isFirst = pages.isEmpty
      let shown = Array(blocks[range])
      // The words of some marks stand in the head, and so on the first page alone.
      let legend = try legends.marks(of: shown.flatMap { [$0.custom, $0.fallback] }) {
        isFirst || MarkWords.inHead($0) == nil
      }
      pages.append(Page(blocks: shown, legend: legend))
    }
    self.pages = pages
  }

  /// Every block fits on a page, and every sample shows at least one of its characters.
  private static func check(
    _ blocks: [PagesBlock], _ style: StyleName, on grid: PagesGrid, _ capacity: Double
  ) throws(SheetError) {
    for block in blocks {
      let width = max(block.custom.minimumWidth, block.fallback.minimumWidth)
      guard block.height > capacity || width > grid.sampleWidth else { continue }
      var needed = grid.paper.size
      if width > grid.sampleWidth { needed.width = (needed.width + width - grid.sampleWidth).rounded(.up) }
      if block.height > capacity { needed.height = (needed.height + block.height - capacity).rounded(.up) }
      throw .paperTooSmall(grid.paper, needed: needed, style: style, category: block.category)
    }
  }
}
