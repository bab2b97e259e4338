/// Moves labels apart along a line: in their order, at least a distance from each other, as near as can be to where
/// each belongs.
///
/// The places are those with the least sum of squared moves: neighbours that push each other share the move.
package enum LabelSpread {
  /// The places of labels that belong at `wanted`, in any order, at least `distance` apart and within `bounds`.
  ///
  /// Equal places keep the order in which they were given. Where there is not enough room within the bounds, labels
  /// run on beyond the upper one.
  package static func places(_ wanted: [Double], distance: Double, within bounds: ClosedRange<Double>) -> [Double] {
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    // Without the distances, what is left is a sequence that must not fall: pools of neighbours at their mean.
    var pools: [(sum: Double, count: Int)] = []
    for (rank, index) in order.enumerated() {
      pools.append((wanted[index] - Double(rank) * distance, 1))
      while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].count += last.count
      }
    }
    let highest = max(bounds.lowerBound, bounds.upperBound - Double(max(0, wanted.count - 1)) * distance)
    var places = wanted
    var rank = 0
    for pool in pools {
      let place = min(max(mean(pool), bounds.lowerBound), highest)
      for _ in 0..<pool.count {
        places[order[rank]] = place + Double(rank) * distance
        rank += 1
      }
    }
    return places
  }

  private static func mean(_ pool: (sum: Double, count: Int)) -> Double { pool.sum / Double(pool.count) }
}
