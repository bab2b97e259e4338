#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FileCalls {
  /// Makes a folder, and those above it that are not there.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if isDirectory(path) { return }
    let above = folder(of: path)
    if above != path, !exists(above) { try makeFolders(above) }
    try makeFolder(path)
  }

  /// The names in a folder but for `.` and `..`, sorted by their bytes; those that are not UTF-8 are left out.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a file or a link; one that is not there is removed already.
  package static func remove(_ path: String) throws(SystemError) {
    if unlink(path) != 0, errno != ENOENT { throw .last }
  }

  /// Removes a folder that is empty; answers whether it is gone.
  @discardableResult
  package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Renames a file in the place of whatever is there, but for a folder.
  static func rename(_ path: String, to destination: String) throws(SystemError) {
    #if canImport(Glibc)
      let result = Glibc.rename(path, destination)
    #else
      let result = Darwin.rename(path, destination)
    #endif
    if result != 0 { throw .last }
  }

  /// Adds bytes to the end of a file, which is made where it is not there; on an error the file is as long as before.
  ///
  /// Unless another program has added to it meanwhile: its bytes stay, and so do those before them.
  package static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = try open(path, O_WRONLY | O_APPEND | O_CREAT)
    defer { close(descriptor) }
    var before = stat()
    let isKnown = fstat(descriptor, &before) == 0 && kind(before) == S_IFREG
    do throws(SystemError) { try writeAll(bytes, to: descriptor) } catch {
      // The place of a descriptor that adds is the end of what it added.
      let end = lseek(descriptor, 0, SEEK_CUR)
      var after = stat()
      if isKnown, end > before.st_size, fstat(descriptor, &after) == 0, after.st_size == end {
        ftruncate(descriptor, before.st_size)
      }
      throw error
    }
  }
}
