internal import TextLayout
internal import TypeSystem

/// Collects the items of a frame in the order in which they are painted.
struct FrameBuilder {
  private(set) var items: [Frame.Item] = []
  private(set) var cells: [Frame.Cell] = []
  private(set) var bookmarks: [Frame.Bookmark] = []
  private(set) var links: [Frame.Link] = []
  /// What of the page the items that follow are painted on, in points; nil for all of it.
  ///
  /// Rectangles and polygons are cut, a text that reaches out is told where; what lies wholly outside is left out.
  var clip: Frame.Rect?

  mutating func text(_ line: TextLine, x: Double, baseline: Double, _ color: Frame.Color) {
    guard !line.runs.isEmpty else { return }
    var text = Frame.Text(line: line, origin: Frame.Point(x: x, y: baseline), color: color)
    if let clip {
      guard clip.hasArea, text.room(above: 1, below: 0.4, aside: 0.2).touches(clip) else { return }
      if !clip.holds(text.room(above: 1.5, below: 0.75, aside: 0.3)) { text.clip = clip }
    }
    items.append(.text(text))
  }

  mutating func label(_ label: Label, x: Double, baseline: Double) {
    for part in label.parts {
      let x = x + part.x
      let baseline = baseline + part.y
      switch part.content {
      case .text(let line): text(line, x: x, baseline: baseline, part.color)
      case .shape(let shape, let height):
        for polygon in shape.polygons(x: x, baseline: baseline, height: height) {
          self.polygon(polygon, part.color)
        }
      case .swatch(let width, let thickness, let rise):
        rectangle(x: x, y: baseline - rise - thickness / 2, width: width, height: thickness, part.color)
      }
    }
  }

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, _ color: Frame.Color) {
    var rect = Frame.Rect(x: x, y: y, width: width, height: height)
    if let clip, !clip.holds(rect) { rect = rect.clipped(to: clip) }
    guard rect.width > 0, rect.height > 0 else { return }
    items.append(.rectangle(rect, color))
  }

  mutating func polygon(_ points: [Frame.Point], _ color: Frame.Color) {
    guard let clip else { return items.append(.polygon(points, color)) }
    let left = clip.clipped(points)
    if !left.isEmpty { items.append(.polygon(left, color)) }
  }

  /// Records what `sample` and `label` add as one named cell with its baseline's left end.
  mutating func cell(
    _ name: String, x: Double, baseline: Double, sample: (inout FrameBuilder) -> Void,
    label: (inout FrameBuilder) -> Void
  ) {
    let start = items.count
    sample(&self)
    let labelStart = items.count
    label(&self)
    cells.append(
      Frame.Cell(
        name: name, origin: Frame.Point(x: x, y: baseline), items: start..<items.count,
        labelStart: labelStart < items.count ? labelStart : nil))
  }

  /// Records what `sample` adds as one named cell, unless it adds nothing.
  mutating func cell(_ name: String, x: Double, baseline: Double, ifPainted sample: (inout FrameBuilder) -> Void) {
    let start = items.count
    sample(&self)
    guard items.count > start else { return }
    cells.append(Frame.Cell(name: name, origin: Frame.Point(x: x, y: baseline), items: start..<items.count))
  }

  mutating func bookmark(_ title: String, x: Double, y: Double, page: Int = 1) {
    bookmarks.append(Frame.Bookmark(title: title, position: Frame.Point(x: x, y: y), page: page))
  }

  /// Makes an area lead to the top of a page.
  mutating func link(_ area: Frame.Rect, page: Int) {
    links.append(Frame.Link(area: area, page: page, position: Frame.Point(x: 0, y: 0)))
  }

  /// The page of what was collected.
  func frame(
    _ size: Frame.Size, _ palette: Palette, of system: ResolvedTypeSystem, subject: String, label: String = ""
  ) -> Frame {
    Frame(
      size: size, background: palette.background, items: items, cells: cells, bookmarks: bookmarks, links: links,
      label: label, title: system.document.name, subject: subject, language: system.document.language)
  }
}

extension Frame.Text {
  /// The room around the line for ink to be in, so many times the largest size above and below its baseline and beside it.
  ///
  /// Letters with accents stay within an em above and 0.4 below; swashes and scripts that stack reach further.
  fileprivate func room(above: Double, below: Double, aside: Double) -> Frame.Rect {
    let size = line.runs.reduce(0) { max($0, $1.pointSize) }
    return Frame.Rect(
      x: origin.x - aside * size, y: origin.y - above * size, width: line.width + 2 * aside * size,
      height: (above + below) * size)
  }
}
