internal import Files
internal import Typeface

/// Writes several files in the place of one, each whole.
enum NumberedFiles {
  /// The paths of `count` files, numbered where there are several.
  ///
  /// - Throws: exit code 2 for several files in a device, which takes one.
  static func paths(_ path: String, count: Int, format: PictureFormat) throws(CommandError) -> [String] {
    guard count == 1 || !FileCalls.isDevice(path) else { throw .pagesInOneFile(count: count, .file(path)) }
    return (1...count).map { FileNumbers.path(path, $0, of: count, format: format) }
  }

  /// Draws and writes file after file; the first that can't be ends it, and says how many there are.
  ///
  /// Answers whether all were written. `draw` is given the file's number, from 1; `progress` is told after each,
  /// `finished` its path, its bytes, and whether it was written: with `keepsSame` a file that has the bytes already isn't.
  static func write(
    _ paths: [String], with files: FileWriter, _ messages: Messages, keepsSame: Bool = false,
    progress: (WorkSteps) -> Void = { _ in },
    finished: (String, [UInt8], Bool) -> Void = { _, _, _ in },
    draw: (Int) throws(CommandError) -> [UInt8]
  ) throws(CommandError) -> Bool {
    let hasPlan = paths.count > 1 && SheetWork.plan(paths.count)
    defer { if hasPlan { SheetWork.endPlan() } }
    for (index, path) in paths.enumerated() {
      do throws(CommandError) {
        let bytes = try draw(index + 1)
        finished(path, bytes, try ResultFile(path: path, with: files, keepsSame: keepsSame).finish(bytes, messages))
      } catch {
        guard index > 0 else { throw error }
        messages.report(error)
        messages.note(
          "\(index) of \(paths.count) files are written, the last \(TerminalText.quoted(paths[index - 1]))")
        return false
      }
      if hasPlan { SheetWork.wrote(path) }
      progress(WorkSteps(done: index + 1, count: paths.count))
    }
    if let first = paths.first, let last = paths.last, first != last {
      messages.note("wrote \(paths.count) files, \(TerminalText.quoted(first)) to \(TerminalText.quoted(last))")
    }
    return true
  }
}
