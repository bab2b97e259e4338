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

  /// Adds bytes to the end of a file, which is made where it is not there.
  package static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = try open(path, O_WRONLY | O_APPEND | O_CREAT)
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }
}
