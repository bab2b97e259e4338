/// Which of two revisions of a type system something belongs to.
public enum RevisionSide: String, Hashable, Sendable, CaseIterable {
  /// The one before.
  case old
  /// The one after.
  case new
}
