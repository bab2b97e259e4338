internal import CStopping
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that one process at a time owns while it changes others: it appears with the work and goes when that is done.
///
/// A process that is killed leaves the file behind, but not the lock on it (`flock`). Once the work has begun to change
/// anything there is a sentence in it, and the next one sees that work was broken off. Where a file system has no locks
/// the file alone is left, and nobody waits.
package struct FileLock: ~Copyable {
  /// Whether the file lay there without an owner, and with the sentence: someone's work was broken off.
  package let wasBrokenOff: Bool
  private let path: String
  private let owned: Owned
  private var isBegun = false

  /// An open file with its lock.
  private struct Owned {
    var descriptor: Int32
    var size: Int
    /// None where work was broken off, which is to be seen until it is done again.
    var note: UnfinishedFile?
  }

  /// Waits until no other process owns the file, and owns it then.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - patience: how long to wait, in milliseconds; nil, the default, is for ever.
  /// - Throws: what the system says when the file can't be made, and ETIMEDOUT when it is another's for longer.
  package init(path: String, patience: Int? = nil) throws(SystemError) {
    owned = try Self.own(path, patience: patience)
    self.path = path
    wasBrokenOff = owned.size > 0
  }

  private static func own(_ path: String, patience: Int?) throws(SystemError) -> Owned {
    var waited = 0
    while true {
      let tried = try UnfinishedFile.undivided { () throws(SystemError) in try ownAtOnce(path) }
      if let owned = tried.owned { return owned }
      defer { close(tried.descriptor) }
      if let patience {
        guard waited < patience else { throw SystemError(code: ETIMEDOUT) }
        usleep(UInt32(pause) * 1_000)
        waited += pause
      } else {
        // The owner removes the file before it lets go: what is locked then is a file without a name.
        _ = FileCalls.lock(tried.descriptor, LOCK_EX)
      }
    }
  }

  /// How long a patient one sleeps before it tries again, in milliseconds.
  private static let pause = 20

  private static func ownAtOnce(_ path: String) throws(SystemError) -> (descriptor: Int32, owned: Owned?) {
    let descriptor = try FileCalls.open(path, O_RDWR | O_CREAT)
    guard FileCalls.lock(descriptor, LOCK_EX | LOCK_NB) != .ownedByAnother,
      let status = FileCalls.status(descriptor, ifAt: path)
    else { return (descriptor, nil) }
    let size = Int(status.st_size)
    return (descriptor, Owned(descriptor: descriptor, size: size, note: size > 0 ? nil : UnfinishedFile(path)))
  }

  /// Says in the file that the work begins to change something: who finds it after this without an owner knows.
  ///
  /// From here to the lock's end a signal that ends the process waits: as long as that takes where this is the only thread,
  /// and where another one gets it until 2 s after it came, in which a child that draws for the process is ended first.
  package mutating func begin() {
    guard !isBegun else { return }
    stopping_hold()
    isBegun = true
    // Whoever can't say that it has begun has nothing to leave behind; the rest will tell of the full disk.
    if owned.size == 0 { try? FileCalls.writeAll(Self.words, to: owned.descriptor) }
    owned.note?.forget()
  }

  /// Removes the file: the work is done, and whoever waits goes on.
  package consuming func finish() {
    unlink(path)
  }

  deinit {
    if !isBegun { owned.note?.forget() }
    close(owned.descriptor)
    if isBegun { stopping_release() }
  }

  /// Waits while another process owns the file; answers whether one without an owner is there then, with the sentence.
  package static func waitForOwner(of path: String) -> Bool {
    while let descriptor = try? FileCalls.open(path, O_RDONLY) {
      _ = FileCalls.lock(descriptor, LOCK_SH)
      let status = FileCalls.status(descriptor, ifAt: path)
      close(descriptor)
      if let status { return status.st_size > 0 }
    }
    return false
  }

  /// What the file says to whoever finds it; a file without it was made by someone who hasn't begun.
  private static let words = Array("a recording is under way here, or was broken off\n".utf8)
}
