internal import DynamicType
internal import TypeSystem

/// Paints the lines of the chart of hierarchy and the signs on them.
struct HierarchyPainter {
  let chart: HierarchyChart
  /// How far the chart is from the page's upper left corner.
  let dx: Double
  let dy: Double

  private var plot: HierarchyPlot { chart.plot.moved(dx: dx, dy: dy) }

  private var palette: Palette { chart.room.palette }

  /// The fallback's sizes where they differ from the custom ones, thin and grey.
  func paintFallback(_ shown: [Int], into builder: inout FrameBuilder) {
    for index in shown where chart.rows[index].fallback != chart.rows[index].custom {
      for points in plot.stretches(chart.rows[index].fallback) {
        builder.polyline(points, width: 0.5, palette.fallbackBar)
      }
    }
  }

  /// A row's line.
  func paintLine(_ index: Int, into builder: inout FrameBuilder) {
    for points in plot.stretches(chart.rows[index].custom) { builder.polyline(points, width: 1.5, palette.ink) }
  }

  /// Rings where styles are alike, and numbered discs where they change places.
  func paintSigns(_ shown: [Int], into builder: inout FrameBuilder) throws(SheetError) {
    struct Ring: Hashable {
      var column: Int
      var height: Int
    }
    var rings: Set<Ring> = []
    for row in shown {
      for column in chart.order.isTied[row].indices where chart.order.isTied[row][column] {
        guard let size = chart.rows[row].custom[column] else { continue }
        let y = plot.y(size)
        // Several pairs may be alike at one place.
        guard rings.insert(Ring(column: column, height: Int((y * 10).rounded()))).inserted else { continue }
        let ground = palette.ground(of: chart.room.system.categories[column]) ?? palette.background
        builder.ring(x: plot.x(Double(column)), y: y, radius: 3.5, width: 1.25, palette.ink, ground: ground)
      }
    }
    let places = shown.reduce(into: Set<Int>()) { $0.formUnion(chart.signs.ofRow[$1]) }.sorted()
    // Numbered ones last, so that none is covered.
    for place in places where chart.signs.numbers[place] == nil { try paintSign(place, into: &builder) }
    for place in places where chart.signs.numbers[place] != nil { try paintSign(place, into: &builder) }
  }

  /// A disc with its number, or a smaller one without.
  private func paintSign(_ index: Int, into builder: inout FrameBuilder) throws(SheetError) {
    let place = chart.signs.places[index]
    let (x, y) = (place.x + dx, place.y + dy)
    guard let number = chart.signs.numbers[index] else {
      builder.disc(x: x, y: y, radius: HierarchySigns.plain, palette.mark)
      return
    }
    builder.disc(x: x, y: y, radius: HierarchySigns.numbered, palette.mark)
    let piece = LabelSetter.Piece(text: "\(number)", weight: .bold, color: palette.background)
    let label = try chart.room.labels.set([piece], size: 7)
    builder.label(label, x: x - label.width / 2, baseline: y + 2.5)
  }
}
