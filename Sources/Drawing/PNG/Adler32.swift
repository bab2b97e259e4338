/// The checksum at the end of a zlib stream, of pixels in runs.
///
/// A library's needs every byte in memory; a run's part is a multiplication, and 29 million pixels never become bytes.
struct Adler32 {
  private static let modulus: UInt64 = 65_521
  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  /// The checksum so far.
  var value: UInt32 { UInt32(sumOfSums % Self.modulus) << 16 | UInt32(sum % Self.modulus) }

  /// Adds a row: the filter byte 0 and its runs, their values as bytes of the format, `pixelSize` each.
  mutating func add(_ row: borrowing RowRuns, pixelSize: Int) {
    sum %= Self.modulus
    sumOfSums = (sumOfSums &+ sum) % Self.modulus
    var (a, b) = (sum, sumOfSums)
    var start = 0
    for index in 0..<row.count {
      let end = Int(row.ends[index])
      let length = UInt64(truncatingIfNeeded: end &- start)
      let value = UInt64(row.values[index])
      if pixelSize == 1 {
        b &+= length &* a &+ value &* (length &* (length &+ 1) / 2)
        a &+= length &* value
      } else {
        let (red, green, blue) = (value >> 16, value >> 8 & 0xFF, value & 0xFF)
        let all = red &+ green &+ blue
        b &+= length &* (3 &* a &+ 3 &* red &+ 2 &* green &+ blue) &+ 3 &* all &* (length &* (length &- 1) / 2)
        a &+= length &* all
      }
      start = end
    }
    (sum, sumOfSums) = (a, b)
  }
}
