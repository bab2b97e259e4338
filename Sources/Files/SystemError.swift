#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the operating system answered to a call that did not work.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of errno, such as ENOSPC.
  public let code: Int32

  /// Keeps an errno.
  public init(code: Int32) {
    self.code = code
  }

  /// The last error of the calling thread: to be asked for right after the call.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's own words, beginning with a small letter, such as "no space left on device".
  public var description: String {
    let words = strerror(code).map { String(cString: $0) } ?? ""
    guard let first = words.first else { return "errno \(code)" }
    return first.lowercased() + words.dropFirst()
  }

  /// Whether the user lacks a right, or nobody has it.
  package var isAboutRights: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// Whether there was no room for all the bytes.
  package var isAboutRoom: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

  /// Whether there is nothing at the path.
  package var isAboutAbsence: Bool { [ENOENT, ENOTDIR].contains(code) }
}
