/// A poster cut into pages that overlap.
package struct TiledPlan: Hashable, Sendable {
  /// How much of the poster neighbours share, in points: 12 mm.
  package static let overlap = 12 * 72 / 25.4

  /// The page, upright or on its side.
  package let pageSize: Frame.Size
  /// What of the page shows the poster; the rest is for the printer's margins and the marks.
  package let window: Frame.Rect
  /// Tiles from top to bottom.
  package let rows: Int
  /// Tiles from left to right.
  package let columns: Int

  /// From the page's edges to the window: the printer's margin, and in it and below it the marks.
  static let side = 48.0
  static let foot = 76.0

  /// The plan with fewer pages, upright or on its side; upright where both have as many.
  package init(of poster: Frame.Size, on paper: Paper) {
    let upright = TiledPlan(of: poster, onPageOf: paper.size)
    let lying = TiledPlan(of: poster, onPageOf: Frame.Size(width: paper.size.height, height: paper.size.width))
    self = lying.count < upright.count ? lying : upright
  }

  /// The plan on pages of a size.
  package init(of poster: Frame.Size, onPageOf pageSize: Frame.Size) {
    self.pageSize = pageSize
    // Tiles begin at whole points of the poster, so that baselines stay on them.
    let stepX = (pageSize.width - 2 * Self.side - Self.overlap).rounded(.down)
    let stepY = (pageSize.height - Self.side - Self.foot - Self.overlap).rounded(.down)
    window = Frame.Rect(x: Self.side, y: Self.side, width: stepX + Self.overlap, height: stepY + Self.overlap)
    columns = Self.tiles(over: poster.width, step: stepX)
    rows = Self.tiles(over: poster.height, step: stepY)
  }

  /// How many pages there are.
  package var count: Int { rows * columns }

  /// What of the poster a tile shows; rows and columns count from 0.
  package func window(row: Int, column: Int) -> Frame.Rect {
    Frame.Rect(
      x: Double(column) * (window.width - Self.overlap), y: Double(row) * (window.height - Self.overlap),
      width: window.width, height: window.height)
  }

  private static func tiles(over length: Double, step: Double) -> Int {
    max(1, Int(((length - overlap) / step).rounded(.up)))
  }
}
