import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("The poster on sheets of paper")
struct TiledSheetTests {
  let press = SheetPress()

  private func tiles(_ paper: Paper) throws -> (poster: Frame, plan: TiledPlan, pages: [Frame]) {
    let poster = try press.layOut(SheetOptions()).frame
    let pages = try press.layOut(SheetOptions(paper: paper)).pages.map(\.frame)
    return (poster, TiledPlan(of: poster.size, on: paper), pages)
  }

  /// Each tile with its window of the poster and the distance that the poster moved by.
  private func parts(
    _ tiles: (poster: Frame, plan: TiledPlan, pages: [Frame])
  ) -> [(page: Frame, window: Frame.Rect, dx: Double, dy: Double)] {
    zip(0..., tiles.pages).map { index, page in
      let window = tiles.plan.window(row: index / tiles.plan.columns, column: index % tiles.plan.columns)
      return (page, window, tiles.plan.window.x - window.x, tiles.plan.window.y - window.y)
    }
  }

  @Test("Neighbours overlap by 12 mm, and the windows cover the poster", arguments: Paper.allCases)
  func windows(paper: Paper) throws {
    let (poster, plan, pages) = try tiles(paper)
    #expect(pages.count == plan.rows * plan.columns)
    #expect(pages.allSatisfy { $0.size == plan.pageSize })
    #expect(TiledPlan.overlap == 12 * 72 / 25.4)
    for column in 1..<plan.columns {
      let (left, right) = (plan.window(row: 0, column: column - 1), plan.window(row: 0, column: column))
      #expect(abs(left.x + left.width - right.x - TiledPlan.overlap) < 1e-9)
    }
    for row in 1..<max(2, plan.rows) where row < plan.rows {
      let (upper, lower) = (plan.window(row: row - 1, column: 0), plan.window(row: row, column: 0))
      #expect(abs(upper.y + upper.height - lower.y - TiledPlan.overlap) < 1e-9)
    }
    let first = plan.window(row: 0, column: 0)
    let last = plan.window(row: plan.rows - 1, column: plan.columns - 1)
    #expect((first.x, first.y) == (0, 0))
    #expect(last.x + last.width >= poster.size.width)
    #expect(last.y + last.height >= poster.size.height)
    // No tile is without any of the poster but what its neighbour has.
    #expect(last.x + TiledPlan.overlap < poster.size.width)
    #expect(last.y + TiledPlan.overlap < poster.size.height)
  }

  @Test(
    "Every text of the poster is on the tiles that its line box or its ink touches, and on no other",
    arguments: Paper.allCases)
  func texts(paper: Paper) throws {
    let tiles = try tiles(paper)
    let shaper = TextShaper(library: press.library)
    var seen = Set<Frame.Text>()
    for part in parts(tiles) {
      let shown = Set(
        part.page.texts.map { text in
          Frame.Text(
            line: text.line,
            // Windows begin at whole points: moving there and back is exact to a thousandth. Places are multiples of half
            // of that, and 0.25 keeps rounding away from the ties.
            origin: Frame.Point(
              x: ((text.origin.x - part.dx) * 1000 + 0.25).rounded(),
              y: ((text.origin.y - part.dy) * 1000 + 0.25).rounded()),
            color: text.color)
        })
      for case .text(let text) in tiles.poster.items {
        let box = press.box(.text(text))
        let ink = shaper.ink(of: text.line)
        let (left, right) = (
          min(box.x, text.origin.x + (ink?.left ?? 0)), max(box.x + box.width, text.origin.x + (ink?.right ?? 0))
        )
        let (top, bottom) = (
          min(box.y, text.origin.y - (ink?.top ?? 0)), max(box.y + box.height, text.origin.y + (ink?.bottom ?? 0))
        )
        let touches =
          left < part.window.x + part.window.width && part.window.x < right
          && top < part.window.y + part.window.height && part.window.y < bottom
        let key = Frame.Text(
          line: text.line,
          origin: Frame.Point(x: (text.origin.x * 1000 + 0.25).rounded(), y: (text.origin.y * 1000 + 0.25).rounded()),
          color: text.color)
        #expect(shown.contains(key) == touches, "\(part.page.label) '\(text.line.text)'")
        if touches { seen.insert(text) }
      }
    }
    #expect(seen == Set(tiles.poster.texts))
  }

  @Test("Rectangles end at the window, and together show what they are on the poster")
  func rectangles() throws {
    let tiles = try tiles(.a4)
    let window = tiles.plan.window
    for part in parts(tiles) {
      let shown = part.page.items.compactMap { if case .rectangle(let rect, _) = $0 { rect } else { nil } }
      for case .rectangle(let rect, _) in tiles.poster.items {
        let left = max(rect.x + part.dx, window.x)
        let right = min(rect.x + rect.width + part.dx, window.x + window.width)
        let top = max(rect.y + part.dy, window.y)
        let bottom = min(rect.y + rect.height + part.dy, window.y + window.height)
        guard left < right, top < bottom else { continue }
        let isShown = shown.contains {
          abs($0.x - left) + abs($0.y - top) + abs($0.width - right + left) + abs($0.height - bottom + top) < 1e-6
        }
        #expect(isShown, "\(part.page.label) \(rect)")
      }
    }
  }

  @Test("The margins are covered after the poster's part, and only marks stand on them")
  func margins() throws {
    let tiles = try tiles(.a4)
    let (page, window) = (tiles.plan.pageSize, tiles.plan.window)
    let right = window.x + window.width
    let bottom = window.y + window.height
    let covers = [
      Frame.Rect(x: 0, y: 0, width: page.width, height: window.y),
      Frame.Rect(x: 0, y: bottom, width: page.width, height: page.height - bottom),
      Frame.Rect(x: 0, y: 0, width: window.x, height: page.height),
      Frame.Rect(x: right, y: 0, width: page.width - right, height: page.height),
    ].map { Frame.Item.rectangle($0, .white) }
    for tile in tiles.pages {
      let first = try #require(tile.items.firstIndex(of: covers[0]))
      #expect(Array(tile.items[first..<first + 4]) == covers)
      #expect(tile.cells.allSatisfy { $0.items.upperBound <= first })
      for box in tile.items[(first + 4)...].map(press.box) {
        #expect(box.x >= 36)
        #expect(box.y >= 36)
        #expect(box.x + box.width <= page.width - 36)
        #expect(box.y + box.height <= page.height - 36)
        let isOutside = box.x + box.width <= window.x || box.x >= right || box.y + box.height <= window.y
        #expect(isOutside || box.y >= bottom)
      }
    }
  }

  @Test("Each tile says its row and column, and its map has it filled")
  func names() throws {
    let tiles = try tiles(.a4)
    let (rows, columns) = (tiles.plan.rows, tiles.plan.columns)
    #expect(rows > 2)
    #expect(columns > 3)
    #expect(tiles.pages[columns + 2].label == "2C")
    #expect(Set(tiles.pages.map(\.label)).count == tiles.pages.count)
    for (index, tile) in tiles.pages.enumerated() {
      let place = "   row \(index / columns + 1), column \(index % columns + 1) of \(rows) x \(columns)"
      #expect(tile.texts.contains { $0.line.text.hasPrefix(place) })
      let map = tile.items.suffix(rows * columns).compactMap { item in
        if case .rectangle(_, let color) = item { color } else { nil }
      }
      #expect(map.count == rows * columns)
      #expect(map.enumerated().filter { $0.element == Palette.light.ink }.map(\.offset) == [index])
    }
  }

  @Test("Baselines stay on whole points")
  func wholePoints() throws {
    for text in try tiles(.a4).pages.flatMap(\.texts) {
      #expect(abs(text.origin.y - text.origin.y.rounded()) < 1e-9, "\(text.line.text)")
    }
  }

  @Test("Each bookmark is on one tile, which shows its place")
  func bookmarks() throws {
    let tiles = try tiles(.letter)
    var titles: [String] = []
    for (number, tile) in zip(1..., tiles.pages) {
      titles += tile.bookmarks.map(\.title)
      for bookmark in tile.bookmarks {
        #expect(bookmark.page == number)
        let window = tiles.plan.window
        #expect(bookmark.position.x >= window.x && bookmark.position.x <= window.x + window.width)
        #expect(bookmark.position.y >= window.y && bookmark.position.y <= window.y + window.height)
      }
    }
    #expect(titles == TextStyle.standard.map(\.displayName))
  }

  @Test("Every cell of the poster is on a tile, with items of its own")
  func cells() throws {
    let tiles = try tiles(.a3)
    #expect(Set(tiles.pages.flatMap(\.cells).map(\.name)) == Set(tiles.poster.cells.map(\.name)))
    for tile in tiles.pages {
      for (cell, next) in zip(tile.cells, tile.cells.dropFirst()) {
        #expect(cell.items.upperBound <= next.items.lowerBound)
      }
    }
  }

  @Test(
    "The page lies where that takes fewer, and stands where both take as many",
    arguments: [
      (Frame.Size(width: 400, height: 400), 1, 1, false),
      (Frame.Size(width: 700, height: 400), 1, 1, true),
      (Frame.Size(width: 700, height: 700), 1, 2, false),
      (Frame.Size(width: 2000, height: 400), 1, 3, true),
    ])
  func orientation(size: Frame.Size, rows: Int, columns: Int, lies: Bool) {
    let plan = TiledPlan(of: size, on: .a4)
    #expect((plan.rows, plan.columns) == (rows, columns))
    #expect((plan.pageSize.width > plan.pageSize.height) == lies)
  }

  @Test("A poster that one page holds has no overlap and no ticks but the corners'")
  func single() throws {
    let sheet = try press.layOut(SheetOptions(paper: .a3), styles: [.body], categories: [.large])
    #expect(sheet.pages.count == 1)
    #expect(!sheet.frame.texts.contains { $0.line.text.contains("overlap") })
    let ticks = sheet.frame.items.count {
      if case .rectangle(let rect, Palette.light.quiet) = $0 { min(rect.width, rect.height) == 0.5 } else { false }
    }
    #expect(ticks == 8)
  }
}
