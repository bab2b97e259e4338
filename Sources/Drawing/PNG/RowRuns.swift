#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

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

  /// Takes a row of a band's bytes, looking only where the bits of its tiles tell; each run's value is what its byte
  /// stands for.
  mutating func read(
    _ pixels: UnsafePointer<UInt8>, meaning: UnsafePointer<UInt32>, tiles: UnsafePointer<UInt64>
  ) {
    var scan = ByteScan(pixels, meaning: meaning, ends: ends, values: values)
    scan.go(to: width, tiles: tiles)
    count = scan.count
  }

  /// The first pixel of a run.
  @inline(__always)
  borrowing func start(of run: Int) -> Int { run == 0 ? 0 : Int(ends[run &- 1]) }

  /// Up to which pixel a row is as another one, from where two runs of one colour meet.
  @inline(__always)
  borrowing func end(ofRunsAlike run: Int, _ other: borrowing RowRuns, _ itsRun: Int) -> Int {
    var (mine, its) = (run, itsRun)
    while ends[mine] == other.ends[its], Int(ends[mine]) < width {
      (mine, its) = (mine &+ 1, its &+ 1)
      if values[mine] != other.values[its] { return Int(ends[mine &- 1]) }
    }
    return Int(min(ends[mine], other.ends[its]))
  }

  /// Whether another row, of the same width, has the same pixels.
  borrowing func isAlike(_ other: borrowing RowRuns) -> Bool {
    guard count == other.count, count > 0 else { return false }
    return memcmp(ends, other.ends, count * 4) == 0 && memcmp(values, other.values, count * 4) == 0
  }

  /// Whether any value has a bit of these.
  borrowing func hasValue(with bits: UInt32) -> Bool {
    var all: UInt32 = 0
    for run in 0..<count { all |= values[run] }
    return all & bits != 0
  }

  /// Makes the row one run.
  mutating func fill(with value: UInt32) {
    (ends[0], values[0], count) = (Int32(width), value, 1)
  }

  /// Forgets all runs.
  mutating func removeAll() { count = 0 }

  /// Takes another row's runs, of the same width.
  mutating func copy(_ row: borrowing RowRuns) {
    ends.update(from: row.ends, count: row.count)
    values.update(from: row.values, count: row.count)
    count = row.count
  }
}
