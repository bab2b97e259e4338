/// What a process may take of the machine while it reads fonts.
package struct ProcessBounds: Hashable, Sendable {
  /// The most memory, in bytes; 0 for no limit.
  package var memoryBytes: Int
  /// The most processor time, all threads together, in seconds; 0 for no limit.
  package var runSeconds: Int
  /// The longest that one font may be at work within a sheet, in seconds of its thread's processor time.
  package var fontSeconds: Int
  /// The most memory that work with one font may need by its own limits, in bytes; with 0 a font is blamed for any.
  package var fontBytes = 0
  /// The longest that a sheet may take, in seconds.
  package var sheetSeconds: Int

  /// The memory in bytes beyond which its lack is a font's fault: what a font may need, or half of all if less.
  var blamedBytes: Int { memoryBytes > 0 ? min(fontBytes, memoryBytes / 2) : fontBytes }

  /// The longest that a child may take for all sheets of the run, in seconds.
  package var allSeconds: Int

  /// Sets them; a run is of one sheet unless told.
  package init(memoryBytes: Int, runSeconds: Int, fontSeconds: Int, sheetSeconds: Int, sheets: Int = 1) {
    let (product, isTooLarge) = sheetSeconds.multipliedReportingOverflow(by: max(sheets, 1))
    allSeconds = isTooLarge ? .max : product
    self.memoryBytes = memoryBytes
    self.runSeconds = runSeconds
    self.fontSeconds = fontSeconds
    self.sheetSeconds = sheetSeconds
  }
}
