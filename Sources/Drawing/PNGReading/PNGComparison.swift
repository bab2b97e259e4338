public import Snapshot

/// Compares two PNG files without keeping either picture in memory.
///
/// Both are decoded at the same time, each in a thread of its own, and their rows compared as they come. Files of the same
/// bytes are not decoded at all. Pictures of different sizes, and interlaced ones, are read whole.
public enum PNGComparison {
  /// What differs between two files' pictures, on the larger canvas.
  ///
  /// - Throws: ``PNGComparisonError`` for a picture that can't be read, the expected one's first where neither can.
  public static func compare(
    _ expected: [UInt8], _ actual: [UInt8], tolerance: Tolerance = .exact, limits: PNGLimits = PNGLimits()
  ) throws(PNGComparisonError) -> BitmapDifference {
    let headers = try (header(of: expected, limits) { .expected($0) }, header(of: actual, limits) { .actual($0) })
    if expected == actual { return BitmapDifference() }
    let result = expected.withUnsafeBufferPointer { first in
      actual.withUnsafeBufferPointer { second in
        Result { () throws(PNGComparisonError) in
          let pair = try PNGPair((first, headers.0), (second, headers.1))
          return pair.isComparable ? try pair.compare(tolerance: tolerance) : nil
        }
      }
    }
    if let difference = try result.get() { return difference }
    let pictures = try (read(expected, limits) { .expected($0) }, read(actual, limits) { .actual($0) })
    return BitmapDifference.between(pictures.0, nil, pictures.1, nil, tolerance: tolerance)
  }

  private static func header(
    of bytes: [UInt8], _ limits: PNGLimits, _ error: (PNGReadingError) -> PNGComparisonError
  ) throws(PNGComparisonError) -> PNGHeader {
    do { return try PNGHeader(bytes, limits: limits) } catch let reason { throw error(reason) }
  }

  private static func read(
    _ bytes: [UInt8], _ limits: PNGLimits, _ error: (PNGReadingError) -> PNGComparisonError
  ) throws(PNGComparisonError) -> Bitmap {
    do { return try PNGReading.read(bytes, limits: limits) } catch let reason { throw error(reason) }
  }
}
