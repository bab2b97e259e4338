/// The right to change files: the process's own, or that of another process, which is asked for every change.
///
/// Whoever writes is handed one, so a process that may not write by itself runs the same code as one that may.
package enum FileWriter: Sendable {
  /// The process changes files itself.
  case direct
  /// Another process does, and may refuse to.
  case channel(any FileChannel)

  /// Opens an output, before there is anything to write: see ``OutputFile``.
  package func open(_ path: String) throws(SystemError) -> WritableFile {
    switch self {
    case .direct: WritableFile(try OutputFile(path: path))
    case .channel(let channel): WritableFile(number: try channel.ask(.open(path)), channel)
    }
  }

  /// Writes a file whole, or not at all.
  package func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try open(path)
    try file.write(bytes)
    try file.commit()
  }

  /// Puts a new file of these bytes where nothing is, whole or not at all; answers whether nothing was.
  ///
  /// What is there is never replaced: of several processes that do so at once one has placed it.
  package func place(_ bytes: [UInt8], at path: String) throws(SystemError) -> Bool {
    switch self {
    case .direct:
      let file = try OutputFile(path: path)
      try file.write(bytes)
      return try file.commitNew()
    case .channel(let channel): return try channel.ask(.place(path, bytes)) == 1
    }
  }

  /// Makes a folder where nothing is yet; its parent must be there.
  package func makeFolder(_ path: String) throws(SystemError) {
    switch self {
    case .direct: try FileCalls.makeFolder(path)
    case .channel(let channel): try channel.ask(.makeFolder(path))
    }
  }

  /// Makes a folder, and those above it that are not there.
  package func makeFolders(_ path: String) throws(SystemError) {
    switch self {
    case .direct: try FileCalls.makeFolders(path)
    case .channel(let channel): if !FileCalls.isDirectory(path) { try channel.ask(.makeFolders(path)) }
    }
  }

  /// Removes a file or a link; one that is not there is removed already.
  package func remove(_ path: String) throws(SystemError) {
    switch self {
    case .direct: try FileCalls.remove(path)
    case .channel(let channel): try channel.ask(.remove(path))
    }
  }

  /// Removes a folder that is empty; answers whether it is gone.
  @discardableResult
  package func removeEmptyFolder(_ path: String) -> Bool {
    switch self {
    case .direct: FileCalls.removeEmptyFolder(path)
    case .channel(let channel): (try? channel.ask(.removeEmptyFolder(path))) == 1
    }
  }

  /// Adds bytes to the end of a file, which is made where it is not there.
  package func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    switch self {
    case .direct: try FileCalls.append(bytes, to: path)
    case .channel(let channel): try channel.ask(.append(path, bytes))
    }
  }

  /// Waits until no other process owns a lock's file, and owns it then: see ``FileLock``.
  package func lock(_ path: String) throws(SystemError) -> WritableLock {
    switch self {
    case .direct: return WritableLock(try FileLock(path: path))
    case .channel(let channel):
      let answer = try channel.ask(.lock(path))
      return WritableLock(number: answer / 2, wasBrokenOff: answer % 2 == 1, channel)
    }
  }
}
