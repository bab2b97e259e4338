import Snapshot

/// The rows in which two pictures differ, and as many between them as a window of a density may hold.
final class DifferingRows {
  private let width: Int
  private let gap: Int
  private var expected: [UInt32] = []
  private var actual: [UInt32] = []
  /// The row of the picture that each row here is, in order.
  private var rows: [Int] = []

  /// Begins with none; up to `gap` rows are kept between two that differ.
  init(width: Int, gap: Int) { (self.width, self.gap) = (width, gap) }

  /// Adds a row with the pixels of both pictures.
  func add(_ y: Int, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) {
    if let last = rows.last {
      // What is in a row that doesn't differ is no matter.
      let blank = [UInt32](repeating: 0, count: width)
      for row in last + 1..<min(y, last + 1 + gap) {
        rows.append(row)
        expected += blank
        actual += blank
      }
    }
    rows.append(y)
    expected += UnsafeBufferPointer(start: first, count: width)
    actual += UnsafeBufferPointer(start: second, count: width)
  }

  /// What differs, in the pictures' own coordinates.
  func difference(tolerance: Tolerance) -> BitmapDifference {
    guard !rows.isEmpty else { return BitmapDifference() }
    var difference = BitmapDifference.between(
      Bitmap(width: width, height: rows.count, pixels: expected), nil,
      Bitmap(width: width, height: rows.count, pixels: actual), nil, tolerance: tolerance)
    difference.first = difference.first.map { PixelPoint(x: $0.x, y: rows[$0.y]) }
    if let bounds = difference.bounds {
      let (top, bottom) = (rows[bounds.y], rows[bounds.y + bounds.height - 1])
      difference.bounds = PixelRect(x: bounds.x, y: top, width: bounds.width, height: bottom - top + 1)
    }
    return difference
  }
}
