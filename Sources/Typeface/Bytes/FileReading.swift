#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files by the system's own calls.
enum FileReading {
  /// Reads a regular file of at most `limit` bytes.
  ///
  /// The path is bytes, since file names need not be UTF-8. A pipe, a device or a folder is refused without waiting
  /// for it, and a file that shrinks while it is read gives what there was.
  static func read(_ path: [UInt8], limit: Int) throws(Refusal) -> FontBytes {
    guard !path.contains(0) else { throw Refusal("the path holds a zero byte") }
    let terminated = path.map { CChar(bitPattern: $0) } + [0]
    let descriptor = open(terminated, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Refusal(SystemWords.text(for: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Refusal(SystemWords.text(for: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Refusal("it is a folder")
    default: throw Refusal("it is not a regular file")
    }
    guard status.st_size > 0 else { throw Refusal("the file is empty") }
    guard status.st_size <= limit else {
      throw Refusal.fileTooLarge(Int(status.st_size), limit: limit)
    }
    let bytes = try FontBytes(capacity: Int(status.st_size)) { room throws(Refusal) in
      try fill(room, from: descriptor)
    }
    guard bytes.count > 0 else { throw Refusal("the file is empty") }
    return bytes
  }

  private static func fill(_ room: UnsafeMutableRawBufferPointer, from descriptor: Int32) throws(Refusal) -> Int {
    var filled = 0
    while filled < room.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: room[filled...])
      #if canImport(Glibc)
        let got = Glibc.read(descriptor, rest.baseAddress, rest.count)
      #else
        let got = Darwin.read(descriptor, rest.baseAddress, rest.count)
      #endif
      if got == 0 { break }
      if got > 0 {
        filled += got
      } else if errno != EINTR {
        throw Refusal(SystemWords.text(for: errno))
      }
    }
    return filled
  }
}
