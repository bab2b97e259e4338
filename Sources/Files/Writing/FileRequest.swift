/// One change of the file system that a process without the right to make it asks another for.
///
/// A file or a lock that is begun has a number from then on, which the other process gives it.
package enum FileRequest: Hashable, Sendable {
  /// Begins a file; answers its number.
  case open(String)
  /// Adds bytes to a begun file.
  case write(file: Int, [UInt8])
  /// Brings a begun file's bytes to the disk.
  case sync(file: Int)
  /// Puts a begun file in its place; the number is none any more.
  case commit(file: Int)
  /// Forgets a begun file; the number is none any more.
  case abandon(file: Int)
  /// Puts a new file of these bytes where nothing is; answers 1 when it is there now, 0 when something was.
  case place(String, [UInt8])
  /// Makes a folder, whose parent is there.
  case makeFolder(String)
  /// Makes a folder, and those above it that are not there.
  case makeFolders(String)
  /// Removes a file.
  case remove(String)
  /// Removes a folder that is empty; answers 1 when it is gone, else 0.
  case removeEmptyFolder(String)
  /// Adds bytes to the end of a file.
  case append(String, [UInt8])
  /// Owns a lock's file; answers twice its number, and 1 more where work was broken off.
  case lock(String)
  /// Says in a lock's file that the work begins to change something.
  case begin(lock: Int)
  /// Lets go of a lock and removes its file; the number is none any more.
  case finish(lock: Int)
  /// Lets go of a lock and leaves its file; the number is none any more.
  case letGo(lock: Int)

  /// The path that is to be changed; nil where a number says which.
  package var path: String? {
    switch self {
    case .open(let path), .makeFolder(let path), .makeFolders(let path), .remove(let path),
      .removeEmptyFolder(let path), .append(let path, _), .place(let path, _), .lock(let path):
      path
    case .write, .sync, .commit, .abandon, .begin, .finish, .letGo: nil
    }
  }
}

/// The way to a process that changes files for this one.
package protocol FileChannel: Sendable {
  /// Asks for one change and waits until it is made.
  ///
  /// - Throws: what the system says there, and EPIPE where nobody is left to ask.
  @discardableResult
  func ask(_ request: FileRequest) throws(SystemError) -> Int
}
