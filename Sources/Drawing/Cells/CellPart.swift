import Sheet
import TextLayout

/// The sample of a cell, or its label: what keeps its shape wherever it stands.
struct CellPart {
  /// The indices of its items.
  let items: Range<Int>
  /// Where it is measured from: the left end of its first baseline.
  let origin: Frame.Point
}

extension Frame {
  /// The sample and the label of a cell, or all of it as one; ranges beyond the frame's items are cut.
  func parts(of cell: Cell) -> [CellPart] {
    let all = cell.items.clamped(to: items.indices)
    let origin = cell.origin.isDrawable ? cell.origin : Point(x: 0, y: 0)
    guard let start = cell.labelStart, all.contains(start) else { return [CellPart(items: all, origin: origin)] }
    return [
      CellPart(items: all.lowerBound..<start, origin: origin),
      CellPart(items: start..<all.upperBound, origin: firstBaseline(in: start..<all.upperBound) ?? origin),
    ]
  }

  private func firstBaseline(in range: Range<Int>) -> Point? {
    for case .text(let text) in items[range] where text.origin.isDrawable { return text.origin }
    return nil
  }
}

extension Frame.Item {
  /// The item as it stands from a new origin, which is given in points.
  func measured(from origin: Frame.Point) -> Frame.Item {
    func moved(_ point: Frame.Point) -> Frame.Point { Frame.Point(x: point.x - origin.x, y: point.y - origin.y) }
    switch self {
    case .text(var text):
      text.origin = moved(text.origin)
      text.clip?.x -= origin.x
      text.clip?.y -= origin.y
      return .text(text)
    case .rectangle(var rect, let color):
      (rect.x, rect.y) = (rect.x - origin.x, rect.y - origin.y)
      return .rectangle(rect, color)
    case .polygon(let points, let color): return .polygon(points.map(moved), color)
    }
  }
}
