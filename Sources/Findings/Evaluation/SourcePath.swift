/// A path as a document writes it, to be found again at the end of the path that a font was read from.
///
/// A font's path begins with the document's own folder, which a check isn't told.
struct SourcePath {
  private let parts: [Substring]
  private let isAbsolute: Bool

  /// Reads a path; "." and what leads out of a folder again are left out.
  init(_ path: String) {
    parts = Self.parts(path)
    isAbsolute = path.hasPrefix("/")
  }

  /// Whether a path is this file's.
  func isFile(_ path: String) -> Bool { matches(Self.parts(path)) }

  /// Whether a path is that of a file in this folder, or somewhere below it.
  func holds(_ path: String, recursive: Bool) -> Bool {
    var folders = Self.parts(path).dropLast()
    if matches(Array(folders)) { return true }
    guard recursive else { return false }
    while !folders.isEmpty {
      folders.removeLast()
      if matches(Array(folders)) { return true }
    }
    return false
  }

  private func matches(_ other: [Substring]) -> Bool {
    isAbsolute ? other == parts : !parts.isEmpty && other.suffix(parts.count).elementsEqual(parts)
  }

  private static func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { if !parts.isEmpty { parts.removeLast() } } else { parts.append(part) }
    }
    return parts
  }
}
