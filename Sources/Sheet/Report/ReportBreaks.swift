/// Divides what stands one below the other over pages.
package enum ReportBreaks {
  /// The parts of each page by their heights: as many as fit into `room`, and at least one; one empty page for no parts.
  package static func pages(_ heights: [Double], room: Double) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var used = 0.0
    for (index, height) in heights.enumerated() {
      if index > start, used + height > room {
        pages.append(start..<index)
        (start, used) = (index, 0)
      }
      used += height
    }
    return pages + [start..<heights.count]
  }
}
