/// Counts the differing pixels in every square window, and finds the most.
///
/// Each column keeps how many of its pixels differ in the window's rows; a row further takes one row in and leaves one
/// out, and the window's own sum slides along the columns. So it takes the same time whatever the window's size.
struct DifferenceDensity {
  private let regions: ComparedRegions
  private let threshold: StepThreshold
  private let bounds: PixelRect
  private let side: Int
  private var columns: [Int32]

  /// Counts in what differs within `bounds` by more than a step; a side below 1 counts as 1.
  init(_ regions: ComparedRegions, step: Int, bounds: PixelRect, side: Int) {
    self.regions = regions
    threshold = StepThreshold(step)
    self.bounds = bounds
    self.side = max(1, min(side, max(bounds.width, bounds.height)))
    columns = [Int32](repeating: 0, count: bounds.width)
  }

  /// The most differing pixels in any window.
  mutating func densest() -> Int {
    var most: Int32 = 0
    for y in bounds.y..<bounds.bottom {
      let grows = add(row: y, 1)
      if y - side >= bounds.y { _ = add(row: y - side, -1) }
      // A window that has lost a row and gained nothing can't hold more than before.
      if grows { most = max(most, densestInRow()) }
    }
    return Int(most)
  }

  /// Takes a row in, or with a weight of -1 out, and says whether anything differs in it.
  private mutating func add(row y: Int, _ weight: Int32) -> Bool {
    let shared = regions.shared
    var isTouched = false
    if y >= shared.y, y < shared.bottom {
      let common = bounds.intersection(PixelRect(x: shared.x, y: y, width: shared.width, height: 1))
      let run = regions.run(x: common.x, y: y, count: common.width)
      if common.width > 0, !run.isEqual(regions.expected.pixels, regions.actual.pixels) {
        isTouched = true
        add(run, weight, column: common.x - bounds.x)
      }
    }
    for alone in regions.aloneColumns(y: y) {
      isTouched = true
      for x in alone { columns[x - bounds.x] += weight }
    }
    return isTouched
  }

  private mutating func add(_ run: PixelRun, _ weight: Int32, column: Int) {
    let a = regions.expected.pixels
    let b = regions.actual.pixels
    for k in 0..<run.count where threshold.isExceeded(a[run.first + k], b[run.second + k]) {
      columns[column + k] += weight
    }
  }

  private func densestInRow() -> Int32 {
    var sum: Int32 = 0
    var most: Int32 = 0
    for x in 0..<columns.count {
      sum += columns[x]
      if x >= side { sum -= columns[x - side] }
      most = max(most, sum)
    }
    return most
  }
}
