/// How something that can come and go stands in two revisions; the raw values are the words of reports.
public enum RevisionChange: String, Hashable, Sendable, CaseIterable {
  /// Only the new revision has it.
  case came
  /// Both have it, and not alike.
  case changed
  /// Only the old revision has it.
  case went
}
