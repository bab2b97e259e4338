#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Names for a file that is not finished, beside the one that it becomes: `.NAME.specimen-N.tmp`.
///
/// Whoever makes such a file owns the lock on it (`flock`) as long as it has the name. A process that is killed leaves
/// file and name, but not the lock: so the next one that writes the same file knows it, and takes it away. A process
/// number would not do, since folders are shared between machines, and numbers are given again.
enum TemporaryName {
  /// Calls with one name after the other until one is free; the call answers below 0 and sets errno if it is not.
  ///
  /// Files that were left there are taken away.
  static func firstFree(
    beside destination: String, _ call: (String) -> Int32
  ) throws(SystemError) -> (name: String, result: Int32) {
    var number = 0
    for _ in 0..<1000 {
      let path = path(beside: destination, number)
      let result = call(path)
      if result >= 0 { return (path, result) }
      if errno != EEXIST { throw .last }
      if removeAbandoned(path) {
        removeAbandoned(beside: destination, from: number + 1)
      } else {
        number += 1
      }
    }
    throw SystemError(code: EEXIST)
  }

  /// Makes a file under the first free name, and owns its lock.
  static func make(
    beside destination: String
  ) throws(SystemError) -> (name: String, descriptor: Int32, note: UnfinishedFile) {
    let made = try UnfinishedFile.undivided { () throws(SystemError) in
      let made = try firstFree(beside: destination, makeOwned)
      return (made.name, made.result, UnfinishedFile(made.name))
    }
    return made
  }

  /// Makes a file and owns its lock; below 0 as if it were there already when another was quicker to find it without
  /// one.
  private static func makeOwned(_ path: String) -> Int32 {
    // A descriptor for reading too, since some file systems of other machines lock no other.
    guard let descriptor = try? FileCalls.open(path, O_RDWR | O_CREAT | O_EXCL) else { return -1 }
    let answer = FileCalls.lock(descriptor, LOCK_EX | LOCK_NB)
    if answer == .unknown || answer == .owned && FileCalls.status(descriptor, ifAt: path) != nil { return descriptor }
    close(descriptor)
    errno = EEXIST
    return -1
  }

  private static func removeAbandoned(beside destination: String, from number: Int) {
    var number = number
    while removeAbandoned(path(beside: destination, number)) { number += 1 }
  }

  /// Removes a file that nobody owns; answers whether it was one.
  static func removeAbandoned(_ path: String) -> Bool {
    guard let descriptor = try? FileCalls.open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK) else { return false }
    defer { close(descriptor) }
    guard FileCalls.lock(descriptor, LOCK_EX | LOCK_NB) == .owned,
      let status = FileCalls.status(descriptor, ifAt: path), FileCalls.kind(status) == S_IFREG
    else { return false }
    return unlink(path) == 0
  }

  /// Whether a file's name is one of those that are given here.
  static func isOne(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp")
      && name.split(separator: ".").dropLast().last?.hasPrefix("specimen-") == true
  }

  /// A name has at most 64 bytes of the file's, so that it is never too long; those of several files may be alike then.
  private static func path(beside destination: String, _ number: Int) -> String {
    var name = String(decoding: FileCalls.name(of: destination).utf8.prefix(64), as: UTF8.self)
    // What the cut left of a character.
    while name.unicodeScalars.last == "\u{FFFD}" { name.unicodeScalars.removeLast() }
    return "\(FileCalls.folder(of: destination))/.\(name).specimen-\(number).tmp"
  }
}
