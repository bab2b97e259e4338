import CZlib

/// Deflates the streams of a document, one after another, with one state of zlib's.
///
/// A sheet has a hundred short streams, and to begin a state clears 256 KB: kept between streams, only its table of
/// 64 KB is cleared.
final class Deflater {
  /// How hard zlib looks for repeats, from 1 to 9. 6, its own choice, takes twice the time for 3 % fewer bytes.
  private static let level: Int32 = 4
  private let stream: UnsafeMutablePointer<z_stream>

  /// Starts zlib; nil when there is no memory for it.
  init?() {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    self.stream = stream
    guard deflateInit_(stream, Self.level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
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
