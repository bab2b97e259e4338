#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that one process at a time owns while it changes others: it appears with the work and goes when that is done.
///
/// A process that is killed leaves the file behind with a sentence in it, but not the lock on it (`flock`): the next one
/// sees that work was broken off. Where a file system has no locks the file alone is left, and nobody waits.
package struct FileLock: ~Copyable {
  /// Whether the file lay there without an owner: someone's work was broken off.
  package let wasBrokenOff: Bool
  private let path: String
  private let descriptor: Int32

  /// Waits until no other process owns the file, and owns it then.
  ///
  /// - Throws: what the system says when the file can't be made.
  package init(path: String) throws(SystemError) {
    let owned = try Self.own(path)
    self.path = path
    descriptor = owned.descriptor
    wasBrokenOff = owned.size > 0
  }

  private static func own(_ path: String) throws(SystemError) -> (descriptor: Int32, size: Int) {
    while true {
      let descriptor = try FileCalls.open(path, O_RDWR | O_CREAT)
      if lock(descriptor, LOCK_EX | LOCK_NB) {
        if let size = size(descriptor, at: path) {
          // Whoever can't say that it has begun has nothing to leave behind; the rest will tell of the full disk.
          if size == 0 { try? FileCalls.writeAll(words, to: descriptor) }
          return (descriptor, size)
        }
      } else {
        // The owner removes the file before it lets go: what is locked then is a file without a name.
        _ = lock(descriptor, LOCK_EX)
      }
      close(descriptor)
    }
  }

  /// Removes the file: the work is done, and whoever waits goes on.
  package consuming func finish() {
    unlink(path)
  }

  deinit {
    close(descriptor)
  }

  /// Waits while another process owns the file; answers whether one without an owner is there then.
  package static func waitForOwner(of path: String) -> Bool {
    while let descriptor = try? FileCalls.open(path, O_RDONLY) {
      _ = lock(descriptor, LOCK_SH)
      let size = size(descriptor, at: path)
      close(descriptor)
      if let size { return size > 0 }
    }
    return false
  }

  /// Asks for a lock; false only where another process has one and nobody is to wait.
  private static func lock(_ descriptor: Int32, _ operation: Int32) -> Bool {
    while flock(descriptor, operation) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { return true }
    }
    return true
  }

  /// How long an open file is, if the path still leads to it.
  private static func size(_ descriptor: Int32, at path: String) -> Int? {
    var own = stat()
    guard fstat(descriptor, &own) == 0, let there = try? FileCalls.status(path) else { return nil }
    return own.st_dev == there.st_dev && own.st_ino == there.st_ino ? Int(own.st_size) : nil
  }

  /// What the file says to whoever finds it; a file without it was made by someone who hasn't begun.
  private static let words = Array("a recording is under way here, or was broken off\n".utf8)
}
