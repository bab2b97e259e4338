import CZlib

/// Deflates the streams of a document, one after another, with one state of zlib's.
///
/// A sheet has forty short streams, and zlib's own choices are meant for long ones: they clear 64 KB of tables before each.
/// Smaller tables and one state save 4.4 M of 364 M instructions of the default sheet as PDF, against level 4 with tables of
/// zlib's size. ISA-L would save 8 M more; what it writes may depend on the processor.
final class Deflater {
  /// How hard zlib looks for repeats, from 1 to 9; its own choice, 6, takes a third more time for 4 % fewer bytes.
  private static let level: Int32 = 3
  /// Tables of 8 KB, by zlib's count.
  private static let memoryLevel: Int32 = 5
  /// Repeats may be as far back as the format allows: 2^15 bytes.
  private static let windowBits: Int32 = 15
  private let stream: UnsafeMutablePointer<z_stream>

  /// Starts zlib; nil when there is no memory for it.
  init?() {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    self.stream = stream
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(
        stream, Self.level, Z_DEFLATED, Self.windowBits, Self.memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        == Z_OK
    else { return nil }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// The bytes in zlib's format; nil when they would not be fewer, or are too many for one call.
  func deflate(_ content: [UInt8]) -> [UInt8]? {
    guard let count = UInt32(exactly: content.count), count > 0, deflateReset(stream) == Z_OK else { return nil }
    let bound = Int(deflateBound(stream, UInt(count)))
    var content = content
    let deflated = content.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, written in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = count
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(clamping: bound)
        let isDone = CZlib.deflate(stream, Z_FINISH) == Z_STREAM_END
        written = isDone ? bound - Int(stream.pointee.avail_out) : 0
      }
    }
    return deflated.isEmpty || deflated.count >= content.count ? nil : deflated
  }
}
