#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The few file calls that the project makes, each repeated when a signal interrupts it and checked for its result.
package enum FileCalls {
  /// Opens a file and returns its descriptor, which is closed when another program is started.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) -> Int32 {
    while true {
      #if canImport(Glibc)
        let descriptor = Glibc.open(path, flags | O_CLOEXEC, mode)
      #else
        let descriptor = Darwin.open(path, flags | O_CLOEXEC, mode)
      #endif
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all the bytes, in as many calls as it takes, and waits while a non-blocking descriptor is full.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    let failure: SystemError? = bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if count > 0 {
          offset += count
        } else if count == 0 {
          return SystemError(code: EIO)
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// The path from the root, without links and dots, of something that is there; nil where that can't be told.
  package static func fullPath(_ path: String) -> String? {
    guard let full = realpath(path, nil) else { return nil }
    defer { free(full) }
    return String(cString: full)
  }

  /// Reads a whole file; nil when it has more than `limit` bytes, which are not read then.
  package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8]? {
    if isDirectory(path) { throw SystemError(code: EISDIR) }
    let descriptor = try open(path, O_RDONLY)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var page = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = page.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { base in systemRead(descriptor, base, buffer.count) } ?? -1
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += page.prefix(count)
        if bytes.count > limit { return nil }
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// `read`, once.
  static func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, base, count)
    #else
      Darwin.read(descriptor, base, count)
    #endif
  }

  /// Makes a folder where nothing is yet; its parent must be there.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if isDirectory(path) || mkdir(path, 0o777) == 0 { return }
    let error = SystemError.last
    if error.code == EEXIST {
      if isDirectory(path) { return }
      throw SystemError(code: ENOTDIR)
    }
    throw error
  }

  /// Asks about a path, following links; nil when nothing is there.
  static func status(_ path: String) throws(SystemError) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw .last
  }

  /// What a symbolic link says; nil when the path is none.
  ///
  /// Throws EILSEQ for a link that isn't UTF-8: the nearest text would lead to another file.
  package static func link(_ path: String) throws(SystemError) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
    }
    guard count >= 0 else { return nil }
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self) else { throw SystemError(code: EILSEQ) }
    return text
  }

  /// Whether a path leads to anything.
  package static func exists(_ path: String) -> Bool {
    guard let status = try? status(path) else { return false }
    return status.st_mode != 0
  }

  /// Whether a path leads to a folder.
  package static func isDirectory(_ path: String) -> Bool {
    guard let status = try? status(path) else { return false }
    return kind(status) == S_IFDIR
  }

  /// Whether a path leads to a file of bytes, be it through links.
  package static func isRegular(_ path: String) -> Bool {
    guard let status = try? status(path) else { return false }
    return kind(status) == S_IFREG
  }

  /// Whether a path leads to a device, a pipe or a socket, in whose place no several files can be.
  package static func isDevice(_ path: String) -> Bool {
    guard let status = try? status(path) else { return false }
    return ![S_IFREG, S_IFDIR].contains(kind(status))
  }

  /// The kind of file that a status tells of, such as `S_IFREG`.
  static func kind(_ status: stat) -> mode_t { status.st_mode & S_IFMT }

  /// The folder that a path lies in: "." for a bare name.
  ///
  /// By bytes, as the system reads it: a name that begins with a combining mark makes one character with the slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path, all of it for a bare name.
  static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }
}
