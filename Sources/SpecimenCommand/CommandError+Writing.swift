internal import Files

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension CommandError {
  /// What helps against an output that was not written.
  func writingHint(_ place: Place, _ error: SystemError) -> String? {
    let folder: String
    let isOld: Bool
    switch place {
    case .standardOutput:
      folder = ""
      isOld = false
    case .file(let path):
      folder = FileCalls.folder(of: path)
      isOld = FileCalls.isRegular(path)
    }
    switch error.code {
    case EPIPE: return "the program that was reading the output has ended"
    case ENOENT where !folder.isEmpty && !FileCalls.isDirectory(folder):
      return "the folder \(TerminalText.quoted(folder)) is not there; make it first"
    case EISDIR: return "name a file in the folder"
    case EACCES, EPERM, EROFS: return "choose another place, or change its rights"
    case ENOSPC, EDQUOT: return isOld ? "make some room; the file is as it was" : "make some room"
    default: return nil
    }
  }
}
