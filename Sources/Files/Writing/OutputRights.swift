/// What a process that asks another to write for it may have changed: what the command line names as outputs.
package struct OutputRights: Hashable, Sendable {
  /// A file, or several whose names a place for a word or a number tells apart.
  package struct File: Hashable, Sendable {
    /// What stands before each place, and after the last; one part is a name without a place.
    package var parts: [String]

    /// A file, or files with something else in each place between the parts; a slash is never there.
    package init(parts: [String]) { self.parts = parts }
  }

  /// The files that may be written.
  package var files: [File] = []
  /// The files to whose ends something may be added.
  package var appended: [File] = []
  /// The files that may be put where nothing is yet, by their paths.
  package var placed: Set<String> = []
  /// The folders in which everything may be changed, themselves included.
  package var folders: [File] = []

  /// Allows nothing yet.
  package init() {}

  /// Whether a change may be made: a file may be written, a summary added to, and everything done in a folder.
  ///
  /// What has a number was allowed when it was begun.
  package func allow(_ request: FileRequest) -> Bool {
    guard let path = request.path else { return true }
    switch request {
    case .open: return files.contains { $0.matches(path) } || allowsInFolders(path)
    case .place: return placed.contains(path)
    case .append: return appended.contains { $0.matches(path) }
    default: return allowsInFolders(path)
    }
  }

  /// Whether a path is one of the folders, or in one.
  ///
  /// It is compared as it is written: one that leads up from a folder is none of the folder's.
  private func allowsInFolders(_ path: String) -> Bool {
    let bytes = path.utf8
    guard !bytes.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) }) else {
      // A folder may have been named by a path that leads up; behind its name nothing does.
      return folders.contains { $0.parts.count == 1 && Self.isPath(path, in: $0.parts[0]) }
    }
    // The path itself, or one of the folders that it lies in.
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [path.endIndex]
    return ends.contains { end in folders.contains { $0.matches(String(path[..<end])) } }
  }

  private static func isPath(_ path: String, in folder: String) -> Bool {
    let prefix = folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path.utf8.elementsEqual(folder.utf8) }
    return !path.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
      .contains { $0.elementsEqual("..".utf8) }
  }
}

extension OutputRights.File {
  /// Whether a path is the file, or one of them.
  func matches(_ path: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    let bytes = Array(path.utf8)
    guard parts.count > 1 else { return bytes.elementsEqual(first.utf8) }
    // A word that leads up, or nowhere, is no name.
    guard Self.dots(bytes) == Self.dots(Array(parts.joined(separator: "x").utf8)) else { return false }
    let ends = first.utf8.count + last.utf8.count
    guard bytes.count >= ends, bytes.starts(with: first.utf8), bytes.suffix(last.utf8.count).elementsEqual(last.utf8)
    else { return false }
    // What stands between the ends: words without a slash, and the parts between them in their order.
    return Self.holds(bytes[first.utf8.count..<(bytes.count - last.utf8.count)], parts.dropFirst().dropLast())
  }

  /// How many parts of a path are `.` or `..`.
  private static func dots(_ path: [UInt8]) -> Int {
    path.split(separator: UInt8(ascii: "/")).count { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }

  private static func holds(_ bytes: ArraySlice<UInt8>, _ middle: ArraySlice<String>) -> Bool {
    let slash = UInt8(ascii: "/")
    guard let part = middle.first else { return !bytes.contains(slash) && !bytes.contains(0) }
    let word = Array(part.utf8)
    for start in bytes.indices where bytes[start...].starts(with: word) {
      if bytes[..<start].contains(slash) { return false }
      if holds(bytes[(start + word.count)...], middle.dropFirst()) { return true }
    }
    return false
  }
}
