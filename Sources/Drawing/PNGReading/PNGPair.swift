import CPNG
import Snapshot

/// Two PNGs that are being read at the same time.
struct PNGPair: ~Copyable {
  private let readers: (OpaquePointer, OpaquePointer)
  private let sizes: (bytes: (Int, Int), headers: (PNGHeader, PNGHeader))

  /// Begins to read bytes that stay where they are.
  init(
    _ first: (bytes: UnsafeBufferPointer<UInt8>, header: PNGHeader),
    _ second: (bytes: UnsafeBufferPointer<UInt8>, header: PNGHeader)
  ) throws(PNGComparisonError) {
    sizes = ((first.bytes.count, second.bytes.count), (first.header, second.header))
    guard let one = first.bytes.baseAddress else { throw .expected(.empty) }
    guard let other = second.bytes.baseAddress else { throw .actual(.empty) }
    var readers: [OpaquePointer?] = [nil, nil]
    var problems = [cpng_problem(), cpng_problem()]
    let result = cpng_open_both(one, first.bytes.count, other, second.bytes.count, &readers, &problems)
    guard result == 0, let left = readers[0], let right = readers[1] else {
      for reader in readers { cpng_reader_close(reader) }
      throw Self.error(result, problems[result == 2 ? 1 : 0], sizes)
    }
    self.readers = (left, right)
  }

  deinit {
    cpng_reader_close(readers.0)
    cpng_reader_close(readers.1)
  }

  /// Whether ``compare(tolerance:)`` can do with them.
  var isComparable: Bool { cpng_can_compare(readers.0, readers.1) != 0 }

  /// Reads both to their ends.
  consuming func compare(tolerance: Tolerance) throws(PNGComparisonError) -> BitmapDifference {
    let rows = DifferingRows(width: sizes.headers.0.width, gap: max(0, (tolerance.density?.side ?? 1) - 1))
    var comparison = cpng_comparison()
    let result = cpng_compare(
      readers.0, readers.1, &comparison,
      { context, y, first, second in
        guard let context else { return }
        Unmanaged<DifferingRows>.fromOpaque(context).takeUnretainedValue().add(Int(y), first, second)
      }, Unmanaged.passUnretained(rows).toOpaque())
    if result != 0 {
      throw Self.error(result, result == 2 ? comparison.problems.1 : comparison.problems.0, sizes)
    }
    if comparison.left.0 > 0 { throw .expected(.trailingBytes(comparison.left.0)) }
    if comparison.left.1 > 0 { throw .actual(.trailingBytes(comparison.left.1)) }
    return rows.difference(tolerance: tolerance)
  }

  private static func error(
    _ result: Int32, _ problem: cpng_problem, _ sizes: (bytes: (Int, Int), headers: (PNGHeader, PNGHeader))
  ) -> PNGComparisonError {
    result == 2
      ? .actual(PNGReadingError(problem, bytes: sizes.bytes.1, sizes.headers.1))
      : .expected(PNGReadingError(problem, bytes: sizes.bytes.0, sizes.headers.0))
  }
}
