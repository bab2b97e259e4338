/// When a test records a golden; under continuous integration (CI is set) none ever does.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Always: what differs is written over.
  case all
  /// Where there is no golden; the default.
  case missing
  /// Where there is no golden, and where what was drawn differs from it.
  case failed
  /// Never.
  case never
}
