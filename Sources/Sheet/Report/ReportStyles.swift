internal import TextLayout
internal import TypeSystem

/// The end of a report: every style on pages of its own, or the poster's tiles where a page can't hold a category.
struct ReportStyles {
  private let parts: PagesParts
  private let content: Content

  private enum Content {
    case pages([PagesStyle])
    case tiles([Frame])
  }

  init(_ parts: PagesParts, _ options: SheetOptions, _ colophon: Colophon) throws(SheetError) {
    self.parts = parts
    do throws(SheetError) {
      content = .pages(try parts.plans())
    } catch {
      guard case .paperTooSmall = error else { throw error }
      var tiled = options
      tiled.paper = parts.grid.paper
      let sheet = try TiledSheet(parts.system, colophon: colophon, options: tiled).layOut(with: parts.shaper)
      content = .tiles(sheet.pages.map(\.frame))
    }
  }

  /// How many pages there are.
  var pageCount: Int {
    switch content {
    case .pages(let plans): plans.reduce(0) { $0 + $1.pages.count }
    case .tiles(let frames): frames.count
    }
  }

  /// What the contents say of them.
  var explanation: String {
    switch content {
    case .pages: "every category at true size, custom over fallback"
    case .tiles: "the poster at true size in \(pageCount) tiles, for a category is larger than a page"
    }
  }

  /// Each style with its first page, counted from 0; none for tiles.
  var places: [(style: StyleName, page: Int)] {
    guard case .pages(let plans) = content else { return [] }
    var page = 0
    return plans.map { plan in
      defer { page += plan.pages.count }
      return (plan.set.style.style, page)
    }
  }

  /// The pages, of which the first has a number.
  func frames(_ furniture: PagesFurniture, from first: Int, subject: String) throws(SheetError) -> [Frame] {
    switch content {
    case .pages(let plans):
      let painter = PagesPainter(
        system: parts.system, furniture: furniture, bars: RangeBars(parts.system, parts.labels.palette),
        subject: subject)
      var frames: [Frame] = []
      for plan in plans { frames += try painter.frames(of: plan, from: first + frames.count) }
      return frames
    case .tiles(let tiles):
      return tiles.map { tile in
        var frame = tile
        frame.subject = subject
        for index in frame.bookmarks.indices { frame.bookmarks[index].page += first - 1 }
        return frame
      }
    }
  }
}
