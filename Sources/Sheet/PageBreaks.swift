/// Divides what stands one below the other over pages.
package enum PageBreaks {
  /// Something that no page break cuts.
  package struct Part: Hashable, Sendable {
    /// How high it is, in points.
    package var height: Double
    /// Whether it stands on the page of the part after it, as a head does.
    package var keepsWithNext: Bool
    /// What is said again above it where a page begins with it, in points.
    package var running: Double

    /// Makes a part.
    package init(_ height: Double, keepsWithNext: Bool = false, running: Double = 0) {
      self.height = height
      self.keepsWithNext = keepsWithNext
      self.running = running
    }
  }

  /// The parts of each page: as many as fit into `room`, and at least one; one empty page for no parts.
  ///
  /// Parts that are kept together and higher than a page begin one, and reach beyond it.
  package static func pages(_ parts: [Part], room: Double) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var used = 0.0
    var index = 0
    while index < parts.count {
      var end = index
      while end + 1 < parts.count, parts[end].keepsWithNext { end += 1 }
      let height = parts[index...end].reduce(0) { $0 + $1.height }
      if index > start, used + height > room {
        pages.append(start..<index)
        (start, used) = (index, parts[index].running)
      }
      used += height
      index = end + 1
    }
    return pages + [start..<parts.count]
  }
}
