/// How a picture's rows are parted, so that two threads can write them: each part refers to nothing in the other.
///
/// The parts depend on the picture's size alone, so that the file is the same however many threads write it. They cost
/// some 5 bytes, one row that has nothing above it, and a palette of 256 entries however many are used.
enum RowParts {
  /// How many rows of a page are painted at a time.
  static let bandHeight = 64
  /// The fewest pixels for which a thread pays.
  private static let leastPixels = 1 << 20

  /// The row that the second part begins with, a band's first; nil for a picture in one part.
  ///
  /// Where a file is to be small all rows are one part: more memory than one takes is not to be spent on that.
  static func secondStart(width: Int, height: Int, compression: PNGOptions.Compression) -> Int? {
    guard compression == .fast, width * height >= leastPixels else { return nil }
    let row = height / 2 / bandHeight * bandHeight
    return row > 0 ? row : nil
  }
}
