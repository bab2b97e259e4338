#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells one state of a file at a path from another: which file it is, how long, and when it was changed.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let file: UInt64
  private let size: Int64
  private let modified: Int64
  /// When bytes, name or rights were changed, in nanoseconds since 1970; unlike `modified` it can't be set by hand.
  let changed: Int64

  /// Asks about a path, following links; nil where nothing is there.
  init?(of path: [UInt8]) {
    guard !path.contains(0) else { return nil }
    var status = stat()
    guard stat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (modified, changed) = (Self.nanoseconds(status.st_mtimespec), Self.nanoseconds(status.st_ctimespec))
    #else
      (modified, changed) = (Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim))
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
