import CPNG

/// A PNG being read: rows of pixels from the top, a few at a time.
///
/// Only ``finish()`` tells whether the file is whole.
struct PNGRows: ~Copyable {
  private var reader: OpaquePointer?
  private let byteCount: Int
  private let header: PNGHeader

  /// Begins to read bytes that stay where they are.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ header: PNGHeader) throws(PNGReadingError) {
    (byteCount, self.header) = (bytes.count, header)
    guard let start = bytes.baseAddress else { throw .empty }
    var problem = cpng_problem()
    if cpng_reader_open(start, bytes.count, &reader, &problem) != 0 {
      let error = error(problem)
      cpng_reader_close(reader)
      reader = nil
      throw error
    }
  }

  deinit {
    cpng_reader_close(reader)
  }

  /// Reads the next rows as pixels 0xAARRGGBB.
  func read(into pixels: UnsafeMutablePointer<UInt32>, rows: Int) throws(PNGReadingError) {
    guard let reader else { return }
    var problem = cpng_problem()
    guard cpng_reader_read(reader, pixels, UInt32(rows), &problem) == 0 else { throw error(problem) }
  }

  /// Reads what follows the last row: only then is it known that the file is whole.
  func finish() throws(PNGReadingError) {
    guard let reader else { return }
    var problem = cpng_problem()
    var left = 0
    guard cpng_reader_finish(reader, &left, &problem) == 0 else { throw error(problem) }
    guard left == 0 else { throw .trailingBytes(left) }
  }

  private func error(_ problem: cpng_problem) -> PNGReadingError {
    PNGReadingError(problem, bytes: byteCount, header)
  }
}

extension PNGReadingError {
  /// What a reader says of a file of so many bytes.
  init(_ problem: cpng_problem, bytes: Int, _ header: PNGHeader) {
    let (x, y) = (Int(problem.x), Int(problem.y))
    self =
      switch Int(problem.kind) {
      case CPNG_ENDS_EARLY: .endsEarly(bytes: bytes)
      case CPNG_OUT_OF_MEMORY: .outOfMemory(bytes: header.width * header.height * 4)
      case CPNG_TOO_DEEP: .tooDeep(x: x, y: y)
      case CPNG_NO_SUCH_COLOR: .noSuchColor(x: x, y: y)
      default:
        .damaged(withUnsafeBytes(of: problem.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
  }
}
