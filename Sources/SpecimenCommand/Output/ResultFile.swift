internal import Files
internal import Typeface

/// A file that the command line names for a result: a ``WritableFile`` whose errors are the command's.
struct ResultFile: ~Copyable {
  private let path: String
  private let file: WritableFile
  private let keepsSame: Bool

  /// Opens the output, before there is anything to write, so that a wrong path is told before the work is done.
  ///
  /// With `keepsSame` a file that has the same bytes already is left as it is.
  /// - Throws: `notWritten` when the folder is missing or closed to the user, or the path is a folder.
  init(path: String, with files: FileWriter, keepsSame: Bool = false) throws(CommandError) {
    self.path = path
    self.keepsSame = keepsSame
    do throws(SystemError) { file = try files.open(path) } catch { throw .notWritten(.file(path), error) }
  }

  /// Writes all the bytes, puts the file in its place, and tells a verbose run of it.
  ///
  /// Answers whether it was written, and not the same already.
  @discardableResult
  consuming func finish(_ bytes: [UInt8], _ messages: Messages) throws(CommandError) -> Bool {
    let path = path
    if keepsSame, FileCalls.isRegular(path), let old = try? FileCalls.read(path, limit: bytes.count), old == bytes {
      messages.detail("\(TerminalText.quoted(path)) is the same already")
      return false
    }
    // A file is no value that a closure could give away, so the wait has a beginning and an end here.
    SheetWork.beginWaiting()
    defer { SheetWork.endWaiting() }
    do throws(SystemError) {
      try file.write(bytes)
      try file.commit()
    } catch {
      throw .notWritten(.file(path), error)
    }
    messages.detail("wrote \(TerminalText.quoted(path)), \(Words.counted(bytes.count, "byte", "bytes"))")
    return true
  }
}
