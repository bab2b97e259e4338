#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for one test's files, gone with all that is in it when the test lets go of it.
package final class ScratchFolder {
  /// The folder's path, without a slash at the end.
  package let path: String

  /// Makes a new, empty folder.
  package init() {
    var template = Array("/tmp/specimen-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { preconditionFailure("no folder for a test's files") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    _ = ProcessRun.run("rm", ["-r", path])
  }

  /// Writes a file and returns its path.
  package func write(_ bytes: [UInt8], as name: String) -> String {
    let file = "\(path)/\(name)"
    guard let stream = fopen(file, "wb") else { preconditionFailure("cannot write \(file)") }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else { preconditionFailure("cannot write \(file)") }
    return file
  }

  /// Reads a file whole.
  package func read(_ name: String) -> [UInt8] {
    guard let stream = fopen("\(path)/\(name)", "rb") else { return [] }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
    return bytes
  }
}
