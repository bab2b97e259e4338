#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that appears whole or not at all: bytes gather in a temporary file, and `commit()` puts it in place.
///
/// The temporary file lies in the same folder. Where the file system can (Linux, most of them), it has no name until it
/// is complete, so that even a killed process leaves nothing behind; elsewhere it is `.specimen-PID-N.tmp`. An existing
/// file keeps its mode and, where the rights suffice, its owner; one that may not be written is refused, not replaced.
/// A symbolic link stays, and what it points at is replaced. A device, a pipe or a socket is written straight to.
///
/// Owns its descriptor: going out of scope without `commit()` closes it and removes the temporary file.
package struct OutputFile: ~Copyable {
  private let path: String
  private let place: OutputPlace
  private var descriptor: Int32

  /// Opens the output, before there is anything to write, so that a wrong path is told before the work is done.
  ///
  /// Throws `notWritten` when the folder is missing or closed to the user, or the path is a folder. With
  /// `prefersUnnamed` false the temporary file has a name from the start, as on a system that knows no other.
  package init(path: String, prefersUnnamed: Bool = true) throws(CommandError) {
    let opened: (place: OutputPlace, descriptor: Int32)
    do {
      opened = try OutputPlace.open(path, prefersUnnamed: prefersUnnamed)
    } catch {
      throw .notWritten(.file(path), error)
    }
    self.path = path
    place = opened.place
    descriptor = opened.descriptor
  }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try FileCalls.writeAll(bytes, to: descriptor)
    } catch {
      throw .notWritten(.file(path), error)
    }
  }

  /// Brings the bytes to the disk and puts the file in its place; on an error the old file is as it was.
  package consuming func commit() throws(CommandError) {
    do throws(SystemError) {
      try place.commit(descriptor)
      let closing = descriptor
      descriptor = -1
      if close(closing) != 0, errno != EINTR { throw SystemError.last }
    } catch {
      throw .notWritten(.file(path), error)
    }
  }

  /// Writes all the bytes, puts the file in its place, and tells a verbose run of it.
  consuming func finish(_ bytes: [UInt8], _ messages: Messages) throws(CommandError) {
    let path = path
    try write(bytes)
    try commit()
    messages.detail("wrote \(TerminalText.quoted(path)), \(Words.counted(bytes.count, "byte", "bytes"))")
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    place.abandon()
  }
}
