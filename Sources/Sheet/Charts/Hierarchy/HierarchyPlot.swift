internal import DynamicType
internal import TypeSystem

/// The plane of the chart of hierarchy: where categories and sizes stand, in points from the chart's upper left corner.
struct HierarchyPlot {
  /// Where lines begin and end.
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double
  let scale: LogarithmicScale
  /// How many categories there are, at least one.
  let count: Int

  /// From one category to the next.
  var pitch: Double { count > 1 ? (right - left) / Double(count - 1) : right - left }

  /// Where a category stands, the only one in the middle; a fraction is on the way to the next.
  func x(_ column: Double) -> Double { count > 1 ? left + column * pitch : (left + right) / 2 }

  /// Where a size stands: the larger the higher.
  func y(_ size: Double) -> Double { bottom - scale.share(size) * (bottom - top) }

  /// The plane at another place.
  func moved(dx: Double, dy: Double) -> HierarchyPlot {
    HierarchyPlot(left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy, scale: scale, count: count)
  }

  /// The stretches of a row's line, broken where a size is unknown; one known size alone is a short stroke.
  func stretches(_ sizes: [Double?]) -> [[Frame.Point]] {
    var stretches: [[Frame.Point]] = []
    var isOpen = false
    for (column, size) in sizes.enumerated() {
      guard let size else {
        isOpen = false
        continue
      }
      if !isOpen { stretches.append([]) }
      isOpen = true
      stretches[stretches.count - 1].append(Frame.Point(x: x(Double(column)), y: y(size)))
    }
    let stroke = min(pitch, 24) / 2
    return stretches.map { points in
      guard points.count == 1, let point = points.first else { return points }
      return [Frame.Point(x: point.x - stroke, y: point.y), Frame.Point(x: point.x + stroke, y: point.y)]
    }
  }
}
