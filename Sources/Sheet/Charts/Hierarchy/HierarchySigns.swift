/// The places at which styles change places, near ones gathered; those of the pairs that are named are numbered from
/// left to right.
struct HierarchySigns {
  /// The places, from the chart's upper left corner.
  let places: [Frame.Point]
  /// For each inverted pair its places, in order.
  let ofPair: [[Int]]
  /// The numbers of places, from 1; nil where no pair that is named is concerned.
  let numbers: [Int?]

  /// The radius of a sign with a number in it, and of one without, in points.
  static let numbered = 5.5
  static let plain = 2.5
  /// How many pairs are named.
  static let named = 20

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
    var ofPair = Array(repeating: [Int](), count: pairs.count)
    for crossing in crossings {
      let place = clusters.add(crossing.place)
      if !ofPair[crossing.pair].contains(place) { ofPair[crossing.pair].append(place) }
    }
    let named = Set(ofPair.prefix(Self.named).joined())
    var count = 0
    numbers = clusters.places.indices.map { place in
      guard named.contains(place) else { return nil }
      count += 1
      return count
    }
    places = clusters.places
    self.ofPair = ofPair
  }

  /// The numbers of a pair's places.
  func numbers(of pair: Int) -> [Int] { ofPair[pair].compactMap { numbers[$0] } }
}
