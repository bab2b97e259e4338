#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Which file of bytes a path leads to, whatever the file is called: paths of one file have equal numbers.
package struct FileNumber: Hashable, Sendable {
  private var device: UInt64
  private var file: UInt64

  /// Asks about a path, following links; nil where no file of bytes is there.
  package init?(path: String) {
    guard let status = try? FileCalls.status(path), FileCalls.kind(status) == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
