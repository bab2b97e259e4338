#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Owns a font's bytes at an address that never changes, until nothing uses them any more.
///
/// The faces of one file share one object, and HarfBuzz's blobs hold it too: whichever lives longest frees the bytes.
final class FontBytes {
  private let storage: UnsafeMutableRawBufferPointer

  /// How many of the allocated bytes hold the font.
  let count: Int

  /// Allocates room and lets a closure fill it; the closure returns how many bytes it wrote.
  init<Failure: Error>(
    capacity: Int, filling body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: max(capacity, 1), alignment: 16)
    do {
      count = min(try body(UnsafeMutableRawBufferPointer(rebasing: storage[..<capacity])), capacity)
    } catch {
      storage.deallocate()
      throw error
    }
    self.storage = storage
  }

  /// Copies bytes.
  convenience init(copying bytes: [UInt8]) {
    self.init(capacity: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
  }

  deinit {
    storage.deallocate()
  }

  /// The bytes; valid as long as this object lives.
  var buffer: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: storage[..<count])
  }

  /// Whether another object holds the same bytes.
  func isEqual(to other: FontBytes) -> Bool {
    if self === other { return true }
    guard count == other.count, let here = storage.baseAddress, let there = other.storage.baseAddress else {
      return false
    }
    return memcmp(here, there, count) == 0
  }
}
