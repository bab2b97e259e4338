/// Places that lie close to each other, gathered so that one sign stands for them.
package struct PlaceClusters {
  /// The place of each cluster: its first.
  package private(set) var places: [Frame.Point] = []
  private var buckets: [Bucket: [Int]] = [:]
  private let distance: Double

  private struct Bucket: Hashable {
    var x: Int
    var y: Int
  }

  /// No clusters yet; places nearer than `distance` points to a cluster's belong to it.
  package init(distance: Double) { self.distance = distance }

  /// The number of the cluster that a place belongs to, from 0; a new one where none is near.
  package mutating func add(_ place: Frame.Point) -> Int {
    let bucket = Bucket(x: Int((place.x / distance).rounded(.down)), y: Int((place.y / distance).rounded(.down)))
    for dy in -1...1 {
      for dx in -1...1 {
        let near = buckets[Bucket(x: bucket.x + dx, y: bucket.y + dy)] ?? []
        for index in near where isNear(places[index], place) { return index }
      }
    }
    places.append(place)
    buckets[bucket, default: []].append(places.count - 1)
    return places.count - 1
  }

  private func isNear(_ first: Frame.Point, _ second: Frame.Point) -> Bool {
    let (dx, dy) = (first.x - second.x, first.y - second.y)
    return dx * dx + dy * dy < distance * distance
  }
}
