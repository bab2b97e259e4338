#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How an output path is written: straight, or by way of a temporary file that is renamed.
enum OutputPlace {
  /// A device, a pipe, a socket, or an open descriptor under /proc or /dev/fd.
  case straight
  /// A file without a name in the destination's folder.
  case unnamed(destination: String)
  /// A temporary file with a name in the destination's folder.
  case named(temporary: String, destination: String)

  /// Chooses the way for a path and opens it for writing.
  static func open(
    _ path: String, prefersUnnamed: Bool
  ) throws(SystemError) -> (place: OutputPlace, descriptor: Int32) {
    let existing = try FileCalls.status(path)
    if let existing, FileCalls.kind(existing) == S_IFDIR { throw SystemError(code: EISDIR) }
    if path.utf8.last == UInt8(ascii: "/") { throw SystemError(code: existing == nil ? ENOENT : ENOTDIR) }
    guard existing.map({ FileCalls.kind($0) == S_IFREG }) ?? true, let destination = try resolved(path) else {
      return (.straight, try FileCalls.open(path, O_WRONLY | O_APPEND))
    }
    if existing != nil, faccessat(AT_FDCWD, destination, W_OK, AT_EACCESS) != 0 { throw .last }
    let unnamed = prefersUnnamed ? unnamed(for: destination) : nil
    let opened: (place: OutputPlace, descriptor: Int32)
    if let unnamed { opened = unnamed } else { opened = try named(for: destination) }
    if let existing { keep(existing, opened.descriptor) }
    return opened
  }

  /// Syncs the temporary file and renames it onto its destination.
  func commit(_ descriptor: Int32) throws(SystemError) {
    switch self {
    case .straight:
      break
    case .unnamed(let destination):
      try Self.sync(descriptor)
      let temporary = try Self.firstFreeName(beside: destination) { name in
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW)
      }
      try Self.rename(temporary.name, destination)
    case .named(let temporary, let destination):
      try Self.sync(descriptor)
      try Self.rename(temporary, destination)
    }
  }

  /// Brings what was written to the disk.
  func sync(_ descriptor: Int32) throws(SystemError) {
    if case .straight = self { return }
    try Self.sync(descriptor)
  }

  /// Removes what was begun.
  func abandon() {
    if case .named(let temporary, _) = self { unlink(temporary) }
  }

  /// The path with its last component's links followed; nil when a link leads to an open descriptor.
  private static func resolved(_ path: String) throws(SystemError) -> String? {
    var path = path
    for _ in 0..<40 {
      if path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/") { return nil }
      guard let link = try FileCalls.link(path) else { return path }
      path = link.utf8.first == UInt8(ascii: "/") ? link : FileCalls.folder(of: path) + "/" + link
    }
    throw SystemError(code: ELOOP)
  }

  /// Opening a folder with O_TMPFILE makes a file that has no name yet; nil where the system can't.
  private static func unnamed(for destination: String) -> (place: OutputPlace, descriptor: Int32)? {
    #if os(Linux)
      guard let descriptor = try? FileCalls.open(FileCalls.folder(of: destination), O_WRONLY | temporaryFlag) else {
        return nil
      }
      // It is named through /proc when it is complete.
      if access("/proc/self/fd/\(descriptor)", F_OK) == 0 { return (.unnamed(destination: destination), descriptor) }
      close(descriptor)
    #endif
    return nil
  }

  private static func named(
    for destination: String
  ) throws(SystemError) -> (place: OutputPlace, descriptor: Int32) {
    let opened = try firstFreeName(beside: destination) { name in
      (try? FileCalls.open(name, O_WRONLY | O_CREAT | O_EXCL)) ?? -1
    }
    return (.named(temporary: opened.name, destination: destination), opened.result)
  }

  /// O_TMPFILE, a macro of <fcntl.h> that Swift does not import: __O_TMPFILE and O_DIRECTORY.
  private static let temporaryFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Tries names of the process's own until one is not taken yet; the call answers below 0 and sets errno if it is.
  private static func firstFreeName(
    beside destination: String, _ call: (String) -> Int32
  ) throws(SystemError) -> (name: String, result: Int32) {
    for number in 0..<1000 {
      let name = "\(FileCalls.folder(of: destination))/.specimen-\(getpid())-\(number).tmp"
      let result = call(name)
      if result >= 0 { return (name, result) }
      if errno != EEXIST { throw .last }
    }
    throw SystemError(code: EEXIST)
  }

  /// Gives the new file the old one's owner and mode.
  ///
  /// Without the right to keep the owner, set-user bits are not carried over.
  private static func keep(_ old: stat, _ descriptor: Int32) {
    let isOwnerKept = fchown(descriptor, old.st_uid, old.st_gid) == 0
    fchmod(descriptor, old.st_mode & (isOwnerKept ? 0o7777 : 0o777))
  }

  private static func sync(_ descriptor: Int32) throws(SystemError) {
    while fsync(descriptor) != 0 {
      // Some file systems have no such call; their word is then taken for the write itself.
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw .last }
    }
  }

  private static func rename(_ temporary: String, _ destination: String) throws(SystemError) {
    #if canImport(Glibc)
      let result = Glibc.rename(temporary, destination)
    #else
      let result = Darwin.rename(temporary, destination)
    #endif
    guard result != 0 else { return }
    let error = SystemError.last
    unlink(temporary)
    throw error
  }
}
