/// The checksum at the end of a zlib stream, of pixels in runs.
///
/// A library's needs every byte in memory; a run's part is three multiplications, and 29 million pixels never become
/// bytes.
struct Adler32 {
  private static let modulus: UInt64 = 65_521
  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0
  /// How many bytes there were, but for whole multiples of the modulus.
  private var count: UInt64 = 0

  /// The checksum so far.
  var value: UInt32 { UInt32(sumOfSums) << 16 | UInt32(sum) }

  /// Adds a row: the filter byte 0 and its runs, their values as bytes of the format, `pixelSize` each.
  mutating func add(_ row: borrowing RowRuns, pixelSize: Int) {
    let sums = pixelSize == 1 ? RowSums(ofBytes: row) : RowSums(ofPixels: row)
    add(plain: sums.plain, weighted: sums.weighted, size: UInt64(row.width * pixelSize + 1))
  }

  /// Adds a row of so many bytes that is said as a difference of nothing: its filter, and zeros.
  mutating func addRepetition(rowSize: Int) {
    let filter = UInt64(RowFilter.up)
    add(plain: filter, weighted: filter &* UInt64(rowSize), size: UInt64(rowSize))
  }

  private mutating func add(plain: UInt64, weighted: UInt64, size: UInt64) {
    sumOfSums = (sumOfSums &+ size &* sum &+ weighted) % Self.modulus
    sum = (sum &+ plain) % Self.modulus
    count = (count &+ size) % Self.modulus
  }

  /// The checksum of these bytes and those of another behind them.
  ///
  /// The other one began at 1 and not at this one's sum: each of its bytes' sums is so much greater.
  func followed(by other: Adler32) -> Adler32 {
    var both = other
    let before = (sum &+ Self.modulus &- 1) % Self.modulus
    both.sum = (before &+ other.sum) % Self.modulus
    both.sumOfSums = (sumOfSums &+ other.count &* before &+ other.sumOfSums) % Self.modulus
    both.count = (count &+ other.count) % Self.modulus
    return both
  }
}

/// What a row adds to a checksum, whatever came before it.
private struct RowSums {
  /// The sum of its bytes.
  private(set) var plain: UInt64 = 0
  /// The sum of its bytes, each as often as there are bytes from it to the row's end.
  private(set) var weighted: UInt64 = 0

  init(ofBytes row: borrowing RowRuns) {
    let twice = 2 &* row.width &+ 1
    var (all, weights, start) = (0, 0, 0)
    for index in 0..<row.count {
      let end = Int(row.ends[index])
      let (length, value) = (end &- start, Int(row.values[index]))
      let sum = length &* value
      all &+= sum
      // Twice the weights' sum, which is even.
      weights &+= sum &* (twice &- start &- end)
      start = end
    }
    plain = UInt64(truncatingIfNeeded: all)
    weighted = UInt64(truncatingIfNeeded: weights) / 2
  }

  init(ofPixels row: borrowing RowRuns) {
    let twice = 2 &* row.width &+ 1
    // A pixel's first byte weighs three times its place from the end, the second one less, the third two less.
    var (sum, less, pixels, start) = (0, 0, 0, 0)
    for index in 0..<row.count {
      let end = Int(row.ends[index])
      let (length, value) = (end &- start, Int(row.values[index]))
      let (green, blue) = (value >> 8 & 0xFF, value & 0xFF)
      let all = value >> 16 &+ green &+ blue
      sum &+= length &* all
      less &+= length &* (green &+ 2 &* blue)
      pixels &+= all &* (length &* (twice &- start &- end))
      start = end
    }
    plain = UInt64(truncatingIfNeeded: sum)
    weighted = UInt64(truncatingIfNeeded: 3 &* (pixels / 2) &- less)
  }
}
