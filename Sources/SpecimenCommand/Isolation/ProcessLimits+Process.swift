internal import Isolation

extension ProcessLimits {
  /// Sets the limits of the calling process, which has one thread, for the rest of its life: see the module Isolation.
  ///
  /// One that `isResident` draws again and again for days, and has no limit of processor time.
  package func begin(isResident: Bool) {
    var bounds = bounds
    if isResident { bounds.runSeconds = 0 }
    ProcessGuard.begin(bounds, isResident: isResident)
  }

  /// The limits as those of a process.
  var bounds: ProcessBounds {
    ProcessBounds(
      memoryBytes: memoryBytes, runSeconds: runSeconds, fontSeconds: fontSeconds, sheetSeconds: sheetSeconds,
      sheets: sheets)
  }
}
