internal import Spelling

/// Why fonts could not be looked for or read at all; what is wrong with one file is in that file's report instead.
public enum FontError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case directoryMissing(path: String)
  /// Something other than a folder is at the path.
  case notADirectory(path: String)
  /// The folder is there, but the system doesn't let its files be listed; `errno` is the system's code.
  case directoryUnreadable(path: String, errno: Int32)
  /// A folder, with those inside that are searched, has more names than are looked at.
  case tooManyNames(path: String, limit: Int)
  /// A folder, with those inside that are searched, has more files to try than are read.
  case tooManyFiles(path: String, limit: Int)
  /// fontconfig, which knows the installed fonts, could not do what its name in C says.
  case fontconfig(call: String)
  /// A cipher's key has no byte.
  case emptyKey
  /// The identifier that a key is made of has nothing but white space.
  case emptyIdentifier
  /// No plug-in of this name was passed in; `nearest` are names of those that were.
  case unknownPlugin(name: String, nearest: [String])
  /// A plug-in threw an error, whose own words are the reason.
  case pluginFailed(name: String, reason: String)
  /// A plug-in was to disguise a font, but can only read one.
  case pluginOnlyReads(name: String)
}

extension FontError: CustomStringConvertible {
  /// One line in lower case, with the path in quotes and the system's reason.
  public var description: String {
    switch self {
    case .directoryMissing(let path): "no folder '\(path)'"
    case .notADirectory(let path): "'\(path)' is not a folder"
    case .directoryUnreadable(let path, let errno):
      "cannot list the folder '\(path)': \(SystemWords.text(for: errno))"
    case .tooManyNames(let path, let limit):
      "the folder '\(path)' has more than \(Amounts.count(limit)) names, those in folders inside included"
    case .tooManyFiles(let path, let limit): "the folder '\(path)' has more than \(Amounts.count(limit)) font files"
    case .fontconfig(let call): "cannot read the installed fonts: fontconfig's \(call) gave nothing"
    case .emptyKey: "the key of 'xor' is empty"
    case .emptyIdentifier: "the identifier of 'idpf' is empty"
    case .unknownPlugin(let name, _): "no plug-in '\(name)' to read fonts with"
    case .pluginFailed(let name, let reason):
      "the plug-in '\(name)' could not read it: \(reason.split(whereSeparator: \.isNewline).joined(separator: " "))"
    case .pluginOnlyReads(let name): "the plug-in '\(name)' reads disguised fonts and cannot make them"
    }
  }

  /// What to do about it, where there is something to say.
  public var hint: String? {
    switch self {
    case .directoryMissing: "give a folder of font files"
    case .notADirectory: "give the folder that the file lies in, or load it as a file"
    case .directoryUnreadable: nil
    case .tooManyNames: "is this a folder of fonts? --limit folder-names=N looks at more"
    case .tooManyFiles: "name the folder of those that are used; --limit folder-files=N reads more"
    case .fontconfig: "fontconfig's own tool fc-list shows what it finds"
    case .emptyKey: "give at least one byte"
    case .emptyIdentifier: "give the unique identifier of the publication"
    case .unknownPlugin(_, let nearest):
      nearest.isEmpty
        ? "plug-ins are closures that a program passes in by name"
        : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    case .pluginFailed: nil
    case .pluginOnlyReads: "disguise the file with 'xor' or 'idpf', or with the plug-in's own tool"
    }
  }
}

extension FontError {
  /// Whether a folder can't be listed because too many files are open, which is a limit and no wrong folder.
  package var isLackOfDescriptors: Bool {
    guard case .directoryUnreadable(_, let errno) = self else { return false }
    return SystemWords.isLackOfDescriptors(errno)
  }
}
