#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How an output path is written: straight, or by way of a temporary file that is renamed.
enum OutputPlace {
  /// A device, a pipe, a socket, or an open descriptor under /proc or /dev/fd.
  case straight
  /// A file without a name in the destination's folder; `isNew` where nothing is to be replaced.
  case unnamed(destination: String, isNew: Bool)
  /// A temporary file with a name in the destination's folder.
  case named(temporary: String, note: UnfinishedFile, destination: String)

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
    let place: OutputPlace
    let descriptor: Int32
    if let unnamed {
      (place, descriptor) = (.unnamed(destination: destination, isNew: existing == nil), unnamed)
    } else {
      let made = try TemporaryName.make(beside: destination)
      descriptor = made.descriptor
      place = .named(temporary: made.name, note: made.note, destination: destination)
    }
    if let existing { OldFile.keep(existing, descriptor) }
    return (place, descriptor)
  }

  /// Syncs the temporary file and renames it onto its destination.
  func commit(_ descriptor: Int32) throws(SystemError) {
    try sync(descriptor)
    try UnfinishedFile.undivided { () throws(SystemError) in
      switch self {
      case .straight: break
      case .unnamed(let destination, let isNew):
        // Where nothing is replaced there is one call, and no name that a killed process could leave.
        if isNew, Self.link(descriptor, destination) == 0 { return }
        try Self.replace(destination, descriptor)
      case .named(let temporary, let note, let destination):
        try FileCalls.rename(temporary, to: destination)
        note.forget()
      }
    }
  }

  /// Syncs the temporary file and gives it its name where nothing has that (`link`); answers whether nothing had.
  ///
  /// A link is made by one process alone, on a file system of another machine too, and never takes the place of anything.
  func commitNew(_ descriptor: Int32) throws(SystemError) -> Bool {
    try sync(descriptor)
    return try UnfinishedFile.undivided { () throws(SystemError) in
      switch self {
      case .straight: throw SystemError(code: EEXIST)
      case .unnamed(let destination, _): return try Self.isNew(Self.link(descriptor, destination))
      case .named(let temporary, let note, let destination):
        defer {
          unlink(temporary)
          note.forget()
        }
        return try Self.isNew(linkat(AT_FDCWD, temporary, AT_FDCWD, destination, 0))
      }
    }
  }

  /// What a link's answer says of its name; to be asked right after the call.
  private static func isNew(_ result: Int32) throws(SystemError) -> Bool {
    if result == 0 { return true }
    if errno == EEXIST { return false }
    throw .last
  }

  /// Whether there is no other file that could stay whole.
  var isStraight: Bool { if case .straight = self { true } else { false } }

  /// Brings what was written to the disk.
  func sync(_ descriptor: Int32) throws(SystemError) {
    if isStraight { return }
    try Self.sync(descriptor)
  }

  /// Removes what was begun; its descriptor is open still, so that nobody else has taken the name.
  func abandon() {
    guard case .named(let temporary, let note, _) = self else { return }
    unlink(temporary)
    note.forget()
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
  private static func unnamed(for destination: String) -> Int32? {
    #if os(Linux)
      guard let descriptor = try? FileCalls.open(FileCalls.folder(of: destination), O_WRONLY | temporaryFlag) else {
        return nil
      }
      // It is named through /proc when it is complete.
      if access("/proc/self/fd/\(descriptor)", F_OK) == 0 { return descriptor }
      close(descriptor)
    #endif
    return nil
  }

  /// Puts a file without a name in the place of another: it gets a name beside it, since it can't be linked onto it.
  private static func replace(_ destination: String, _ descriptor: Int32) throws(SystemError) {
    // Before it has the name, or others would take it for one that was left there.
    _ = FileCalls.lock(descriptor, LOCK_EX | LOCK_NB)
    let temporary = try TemporaryName.firstFree(beside: destination) { link(descriptor, $0) }.name
    do throws(SystemError) { try FileCalls.rename(temporary, to: destination) } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Gives an open file a name; sets errno and answers below 0 where the name is taken.
  private static func link(_ descriptor: Int32, _ name: String) -> Int32 {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW)
  }

  /// O_TMPFILE, a macro of <fcntl.h> that Swift does not import: __O_TMPFILE and O_DIRECTORY.
  private static let temporaryFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func sync(_ descriptor: Int32) throws(SystemError) {
    while fsync(descriptor) != 0 {
      // Some file systems have no such call; their word is then taken for the write itself.
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw .last }
    }
  }
}
