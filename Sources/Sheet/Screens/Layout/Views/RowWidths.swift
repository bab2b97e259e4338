/// How the parts of a row share its width.
enum RowWidths {
  /// The widths that a part can have, in points.
  struct Span {
    /// The least that it can be narrowed to.
    var least: Double
    /// What it takes when there is room.
    var natural: Double
    /// Whether it takes what is left over.
    var stretches = false
  }

  /// The widths of parts in a row of a width: as each likes where there is room, what is left over going to the first
  /// that stretches; else the widest are narrowed to one width until all fit, but none below its least.
  static func shared(_ spans: [Span], in width: Double) -> [Double] {
    let natural = spans.reduce(0) { $0 + $1.natural }
    guard natural > width else {
      var widths = spans.map(\.natural)
      if let first = spans.firstIndex(where: \.stretches) { widths[first] += width - natural }
      return widths
    }
    let limit = limit(spans, in: width)
    return spans.map { max($0.least, min($0.natural, limit)) }
  }

  /// The width that the narrowed parts get.
  ///
  /// The sum of all widths grows with the limit along a line that bends where a part begins to grow, at its least, and
  /// where it ends, at its natural width: the bends are walked in order until the sum is the row's.
  private static func limit(_ spans: [Span], in width: Double) -> Double {
    var sum = spans.reduce(0) { $0 + $1.least }
    guard sum < width else { return 0 }
    let bends = (spans.map { ($0.least, 1.0) } + spans.map { ($0.natural, -1.0) }).sorted { $0.0 < $1.0 }
    var limit = 0.0
    var growing = 0.0
    for (bend, change) in bends {
      let next = sum + growing * (bend - limit)
      if next > width { break }
      sum = next
      limit = bend
      growing += change
    }
    return growing > 0 ? limit + (width - sum) / growing : limit
  }
}
