internal import TextLayout
internal import TypeSystem

/// Collects the items of a frame in the order in which they are painted.
struct FrameBuilder {
  private(set) var items: [Frame.Item] = []
  private(set) var cells: [Frame.Cell] = []
  private(set) var bookmarks: [Frame.Bookmark] = []
  private(set) var links: [Frame.Link] = []

  mutating func text(_ line: TextLine, x: Double, baseline: Double, _ color: Frame.Color) {
    guard !line.runs.isEmpty else { return }
    items.append(.text(Frame.Text(line: line, origin: Frame.Point(x: x, y: baseline), color: color)))
  }

  mutating func label(_ label: Label, x: Double, baseline: Double) {
    for part in label.parts {
      let x = x + part.x
      let baseline = baseline + part.y
      switch part.content {
      case .text(let line): text(line, x: x, baseline: baseline, part.color)
      case .shape(let shape, let height):
        for polygon in shape.polygons(x: x, baseline: baseline, height: height) {
          items.append(.polygon(polygon, part.color))
        }
      case .swatch(let width, let thickness, let rise):
        rectangle(x: x, y: baseline - rise - thickness / 2, width: width, height: thickness, part.color)
      }
    }
  }

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, _ color: Frame.Color) {
    guard width > 0, height > 0 else { return }
    items.append(.rectangle(Frame.Rect(x: x, y: y, width: width, height: height), color))
  }

  mutating func polygon(_ points: [Frame.Point], _ color: Frame.Color) { items.append(.polygon(points, color)) }

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
