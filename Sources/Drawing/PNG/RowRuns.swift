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

  /// Takes a row of pixels 0xXXRRGGBB.
  mutating func read(_ pixels: UnsafePointer<UInt32>) {
    var (x, runs) = (0, 0)
    while x < width {
      let value = pixels[x] & 0xFF_FFFF
      x = end(of: value, in: pixels, from: x &+ 1)
      ends[runs] = Int32(truncatingIfNeeded: x)
      values[runs] = value
      runs &+= 1
    }
    count = runs
  }

  /// The first pixel of a run.
  @inline(__always)
  borrowing func start(of run: Int) -> Int { run == 0 ? 0 : Int(ends[run &- 1]) }

  /// Takes another row's runs, of the same width.
  mutating func copy(_ row: borrowing RowRuns) {
    ends.update(from: row.ends, count: row.count)
    values.update(from: row.values, count: row.count)
    count = row.count
  }

  /// The first pixel from `start` on that is another, eight at a time.
  @inline(__always)
  private borrowing func end(of value: UInt32, in pixels: UnsafePointer<UInt32>, from start: Int) -> Int {
    let pair = UInt64(value) << 32 | UInt64(value)
    var x = start
    while x &+ 8 <= width {
      let four = UnsafeRawPointer(pixels + x)
      let first = four.loadUnaligned(as: UInt64.self) ^ pair
      let second = four.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair
      let third = four.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ pair
      let fourth = four.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ pair
      if (first | second | third | fourth) & 0x00FF_FFFF_00FF_FFFF != 0 { break }
      x &+= 8
    }
    while x < width, pixels[x] & 0xFF_FFFF == value { x &+= 1 }
    return x
  }
}
