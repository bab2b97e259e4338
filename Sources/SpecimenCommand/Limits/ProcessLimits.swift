/// What a run may take of the machine, whatever it reads; who runs the verb enforces it.
package struct ProcessLimits: Hashable, Sendable {
  /// The most memory that the process may hold, in bytes; 4 GiB by default.
  ///
  /// `compare --report` of two pictures of 200 million pixels holds 2.2 GiB, and no other run half of that.
  package var memoryBytes = 4 << 30
  /// The most processor time of a run for each of its sheets, all its threads together, in seconds; 120 by default.
  package var runSeconds = 120
  /// The longest that a sheet may work with one font file, in seconds of its thread's processor time; 10 by default.
  package var fontSeconds = 10
  /// The longest that a sheet may take, in seconds on the wall's clock; 60 by default.
  package var sheetSeconds = 60

  /// How many sheets the run is of, as far as the command line says; 1 by default.
  package private(set) var sheets = 1

  /// The defaults.
  package init() {}

  /// Gives a run of several sheets the processor time of as many; one whose work is all `asOne` sheet, their time too.
  package mutating func allow(sheets: Int, asOne: Bool = false) {
    self.sheets = asOne ? 1 : max(sheets, 1)
    runSeconds = Self.product(runSeconds, sheets)
    // It is looked at in milliseconds.
    if asOne { sheetSeconds = min(Self.product(sheetSeconds, sheets), Int(Int32.max) / 1_000) }
  }

  private static func product(_ seconds: Int, _ sheets: Int) -> Int {
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: max(sheets, 1))
    // A century, and less than the system's own clocks go to.
    return isTooLarge ? Int(Int32.max) : min(product, Int(Int32.max))
  }
}
