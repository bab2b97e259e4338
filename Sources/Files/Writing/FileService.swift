#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Makes the changes that another process asks for, where its rights allow them.
///
/// What that process has begun and not finished when it ends is forgotten with this: old files are as they were.
package final class FileService {
  private let rights: OutputRights
  private var files: [Int: BegunFile] = [:]
  private var locks: [Int: BegunLock] = [:]
  private var lastNumber = 0

  /// The most files and locks that may be begun at a time.
  package static let limit = 256

  /// How long a lock that another process has is waited for, in milliseconds: the process that asks may have it itself.
  private static let patience = 60_000

  /// Whether signals that end this process wait for what is done under a lock.
  package var holdsSignals: Bool { locks.values.contains(where: \.isBegun) }

  /// A service for a process that may change what `rights` name, and nothing else.
  package init(rights: OutputRights) { self.rights = rights }

  /// Makes one change; answers what ``FileRequest`` says.
  ///
  /// - Throws: what the system says; EACCES for a path that is none of the rights', EBADF for a number that is none.
  package func perform(_ request: FileRequest) throws(SystemError) -> Int {
    guard rights.allow(request) else { throw SystemError(code: EACCES) }
    switch request {
    case .open(let path):
      return try begin { number, service throws(SystemError) in
        service.files[number] = BegunFile(try OutputFile(path: path))
      }
    case .write(let number, let bytes): try file(number).write(bytes)
    case .sync(let number): try file(number).sync()
    case .commit(let number):
      let file = try file(number)
      files[number] = nil
      try file.commit()
    case .abandon(let number): files[number] = nil
    case .place(let path, let bytes): return try FileWriter.direct.place(bytes, at: path) ? 1 : 0
    case .makeFolder(let path): try FileCalls.makeFolder(path)
    case .makeFolders(let path): try FileCalls.makeFolders(path)
    case .remove(let path): try FileCalls.remove(path)
    case .removeEmptyFolder(let path): return FileCalls.removeEmptyFolder(path) ? 1 : 0
    case .append(let path, let bytes): try FileCalls.append(bytes, to: path)
    case .lock(let path): return try lock(path)
    case .begin(let number): locks[number]?.begin()
    case .finish(let number): locks.removeValue(forKey: number)?.finish()
    case .letGo(let number): locks[number] = nil
    }
    return 0
  }

  private func begin(_ body: (Int, FileService) throws(SystemError) -> Void) throws(SystemError) -> Int {
    guard files.count + locks.count < Self.limit else { throw SystemError(code: EMFILE) }
    lastNumber += 1
    try body(lastNumber, self)
    return lastNumber
  }

  private func lock(_ path: String) throws(SystemError) -> Int {
    var wasBrokenOff = false
    let number = try begin { number, service throws(SystemError) in
      guard !service.locks.values.contains(where: { $0.path == path }) else { throw SystemError(code: EDEADLK) }
      let lock = try FileLock(path: path, patience: Self.patience)
      wasBrokenOff = lock.wasBrokenOff
      service.locks[number] = BegunLock(lock, at: path)
    }
    return number * 2 + (wasBrokenOff ? 1 : 0)
  }

  private func file(_ number: Int) throws(SystemError) -> BegunFile {
    guard let file = files[number] else { throw SystemError(code: EBADF) }
    return file
  }
}

/// A begun file that a dictionary can hold.
private final class BegunFile {
  private var file: OutputFile?

  init(_ file: consuming OutputFile) { self.file = consume file }

  func write(_ bytes: [UInt8]) throws(SystemError) { try file?.write(bytes) }

  func sync() throws(SystemError) { try file?.sync() }

  func commit() throws(SystemError) { try file.take()?.commit() }
}

/// An owned lock that a dictionary can hold.
private final class BegunLock {
  let path: String
  private(set) var isBegun = false
  private var lock: FileLock?

  init(_ lock: consuming FileLock, at path: String) {
    self.path = path
    self.lock = consume lock
  }

  func begin() {
    isBegun = true
    lock?.begin()
  }

  func finish() { lock.take()?.finish() }
}
