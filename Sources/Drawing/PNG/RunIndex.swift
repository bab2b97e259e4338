/// Where each run with the pixel behind it was last, in a row or in the one above it.
///
/// In colour two pixels are six bytes, and worth a match wherever they were; in a byte a pixel it does not pay.
struct RunIndex: ~Copyable {
  private static let keyBits: UInt32 = 12

  /// By key the row's number, its lowest 16 bits, and the run's number below them.
  private let entries: UnsafeMutablePointer<UInt32>
  private var rowNumber: UInt32 = 1
  private var next = 0

  /// An empty index.
  init() {
    entries = .allocate(capacity: 1 << Self.keyBits)
    entries.initialize(repeating: 0, count: 1 << Self.keyBits)
  }

  deinit { entries.deallocate() }

  /// Goes on to another row; the one so far is then above it.
  mutating func beginRow() {
    rowNumber = (rowNumber &+ 1) & 0xFFFF
    next = 0
  }

  /// The pixels from the start of a run on that are as elsewhere, and how many bytes back that is; 0 for none.
  ///
  /// All runs of the row before it are found from now on. `stride` is from a byte to the one above, or 0 for too far.
  @inline(__always)
  mutating func find(
    _ run: Int, _ row: borrowing RowRuns, _ above: borrowing RowRuns, stride: Int
  ) -> (length: Int, distance: Int) {
    while next < run {
      entries[key(next, row)] = rowNumber << 16 | UInt32(truncatingIfNeeded: next & 0xFFFF)
      next &+= 1
    }
    let entry = entries[key(run, row)]
    let other = Int(entry & 0xFFFF)
    let x = row.start(of: run)
    if entry >> 16 == rowNumber, other < run {
      let distance = 3 &* (x &- row.start(of: other))
      guard distance <= DeflateSymbols.maximumDistance else { return (0, 0) }
      return (length(run, row, other, row), distance)
    }
    if entry >> 16 == (rowNumber &- 1) & 0xFFFF, stride > 0, other < above.count {
      let distance = stride &+ 3 &* (x &- above.start(of: other))
      guard distance > 0, distance <= DeflateSymbols.maximumDistance else { return (0, 0) }
      return (length(run, row, other, above), distance)
    }
    return (0, 0)
  }

  /// A place for a run and the pixel behind it.
  @inline(__always)
  private borrowing func key(_ run: Int, _ row: borrowing RowRuns) -> Int {
    let length = UInt32(truncatingIfNeeded: Int(row.ends[run]) &- row.start(of: run))
    let follower = run &+ 1 < row.count ? row.values[run &+ 1] : 0
    let mixed = (row.values[run] &* 0x9E37_79B1) ^ (follower &* 0x85EB_CA6B) ^ (length &* 0xC2B2_AE35)
    return Int(((mixed ^ mixed >> 15) &* 0x2C1B_3C6D) >> (32 &- Self.keyBits))
  }

  /// How many pixels are alike from two runs' starts on, up to the longest match.
  @inline(__always)
  private borrowing func length(_ run: Int, _ row: borrowing RowRuns, _ other: Int, _ its: borrowing RowRuns) -> Int {
    let limit = DeflateSymbols.maximumLength / 3
    var (one, two, length) = (run, other, 0)
    while one < row.count, two < its.count, row.values[one] == its.values[two], length < limit {
      let mine = Int(row.ends[one]) &- row.start(of: one)
      let theirs = Int(its.ends[two]) &- its.start(of: two)
      length &+= min(mine, theirs)
      if mine != theirs { break }
      one &+= 1
      two &+= 1
    }
    return min(length, limit)
  }
}
