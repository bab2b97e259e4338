#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Words for the system's error codes, the same whatever the locale.
enum SystemWords {
  static func text(for code: Int32) -> String {
    switch code {
    case ENOENT: "no such file"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case EMFILE, ENFILE: "too many open files"
    case ENOMEM: "out of memory"
    case EIO: "input/output error"
    case ENXIO, ENODEV: "no such device"
    default: "system error \(code)"
    }
  }

  /// Whether a code means that the process or the system has too many files open, which is nobody's wrong path.
  static func isLackOfDescriptors(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }
}
