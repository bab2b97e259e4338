/// Divides blocks of different heights over pages, and breaks none.
///
/// As few pages as can be; then no page with a single block; then a break where one is liked; then pages as equally full
/// as can be.
package struct PagesBreaks {
  /// What the first page holds, and what each one after it holds, in points.
  package var firstCapacity: Double
  /// What each page after the first holds, in points.
  package var capacity: Double
  /// The index of a block that had best begin a page.
  package var likedBreak: Int?

  /// Makes a division over pages of two heights.
  package init(firstCapacity: Double, capacity: Double, likedBreak: Int? = nil) {
    self.firstCapacity = firstCapacity
    self.capacity = capacity
    self.likedBreak = likedBreak
  }

  /// The blocks of each page; nil when a block is higher than any page.
  ///
  /// The first page has none where the first block is too high for it and not for the next one.
  package func pages(of heights: [Double]) -> [Range<Int>]? {
    // The best division of the blocks from an index on, over pages after the first; filled from the end.
    var rests: [Division?] = Array(repeating: nil, count: heights.count + 1)
    rests[heights.count] = Division()
    for start in heights.indices.reversed() { rests[start] = best(heights, from: start, within: capacity, rests) }
    if let division = best(heights, from: 0, within: firstCapacity, rests) { return division.pages }
    return rests[0].map { [0..<0] + $0.pages }
  }

  /// The best division that begins at an index, given those that begin later.
  private func best(
    _ heights: [Double], from start: Int, within capacity: Double, _ rests: [Division?]
  ) -> Division? {
    var best: Division?
    var free = capacity
    for end in heights.indices.dropFirst(start) {
      free -= heights[end]
      guard free >= 0 else { break }
      guard let rest = rests[end + 1] else { continue }
      let isStray = end == start && heights.count > 1
      let division = rest.preceded(by: start..<end + 1, free: free, isStray: isStray, isLiked: end + 1 == likedBreak)
      if best.map({ division.cost < $0.cost }) ?? true { best = division }
    }
    return best
  }

  private struct Division {
    var pages: [Range<Int>] = []
    var strays = 0
    var liked = 0
    var emptiness = 0.0

    var cost: (Int, Int, Int, Double) { (pages.count, strays, -liked, emptiness) }

    func preceded(by page: Range<Int>, free: Double, isStray: Bool, isLiked: Bool) -> Division {
      Division(
        pages: [page] + pages, strays: strays + (isStray ? 1 : 0), liked: liked + (isLiked ? 1 : 0),
        emptiness: emptiness + free * free)
    }
  }
}
