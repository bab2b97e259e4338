internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Paints a style's pages.
struct PagesPainter {
  let system: ResolvedTypeSystem
  let furniture: PagesFurniture
  let bars: RangeBars
  let subject: String

  private var grid: PagesGrid { furniture.grid }
  private var labels: LabelSetter { furniture.labels }
  private var palette: Palette { furniture.labels.palette }

  /// The pages of a style, of which the first has a number.
  func frames(of plan: PagesStyle, from number: Int) throws(SheetError) -> [Frame] {
    let name = plan.set.style.style.displayName
    var frames: [Frame] = []
    for (index, page) in plan.pages.enumerated() {
      var builder = FrameBuilder()
      try furniture.paintHead(
        document: system.document.name, style: name,
        place: plan.pages.count > 1 ? "\(index + 1) of \(plan.pages.count)" : "", into: &builder)
      var y = grid.bodyTop
      if index == 0 {
        builder.bookmark(name, x: 0, y: 0, page: number)
        paintHead(of: plan.set, into: &builder, top: y)
        y += PagesMetrics.headHeight
      }
      try paint(page.blocks, of: plan.set.style.style, into: &builder, top: y)
      try furniture.paintFoot(page.legend, page: number + index, into: &builder)
      frames.append(
        builder.frame(grid.paper.size, palette, of: system, subject: subject, label: "\(name) \(index + 1)"))
    }
    return frames
  }

  private func paintHead(of set: SetStyle, into builder: inout FrameBuilder, top: Double) {
    RowHeadPainter(palette: palette).paint(
      set.head, into: &builder,
      at: RowHeadPainter.Place(
        nameX: grid.sampleX, rangeX: grid.left, customBaseline: top + PagesMetrics.headCustom,
        customLabel: top + PagesMetrics.headCustomLabel, fallbackBaseline: top + PagesMetrics.headFallback,
        fallbackLabel: top + PagesMetrics.headFallbackLabel))
    bars.paint(
      set.style, into: &builder, x: grid.barX, y: top + PagesMetrics.headCustom - PagesMetrics.barRise,
      length: grid.barLength)
  }

  private func paint(
    _ blocks: [PagesBlock], of style: StyleName, into builder: inout FrameBuilder, top: Double
  ) throws(SheetError) {
    var y = top
    var isNoted = false
    for (index, block) in blocks.enumerated() {
      if let ground = palette.ground(of: block.category) {
        builder.rectangle(
          x: grid.left - PagesMetrics.bleed, y: y, width: grid.width + 2 * PagesMetrics.bleed, height: block.height,
          ground)
      }
      if index > 0 || y > grid.bodyTop {
        builder.rectangle(x: grid.left, y: y, width: grid.width, height: 0.5, palette.hairline)
      }
      let isAccessibility = block.category.isAccessibilityCategory
      try paintName(of: block.category, isNoted: isAccessibility && isNoted, into: &builder, y + block.customBaseline)
      isNoted = isNoted || isAccessibility
      for column in Column.allCases { paint(block, column, of: style, into: &builder, top: y) }
      y += block.height
    }
  }

  /// The category's name, and under it what it is where that has not been said on the page.
  private func paintName(
    of category: ContentSizeCategory, isNoted: Bool, into builder: inout FrameBuilder, _ baseline: Double
  ) throws(SheetError) {
    builder.label(try PagesGrid.name(of: category, labels), x: grid.left, baseline: baseline)
    guard !isNoted, let note = try PagesGrid.note(on: category, labels) else { return }
    builder.label(note, x: grid.left, baseline: baseline + PagesMetrics.markPitch)
  }

  /// A sample with its size at its left on the same baseline, and the size's marks under it.
  private func paint(
    _ block: PagesBlock, _ column: Column, of style: StyleName, into builder: inout FrameBuilder, top: Double
  ) {
    let (cell, distance) = block[column]
    let baseline = top + distance
    CellPainter(palette: palette).paint(
      cell, style, column, into: &builder,
      at: CellPainter.Place(left: grid.sampleX, width: grid.sampleWidth, baseline: baseline)
    ) { builder in
      builder.label(cell.label, x: grid.sizeX, baseline: baseline)
    }
  }
}
