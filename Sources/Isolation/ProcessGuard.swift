internal import CSandbox

/// Limits a process that reads fonts by itself, and lets it say what it was at when it can't go on.
package enum ProcessGuard {
  /// Sets the limits of the calling process, which has one thread; for the rest of its life.
  ///
  /// When one is met, or a signal of the kind of SIGSEGV comes, a sentence on standard error names the sheet and the font at
  /// work; a limit ends the process with exit code 5. One that `isResident` draws again and again for days: its time counts
  /// while it draws.
  package static func begin(_ bounds: ProcessBounds, isResident: Bool = false) {
    sandbox_limit(UInt64(clamping: bounds.memoryBytes), UInt64(clamping: bounds.runSeconds))
    sandbox_watch_self(bounds.watch(isChild: false, isResident: isResident))
  }
}

extension ProcessBounds {
  func watch(isChild: Bool, isResident: Bool = false, isMeasuring: Bool = false) -> sandbox_watch {
    sandbox_watch(
      memory: UInt64(clamping: memoryBytes), run_seconds: UInt32(clamping: runSeconds),
      font_seconds: UInt32(clamping: fontSeconds), sheet_seconds: UInt32(clamping: sheetSeconds), is_child: isChild,
      is_resident: isResident, is_measuring: isMeasuring)
  }
}
