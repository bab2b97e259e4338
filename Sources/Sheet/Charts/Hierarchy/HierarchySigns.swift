/// The places at which styles change places, near ones gathered and numbered from left to right.
struct HierarchySigns {
  /// The places, from the chart's upper left corner.
  let places: [Frame.Point]
  /// For each inverted pair the numbers of its places, from 1.
  let numbers: [[Int]]

  /// The radius of a sign with a number in it, and of one without, in points.
  static let numbered = 5.5
  static let plain = 2.5
  /// The most numbers that there are; beyond that they would say nothing.
  static let most = 99

  init(_ pairs: [SizeOrder.Pair], _ rows: [[Double?]], on plot: HierarchyPlot) {
    var crossings: [(pair: Int, place: Frame.Point)] = []
    let heights = rows.map { row in row.map { $0.map(plot.y) } }
    for (index, pair) in pairs.enumerated() {
      for column in SizeOrder.crossings(pair, heights) {
        let before = Int(column.rounded(.down))
        let after = min(before + 1, plot.count - 1)
        guard let start = heights[pair.larger][before], let end = heights[pair.larger][after] else { continue }
        let y = start + (end - start) * (column - Double(before))
        crossings.append((index, Frame.Point(x: plot.x(column), y: y)))
      }
    }
    crossings.sort { ($0.place.x, $0.place.y, $0.pair) < ($1.place.x, $1.place.y, $1.pair) }
    var clusters = PlaceClusters(distance: 2 * Self.numbered + 1)
    var numbers = Array(repeating: [Int](), count: pairs.count)
    for crossing in crossings {
      let number = clusters.add(crossing.place) + 1
      if !numbers[crossing.pair].contains(number) { numbers[crossing.pair].append(number) }
    }
    places = clusters.places
    self.numbers = numbers
  }
}
