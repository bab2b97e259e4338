/// Where each run with the pixel behind it was last, in a row or in the one above it.
///
/// In three bytes a pixel two of them are worth a match wherever they were; in a byte a pixel it does not pay.
struct RunIndex: ~Copyable {
  private static let keyBits = 12

  /// By key the row's number, its lowest 16 bits, and the run's number below them.
  private let entries: UnsafeMutablePointer<UInt32>
  private var rowNumber: UInt32 = 1

  /// An empty index.
  init() {
    entries = .allocate(capacity: 1 << Self.keyBits)
    entries.initialize(repeating: 0, count: 1 << Self.keyBits)
  }

  deinit { entries.deallocate() }

  /// Goes on to another row; the one so far is then above it.
  mutating func beginRow() { rowNumber = (rowNumber &+ 1) & 0xFFFF }

  /// The pixels from the start of a run on that are as elsewhere, and how many bytes back that is; 0 for none.
  ///
  /// The run is found from now on. `start` is where it begins, `stride` from a byte to the one above, or 0 for too far.
  @inline(__always)
  mutating func find(
    _ run: Int, _ start: Int, _ row: borrowing RowRuns, _ above: borrowing RowRuns, stride: Int
  ) -> (length: Int, distance: Int) {
    let slot = key(run, start, row)
    let entry = entries[slot]
    entries[slot] = rowNumber << 16 | UInt32(truncatingIfNeeded: run & 0xFFFF)
    let other = Int(entry & 0xFFFF)
    if entry >> 16 == rowNumber {
      guard other < run, row.values[other] == row.values[run] else { return (0, 0) }
      let distance = 3 &* (start &- row.start(of: other))
      guard distance <= DeflateSymbols.maximumDistance else { return (0, 0) }
      return (length(run, start, row, other, row), distance)
    }
    if entry >> 16 == (rowNumber &- 1) & 0xFFFF, stride > 0, other < above.count {
      guard above.values[other] == row.values[run] else { return (0, 0) }
      let distance = stride &+ 3 &* (start &- above.start(of: other))
      guard distance > 0, distance <= DeflateSymbols.maximumDistance else { return (0, 0) }
      return (length(run, start, row, other, above), distance)
    }
    return (0, 0)
  }

  /// A place for a run and the pixel behind it.
  @inline(__always)
  private borrowing func key(_ run: Int, _ start: Int, _ row: borrowing RowRuns) -> Int {
    let length = UInt64(truncatingIfNeeded: Int(row.ends[run]) &- start)
    // Behind the last run its own colour does: what is read there was written before.
    let follower = UInt64(row.values[min(run &+ 1, row.count &- 1)])
    let all = UInt64(row.values[run]) | follower &<< 24 | length &<< 48
    return Int(truncatingIfNeeded: (all &* 0x9E37_79B9_7F4A_7C15) >> (64 &- UInt64(Self.keyBits)))
  }

  /// How many pixels are alike from two runs' starts on, up to the longest match.
  @inline(__always)
  private borrowing func length(
    _ run: Int, _ start: Int, _ row: borrowing RowRuns, _ other: Int, _ its: borrowing RowRuns
  ) -> Int {
    let limit = DeflateSymbols.maximumLength / 3
    var (one, two, length) = (run, other, 0)
    var (from, there) = (start, its.start(of: other))
    while row.values[one] == its.values[two] {
      let (mine, theirs) = (Int(row.ends[one]) &- from, Int(its.ends[two]) &- there)
      length &+= min(mine, theirs)
      (from, there) = (from &+ mine, there &+ theirs)
      (one, two) = (one &+ 1, two &+ 1)
      if mine != theirs || length >= limit || one == row.count || two == its.count { break }
    }
    return min(length, limit)
  }
}
