/// Why fonts could not be looked for at all; what is wrong with one file is in that file's report instead.
public enum FontError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case directoryMissing(path: String)
  /// Something other than a folder is at the path.
  case notADirectory(path: String)
  /// The folder is there, but the system doesn't let its files be listed; `errno` is the system's code.
  case directoryUnreadable(path: String, errno: Int32)
  /// fontconfig, which knows the installed fonts, could not do what its name in C says.
  case fontconfig(call: String)
}

extension FontError: CustomStringConvertible {
  /// One line in lower case, with the path in quotes and the system's reason.
  public var description: String {
    switch self {
    case .directoryMissing(let path): "no folder '\(path)'"
    case .notADirectory(let path): "'\(path)' is not a folder"
    case .directoryUnreadable(let path, let errno):
      "cannot list the folder '\(path)': \(SystemWords.text(for: errno))"
    case .fontconfig(let call): "cannot read the installed fonts: fontconfig's \(call) gave nothing"
    }
  }

  /// What to do about it, where there is something to say.
  public var hint: String? {
    switch self {
    case .directoryMissing: "give a folder of font files"
    case .notADirectory: "give the folder that the file lies in, or load it as a file"
    case .directoryUnreadable: nil
    case .fontconfig: "fontconfig's own tool fc-list shows what it finds"
    }
  }
}
