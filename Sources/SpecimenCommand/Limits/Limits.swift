package import Typeface

/// Everything that a run is bounded by.
package struct Limits: Hashable, Sendable {
  /// What a font file may ask for.
  package var fonts = FontLimits()
  /// What the run may take of the machine.
  package var process = ProcessLimits()
}
