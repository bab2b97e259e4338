#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes the rows of one band while the next is painted: a thread for each band, one after the other.
///
/// Painter and encoder have a band each and change them when both are done. The thread alone touches the encoder between
/// `begin` and `wait`, which is also when what it did becomes visible; so there is no lock, and the bytes are those that
/// one thread writes.
final class BandEncoder {
  private var writer: PNGWriter
  private var band: Band
  private var fits = true
  private var thread: pthread_t?

  /// Takes over a writer, and a band to change for the painter's.
  init(_ writer: consuming PNGWriter, band: consuming Band) {
    self.writer = writer
    self.band = band
  }

  deinit { join() }

  /// Takes a painted band, begins to write its rows, and gives another band for it; returns whether the rows fitted so far.
  func exchange(_ painted: inout Band) -> Bool {
    guard wait() else { return false }
    swap(&painted, &band)
    begin()
    return true
  }

  /// Waits until all rows so far are written; returns whether the picture's format holds them.
  func wait() -> Bool {
    join()
    return fits
  }

  /// Ends the picture, and gives the file.
  func finish() -> [UInt8] {
    join()
    return writer.finish()
  }

  /// Begins on a thread of its own; where the system has none to give, on the caller's.
  private func begin() {
    let body = Unmanaged<BandEncoder>.passUnretained(self).toOpaque()
    #if canImport(Darwin)
      let isBegun = pthread_create(&thread, nil, bandEncoderMain, body) == 0
    #else
      var id = pthread_t()
      let isBegun = pthread_create(&id, nil, bandEncoderMain, body) == 0
      thread = isBegun ? id : nil
    #endif
    if !isBegun { write() }
  }

  fileprivate func write() { fits = fits && writer.write(band) }

  private func join() {
    guard let thread else { return }
    pthread_join(thread, nil)
    self.thread = nil
  }
}

#if canImport(Darwin)
  private func bandEncoderMain(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<BandEncoder>.fromOpaque(body).takeUnretainedValue().write()
    return nil
  }
#else
  private func bandEncoderMain(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<BandEncoder>.fromOpaque(body).takeUnretainedValue().write() }
    return nil
  }
#endif
