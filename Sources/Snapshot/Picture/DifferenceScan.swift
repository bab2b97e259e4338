/// Goes over two regions row by row and collects what differs.
///
/// Rows that are the same cost one pass over their pixels. Those that aren't are looked at in short pieces, and only
/// the pieces at the edges of what differs, or with a larger step than any before, pixel by pixel.
struct DifferenceScan {
  /// Pixels a piece: few enough to stay in the nearest cache while it is looked at more than once.
  private static let piece = 256

  /// What was found so far.
  private(set) var difference = BitmapDifference()
  private let regions: ComparedRegions
  private let step: Int
  private let threshold: StepThreshold
  private var left = Int.max
  private var right = Int.min

  /// A scan of regions, in which pixels differ by more than a step.
  init(_ regions: ComparedRegions, step: Int) {
    self.regions = regions
    self.step = step
    threshold = StepThreshold(step)
  }

  /// Looks at every row.
  mutating func scan() {
    let shared = regions.shared
    let isAligned = regions.expectedShown == regions.actualShown
    for y in regions.rows {
      if !isAligned { for columns in regions.aloneColumns(y: y) { addAlone(columns, y: y) } }
      guard y >= shared.y, y < shared.bottom else { continue }
      compare(row: y, from: shared.x, count: shared.width)
    }
  }

  /// Takes in pixels that one picture alone has.
  private mutating func addAlone(_ columns: Range<Int>, y: Int) {
    difference.largestStep = 255
    add(columns.count, from: columns.lowerBound, through: columns.upperBound - 1, y: y)
  }

  private mutating func compare(row y: Int, from x: Int, count: Int) {
    let run = regions.run(x: x, y: y, count: count)
    let a = regions.expected.pixels
    let b = regions.actual.pixels
    guard !run.isEqual(a, b) else { return }
    for offset in stride(from: 0, to: count, by: Self.piece) {
      let part = run.part(at: offset, count: min(Self.piece, count - offset))
      let unequal = part.unequal(a, b)
      guard unequal > 0 else { continue }
      raiseLargestStep(part)
      let differing = step <= 0 ? unequal : part.exceeding(threshold, a, b)
      if differing > 0 { add(part, differing, x: x + offset, y: y) }
    }
  }

  /// Takes in a piece with a larger step than those before; it can happen 255 times.
  private mutating func raiseLargestStep(_ part: PixelRun) {
    guard difference.largestStep < 255 else { return }
    let a = regions.expected.pixels
    let b = regions.actual.pixels
    guard part.exceeding(StepThreshold(difference.largestStep), a, b) > 0 else { return }
    difference.largestStep = part.largestStep(a, b)
  }

  /// Takes in a piece that starts in column `x` and in which so many pixels differ.
  ///
  /// Where it can't reach beyond the columns that differ already, its own first and last needn't be looked for; the
  /// first pixel of all can't be in it then either.
  private mutating func add(_ part: PixelRun, _ differing: Int, x: Int, y: Int) {
    var first = left
    if x < left { first = x + ((0..<part.count).first { differs(part, at: $0) } ?? 0) }
    var last = right
    if x + part.count - 1 > right { last = x + ((0..<part.count).last { differs(part, at: $0) } ?? 0) }
    add(differing, from: first, through: last, y: y)
  }

  private func differs(_ part: PixelRun, at offset: Int) -> Bool {
    threshold.isExceeded(
      regions.expected.pixels[part.first + offset], regions.actual.pixels[part.second + offset])
  }

  private mutating func add(_ count: Int, from: Int, through: Int, y: Int) {
    difference.pixels += count
    // Columns that one picture alone has are taken in before the rest of their row.
    if difference.first.map({ (y, from) < ($0.y, $0.x) }) ?? true { difference.first = PixelPoint(x: from, y: y) }
    left = min(left, from)
    right = max(right, through)
    let top = difference.bounds?.y ?? y
    difference.bounds = PixelRect(x: left, y: top, width: right - left + 1, height: y - top + 1)
  }
}
