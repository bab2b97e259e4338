/// Which goldens are recorded: by the command, and by a test, where none ever is under continuous integration.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Always: what differs is written over.
  case all
  /// Where there is no golden; a test's default.
  case missing
  /// Where there is no golden, and where what was drawn differs from it.
  case failed
  /// Never.
  case never

  /// Whether a value of the variable CI says that this is continuous integration: it is there, and neither empty, 0 nor false.
  package static func isContinuousIntegration(_ variable: String?) -> Bool {
    !["", "0", "false"].contains((variable ?? "").lowercased())
  }
}
