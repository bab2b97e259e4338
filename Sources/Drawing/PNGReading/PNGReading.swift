public import Snapshot

/// Reads PNG pictures for a comparison: every kind that the standard has, and none that would have to be guessed.
///
/// Decoding is libpng's. What a file says of how it is to be shown (`gAMA`, `sRGB`, `iCCP`, `cHRM`) is passed over, and the
/// numbers are taken as they are stored. A pixel of alpha 0 is 0. Samples of 16 bits are read where 8 bits hold them
/// exactly. A file that is damaged anywhere, even behind its last row, is refused.
public enum PNGReading {
  /// Reads a whole PNG.
  ///
  /// - Throws: ``PNGReadingError``; nothing is allocated for a picture beyond the limits.
  public static func read(
    _ bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGReadingError) -> Bitmap {
    let header = try PNGHeader(bytes, limits: limits)
    var problem: PNGReadingError?
    let count = header.width * header.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return }
      do throws(PNGReadingError) {
        try read(bytes, header, into: start)
        initializedCount = count
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private static func read(
    _ bytes: [UInt8], _ header: PNGHeader, into pixels: UnsafeMutablePointer<UInt32>
  ) throws(PNGReadingError) {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(PNGReadingError) in
        let rows = try PNGRows(buffer, header)
        try rows.read(into: pixels, rows: header.height)
        try rows.finish()
      }
    }
    try result.get()
  }
}
