#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What tells one state of what is at a path from another: which file it is, how long, and when it was changed.
///
/// Of a folder only its number counts, since its times change with every file that is written in it.
package struct FileStamp: Hashable, Sendable {
  private var device: UInt64
  private var file: UInt64
  private var mode: UInt32
  private var size: Int64 = 0
  /// Seconds and nanoseconds of the last change of bytes, and of that of anything.
  private var times: [Int64] = []

  /// Whether it is of a folder.
  package var isFolder: Bool { mode_t(truncatingIfNeeded: mode) & S_IFMT == S_IFDIR }

  /// Asks about a path, following links; nil where nothing is there, or nothing that may be asked about.
  package init?(path: String) {
    guard let status = try? FileCalls.status(path) else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    mode = UInt32(status.st_mode)
    guard FileCalls.kind(status) != S_IFDIR else { return }
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    times = [modified, changed].flatMap { [Int64($0.tv_sec), Int64($0.tv_nsec)] }
  }
}
