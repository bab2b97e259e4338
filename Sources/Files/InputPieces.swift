#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that is read in pieces, each as large as asked but for the last: for one that is too large to be held.
package struct InputPieces: ~Copyable {
  private let descriptor: Int32
  private let size: Int

  /// Opens a file for reading.
  ///
  /// - Throws: what the system says where it can't be read, or is a folder.
  package init(path: String, size: Int = 1 << 20) throws(SystemError) {
    if FileCalls.isDirectory(path) { throw SystemError(code: EISDIR) }
    descriptor = try FileCalls.open(path, O_RDONLY)
    self.size = size
  }

  /// The next piece; nil at the end.
  package mutating func next() throws(SystemError) -> [UInt8]? {
    var failure: SystemError?
    let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size, let base = buffer.baseAddress {
        let count = FileCalls.systemRead(descriptor, base + filled, size - filled)
        if count == 0 { return }
        if count > 0 {
          filled += count
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    return piece.isEmpty ? nil : piece
  }

  deinit { close(descriptor) }
}
