#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FileCalls {
  /// What asking for a lock came to.
  enum LockAnswer {
    case owned
    case ownedByAnother
    /// The file system has no locks.
    case unknown
  }

  /// Asks for the lock on an open file (`flock`), which goes with the descriptor; waits only without `LOCK_NB`.
  static func lock(_ descriptor: Int32, _ operation: Int32) -> LockAnswer {
    while flock(descriptor, operation) != 0 {
      if errno == EWOULDBLOCK { return .ownedByAnother }
      if errno != EINTR { return .unknown }
    }
    return .owned
  }

  /// The status of an open file, if the path still leads to it.
  static func status(_ descriptor: Int32, ifAt path: String) -> stat? {
    var own = stat()
    guard fstat(descriptor, &own) == 0, let there = try? status(path) else { return nil }
    return own.st_dev == there.st_dev && own.st_ino == there.st_ino ? own : nil
  }
}
