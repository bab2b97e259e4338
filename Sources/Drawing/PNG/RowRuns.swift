/// A row of pixels as runs of one colour: most of a sheet is a few of them, whatever the row's width.
struct RowRuns: ~Copyable {
  /// The pixel after each run.
  let ends: UnsafeMutablePointer<Int32>
  /// Each run's pixel: at first 0x00RRGGBB, then as its format keeps it.
  let values: UnsafeMutablePointer<UInt32>
  /// How many runs there are; 0 before the first row.
  private(set) var count = 0
  /// Pixels in a row.
  let width: Int

  /// Room for rows of a width.
  init(width: Int) {
    self.width = width
    ends = .allocate(capacity: width)
    values = .allocate(capacity: width)
  }

  deinit {
    ends.deallocate()
    values.deallocate()
  }

  /// Takes a row of pixels 0xXXRRGGBB; with bits of its tiles as ``InkMap`` has them, it looks only where they tell.
  mutating func read(_ pixels: UnsafePointer<UInt32>, tiles: UnsafePointer<UInt64>? = nil) {
    var scan = RunScan(pixels, ends: ends, values: values)
    scan.go(to: width, tiles: tiles)
    count = scan.count
  }

  /// The first pixel of a run.
  @inline(__always)
  borrowing func start(of run: Int) -> Int { run == 0 ? 0 : Int(ends[run &- 1]) }

  /// Forgets all runs.
  mutating func removeAll() { count = 0 }

  /// Takes another row's runs, of the same width.
  mutating func copy(_ row: borrowing RowRuns) {
    ends.update(from: row.ends, count: row.count)
    values.update(from: row.values, count: row.count)
    count = row.count
  }
}
