/// What a process may take of the machine while it reads fonts.
package struct ProcessBounds: Hashable, Sendable {
  /// The most memory, in bytes; 0 for no limit.
  package var memoryBytes: Int
  /// The most processor time, all threads together, in seconds; 0 for no limit.
  package var runSeconds: Int
  /// The longest that one font may be at work within a sheet, in seconds.
  package var fontSeconds: Int
  /// The longest that a sheet may take, in seconds.
  package var sheetSeconds: Int

  /// Sets all four.
  package init(memoryBytes: Int, runSeconds: Int, fontSeconds: Int, sheetSeconds: Int) {
    self.memoryBytes = memoryBytes
    self.runSeconds = runSeconds
    self.fontSeconds = fontSeconds
    self.sheetSeconds = sheetSeconds
  }
}
