/// The places at which styles change places, near ones gathered; those of the pairs that are named are numbered from
/// left to right.
struct HierarchySigns {
  /// The places, from the chart's upper left corner.
  let places: [Frame.Point]
  /// For each row the places at which its line crosses one that it had no business to.
  let ofRow: [Set<Int>]
  /// The numbers of places, from 1; nil where no pair that is named is concerned.
  let numbers: [Int?]
  /// For each named pair the numbers of its places, smallest first.
  let numbersOfPair: [[Int]]

  /// The radius of a sign with a number in it, and of one without, in points.
  static let numbered = 5.5
  static let plain = 2.5
  /// How many pairs are named.
  static let named = 20

  private struct Crossing {
    var change: Int
    var place: Frame.Point
  }

  init(_ order: SizeOrder, _ rows: [[Double?]], on plot: HierarchyPlot) {
    var clusters = PlaceClusters(distance: 2 * Self.numbered + 1)
    var ofRow = Array(repeating: Set<Int>(), count: rows.count)
    var ofPair = Array(repeating: Set<Int>(), count: order.inversions.count)
    for crossing in Self.crossings(order, rows, on: plot) {
      let place = clusters.add(crossing.place)
      let change = order.changes[crossing.change]
      ofRow[change.larger].insert(place)
      ofRow[change.smaller].insert(place)
      // The named pairs are the first ones.
      if crossing.change < ofPair.count { ofPair[crossing.change].insert(place) }
    }
    let named = Set(ofPair.joined())
    var numbers = [Int?](repeating: nil, count: clusters.places.count)
    for (number, place) in named.sorted().enumerated() { numbers[place] = number + 1 }
    numbersOfPair = ofPair.map { places in places.compactMap { numbers[$0] }.sorted() }
    places = clusters.places
    self.numbers = numbers
    self.ofRow = ofRow
  }

  /// All crossings from left to right, and from the top down.
  private static func crossings(
    _ order: SizeOrder, _ rows: [[Double?]], on plot: HierarchyPlot
  ) -> [Crossing] {
    let heights = rows.map { row in row.map { $0.map(plot.y) } }
    var crossings: [Crossing] = []
    for (index, change) in order.changes.enumerated() {
      let line = heights[change.larger]
      for column in SizeOrder.crossings(line, heights[change.smaller]) {
        let before = Int(column.rounded(.down))
        let after = min(before + 1, plot.count - 1)
        guard let start = line[before], let end = line[after] else { continue }
        let y = start + (end - start) * (column - Double(before))
        crossings.append(Crossing(change: index, place: Frame.Point(x: plot.x(column), y: y)))
      }
    }
    return crossings.sorted { ($0.place.x, $0.place.y, $0.change) < ($1.place.x, $1.place.y, $1.change) }
  }
}
