#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lists folders by the system's own calls; names are bytes, since they need not be UTF-8.
enum Folder {
  /// What one name in a folder stands for.
  enum Kind {
    case folder(device: UInt64, file: UInt64)
    /// A file, or anything else; opening it says whether it can be read.
    case file
  }

  /// The names in a folder but `.` and `..`, sorted by their bytes.
  ///
  /// Of more than `limit` it is one more than that, whichever the system gives first.
  static func names(in path: [UInt8], limit: Int) throws(ListingError) -> [[UInt8]] {
    guard !path.contains(0) else { throw ListingError(code: ENOENT) }
    guard let stream = opendir(terminated(path)) else { throw ListingError(code: errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while names.count <= limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { room in
        room.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: room.pointee)) {
          Array(UnsafeBufferPointer(start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
        }
      }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw ListingError(code: errno) }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// What is at a path, links followed.
  static func kind(of path: [UInt8]) -> Kind {
    var status = stat()
    guard stat(terminated(path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return .file }
    return .folder(device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(truncatingIfNeeded: status.st_ino))
  }

  private static func terminated(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}

/// The system's code for a folder that cannot be listed.
struct ListingError: Error {
  let code: Int32
}
