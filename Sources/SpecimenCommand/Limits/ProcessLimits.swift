/// What a run may take of the machine, whatever it reads; who runs the verb enforces it.
package struct ProcessLimits: Hashable, Sendable {
  /// The most memory that the process may hold, in bytes; 2 GiB by default.
  package var memoryBytes = 2 << 30
  /// The most processor time of a run, all its threads together, in seconds; 120 by default.
  package var runSeconds = 120
  /// The longest that a sheet may work with one font file, in seconds on the wall's clock; 10 by default.
  package var fontSeconds = 10
  /// The longest that a sheet may take, in seconds on the wall's clock; 60 by default.
  package var sheetSeconds = 60

  /// The defaults.
  package init() {}
}
