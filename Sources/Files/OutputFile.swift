#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that appears whole or not at all: bytes gather in a temporary file, and `commit()` puts it in place.
///
/// The temporary file lies in the same folder. Where the file system can (Linux, most of them), it has no name until it
/// is complete; else it is `.NAME.specimen-N.tmp`. A signal that ends the command takes it away. SIGKILL can leave it,
/// where an old file is replaced within the two calls that do it, and the next that writes the same file takes it away.
///
/// An existing file keeps its mode and, where the rights suffice, its owner and group; one that may not be written is
/// refused, not replaced. Its access lists and attributes go, and other names of it (hard links) keep the old bytes. A
/// symbolic link stays, and what it points at is replaced. A device, a pipe or a socket is written straight to.
///
/// After a loss of power a file is whole, be it the new one or the old. Which it is nobody can say: that would take an
/// `fsync` of the folder as well, 4 ms beside the 8 ms of a sheet's PDF on the disk that this was measured on, and what
/// is written can be drawn again.
///
/// Owns its descriptor: going out of scope without `commit()` closes it and removes the temporary file.
package struct OutputFile: ~Copyable {
  private let place: OutputPlace
  private var descriptor: Int32

  /// Opens the output, before there is anything to write, so that a wrong path is told before the work is done.
  ///
  /// With `prefersUnnamed` false the temporary file has a name from the start, as on a system that knows no other.
  /// - Throws: what the system says when the folder is missing or closed to the user, or the path is a folder.
  package init(path: String, prefersUnnamed: Bool = true) throws(SystemError) {
    (place, descriptor) = try OutputPlace.open(path, prefersUnnamed: prefersUnnamed)
  }

  /// Writes a file whole, or not at all.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try OutputFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try FileCalls.writeAll(bytes, to: descriptor)
  }

  /// Brings the bytes to the disk, so that a full one is told before anything is replaced.
  package func sync() throws(SystemError) {
    try place.sync(descriptor)
  }

  /// Brings the bytes to the disk and puts the file in its place; on an error the old file is as it was.
  package consuming func commit() throws(SystemError) {
    try place.commit(descriptor)
    let closing = descriptor
    descriptor = -1
    // What is on the disk and in its place stays so, whatever the system says at the end.
    if close(closing) != 0, errno != EINTR, place.isStraight { throw SystemError.last }
  }

  /// Brings the bytes to the disk and gives the file its name, unless something has it; answers whether it has it now.
  ///
  /// Of several processes that do so at once one has it, and what is there is never replaced.
  package consuming func commitNew() throws(SystemError) -> Bool {
    let isNew = try place.commitNew(descriptor)
    close(descriptor)
    descriptor = -1
    return isNew
  }

  deinit {
    guard descriptor >= 0 else { return }
    place.abandon()
    close(descriptor)
  }
}
