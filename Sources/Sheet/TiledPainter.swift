internal import TextLayout
internal import Typeface

/// Paints the tiles of a poster.
struct TiledPainter {
  let poster: Frame
  /// The box of each of the poster's items.
  let boxes: [Frame.Rect]
  let plan: TiledPlan
  let labels: LabelSetter

  /// A tile: the part of the poster in its window, the margins covered, and the marks on them.
  func frame(row: Int, column: Int) throws(SheetError) -> Frame {
    let part = plan.window(row: row, column: column)
    let (dx, dy) = (plan.window.x - part.x, plan.window.y - part.y)
    var frame = poster
    frame.size = plan.pageSize
    frame.items = []
    frame.cells = []
    var kept: [Int?] = []
    for (item, box) in zip(poster.items, boxes) {
      let isShown = box.touches(part)
      kept.append(isShown ? frame.items.count : nil)
      if isShown { frame.items.append(item.moved(dx: dx, dy: dy, clippedTo: plan.window)) }
    }
    frame.cells = poster.cells.compactMap { $0.moved(dx: dx, dy: dy, kept: kept) }
    frame.bookmarks = poster.bookmarks.filter { owner(of: $0.position) == (row, column) }.map {
      Frame.Bookmark(
        title: $0.title, position: Frame.Point(x: $0.position.x + dx, y: $0.position.y + dy),
        page: row * plan.columns + column + 1)
    }
    var margins = FrameBuilder()
    coverMargins(into: &margins)
    TiledMarks(plan: plan, labels: labels).paintTicks(row: row, column: column, into: &margins)
    try TiledMarks(plan: plan, labels: labels).paintFoot(row: row, column: column, into: &margins)
    frame.items += margins.items
    frame.label = TiledMarks.name(row: row, column: column)
    return frame
  }

  /// The first tile that shows a place of the poster.
  private func owner(of place: Frame.Point) -> (row: Int, column: Int) {
    func index(_ length: Double, _ window: Double, _ count: Int) -> Int {
      let beyond = ((length - window) / (window - TiledPlan.overlap)).rounded(.up)
      return min(max(0, Int(beyond)), count - 1)
    }
    return (
      index(place.y, plan.window.height, plan.rows), index(place.x, plan.window.width, plan.columns)
    )
  }

  /// What reaches beyond the window goes under the background's colour; the four bands share the corners, without a seam.
  private func coverMargins(into builder: inout FrameBuilder) {
    let (page, window) = (plan.pageSize, plan.window)
    let (right, bottom) = (window.x + window.width, window.y + window.height)
    let color = poster.background
    builder.rectangle(x: 0, y: 0, width: page.width, height: window.y, color)
    builder.rectangle(x: 0, y: bottom, width: page.width, height: page.height - bottom, color)
    builder.rectangle(x: 0, y: 0, width: window.x, height: page.height, color)
    builder.rectangle(x: right, y: 0, width: page.width - right, height: page.height, color)
  }
}

extension Frame.Item {
  /// The box that the item fills: for text, from the highest ascender to the lowest descender of its fonts, and its ink.
  func box(with shaper: TextShaper) -> Frame.Rect {
    switch self {
    case .text(let text):
      let extents = text.line.extents(in: shaper.library)
      let ink = shaper.ink(of: text.line)
      let (left, right) = (min(0, ink?.left ?? 0), max(text.line.width, ink?.right ?? 0))
      let (above, below) = (max(extents.ascent, ink?.top ?? 0), max(extents.descent, ink?.bottom ?? 0))
      let box = Frame.Rect(
        x: text.origin.x + left, y: text.origin.y - above, width: right - left, height: above + below)
      return text.clip.map(box.clipped) ?? box
    case .rectangle(let rect, _): return rect
    case .polygon(let points, _):
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return Frame.Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }

  /// The item at another place; of a rectangle only what is inside a window.
  func moved(dx: Double, dy: Double, clippedTo window: Frame.Rect) -> Frame.Item {
    switch self {
    case .text(var text):
      text.origin.x += dx
      text.origin.y += dy
      text.clip?.x += dx
      text.clip?.y += dy
      return .text(text)
    case .rectangle(var rect, let color):
      rect.x += dx
      rect.y += dy
      return .rectangle(rect.clipped(to: window), color)
    case .polygon(let points, let color):
      return .polygon(points.map { Frame.Point(x: $0.x + dx, y: $0.y + dy) }, color)
    }
  }
}

extension Frame.Cell {
  /// The cell at another place with those of its items that were kept; nil where none was.
  func moved(dx: Double, dy: Double, kept: [Int?]) -> Frame.Cell? {
    let items = kept[items].compactMap { $0 }
    guard let first = items.first, let last = items.last else { return nil }
    let labelStart = labelStart.flatMap { kept[$0..<self.items.upperBound].compactMap { $0 }.first }
    return Frame.Cell(
      name: name, origin: Frame.Point(x: origin.x + dx, y: origin.y + dy), items: first..<last + 1,
      labelStart: labelStart)
  }
}
