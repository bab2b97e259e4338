/// A part of a revision's pages that no page break cuts.
struct RevisionBlock {
  /// How high it is, in points.
  var height: Double
  /// Whether it stands on the page of the block after it, as a head does.
  var keepsWithNext = false
  /// The bookmark that leads to it.
  var bookmark: String?
  /// What is said again at the top of a page that begins behind it; nil goes on with what was said before.
  var running: String?
  /// Paints it with its top at a height of the page.
  var paint: (_ builder: inout FrameBuilder, _ top: Double) -> Void
}

/// Divides blocks over pages.
struct RevisionFlow {
  /// Where a page's blocks begin, and where they end at the latest.
  var top: Double
  var bottom: Double

  /// The blocks of each page; one that is higher than a page has a page to itself.
  func pages(of blocks: [RevisionBlock]) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var y = top
    var index = 0
    while index < blocks.count {
      // Heads and the first block that they are heads of.
      var end = index
      while end + 1 < blocks.count, blocks[end].keepsWithNext { end += 1 }
      let height = blocks[index...end].reduce(0) { $0 + $1.height }
      if y + height > bottom, index > start {
        pages.append(start..<index)
        start = index
        y = top
      }
      y += height
      index = end + 1
    }
    if start < blocks.count || pages.isEmpty { pages.append(start..<blocks.count) }
    return pages
  }
}
