internal import Files

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SystemError {
  /// Whether a file may be read or written when that is tried again: a disk may have room then, and a server answer.
  ///
  /// What the path or the rights to it are to blame for comes again.
  var mayBeGone: Bool {
    !isAboutRights && ![ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP, EEXIST, EINVAL].contains(code)
  }
}

extension CommandError {
  /// A file that `run` could not write: exit code 75 where it may come right, else 2.
  static func ofRun(_ path: String, _ error: SystemError) -> CommandError {
    CommandError.notWritten(.file(path), error).ofRun
  }

  /// The error as `run` tells it, which ends with 75 where trying again may help, and else with 2.
  var ofRun: CommandError {
    let mayBeGone =
      if case .notWritten(_, let error) = self { error.mayBeGone } else { exitCode == .again }
    return .below(description, hint: hint, exitCode: mayBeGone ? .again : .usage)
  }
}
