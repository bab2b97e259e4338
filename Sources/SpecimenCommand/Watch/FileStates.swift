package import Files
internal import Typeface

/// What files were like at one moment, each by its path; those that are not there have no stamp.
package struct FileStates: Equatable {
  /// The stamps by paths.
  package private(set) var stamps: [String: FileStamp] = [:]

  /// What files a sheet comes from are like, as a look at them finds it.
  init(of inputs: SheetInputs, _ look: Look) {
    for path in inputs.paths(look) { stamps[path] = look.stamp(path) }
  }

  /// States that are known.
  package init(_ stamps: [String: FileStamp] = [:]) { self.stamps = stamps }

  /// What became of each path since, by paths; also of those that were written again although nothing tells it, `touched`.
  ///
  /// Two writes within one step of a file system's clock leave equal stamps.
  package func changes(to new: FileStates, touched: Set<FileStamp> = []) -> [String: FileChange] {
    var changes: [String: FileChange] = [:]
    for (path, stamp) in new.stamps where stamps[path] != stamp || touched.contains(stamp) {
      changes[path] = stamps[path] == nil ? .added : .changed
    }
    for path in stamps.keys where new.stamps[path] == nil { changes[path] = .removed }
    return changes
  }
}

/// What became of a file.
package enum FileChange: String, Hashable {
  case added, changed, removed

  /// What both come to when another change follows.
  package func followed(by next: FileChange) -> FileChange {
    switch (self, next) {
    case (_, .removed): .removed
    case (.removed, _): .changed
    default: self
    }
  }
}

/// One look at files: each is asked about once, however many sheets come from it.
final class Look {
  private var stamps: [String: FileStamp?] = [:]
  private var folders: [SheetInputs.Folder: [String]] = [:]

  /// What a file is like; nil where there is none.
  func stamp(_ path: String) -> FileStamp? {
    if let known = stamps[path] { return known }
    let stamp = FileStamp(path: path)
    stamps[path] = .some(stamp)
    return stamp
  }

  /// The files of a folder that a font library would try, and the folders inside that it would enter.
  func paths(in folder: SheetInputs.Folder) -> [String] {
    if let known = folders[folder] { return known }
    let found = folder.options.files(in: folder.path, limits: folder.limits)
    folders[folder] = found.files + found.folders
    return found.files + found.folders
  }
}
