internal import CFontWork

/// Says which font file a thread is at work on, for whoever has to tell when the work doesn't end, or ends the process.
///
/// Every call of FreeType or HarfBuzz that reads a stranger's tables stands between `begin()` and `end(_:)`. A pair takes a few
/// nanoseconds: the file's path is copied only where the thread's slot hasn't got it. On Linux the slot is in memory that a
/// parent process may share.
package struct FontWork: Sendable {
  private let number: UInt32
  private let path: String

  /// The work on a file, by the path that messages call it.
  init(path: String) {
    number = font_work_new_number()
    self.path = path
  }

  /// Says that the calling thread works on the file from now on; answers what is given to `end(_:)`.
  package func begin() -> UInt32 {
    if !font_work_knows(number) { name() }
    return font_work_begin(number)
  }

  /// Says that the work that began with `before` is done.
  package static func end(_ before: UInt32) { font_work_end(before) }

  private func name() {
    var path = path
    path.withUTF8 { font_work_name_font(number, $0.baseAddress, $0.count) }
  }
}
