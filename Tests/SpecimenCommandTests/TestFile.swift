#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that lies with the tests.
enum TestFile {
  /// The text of a file, named from the folder of a source file; a missing one is empty.
  static func text(besides source: String, _ name: String) -> String {
    let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return String(decoding: bytes("\(folder)/\(name)"), as: UTF8.self)
  }

  /// The bytes of a file; none when it is not there.
  static func bytes(_ path: String) -> [UInt8] {
    guard let stream = fopen(path, "rb") else { return [] }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }
}
