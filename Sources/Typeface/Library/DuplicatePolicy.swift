/// What happens when a face's PostScript name already belongs to a face of another file.
public enum DuplicatePolicy: String, Hashable, Sendable, CaseIterable {
  /// The face that came first stays, the new one is refused.
  case first
  /// The new face takes the name; the older one stays reachable by its `FaceID` only.
  case last
  /// The new face's whole file is refused, and its report names the clash in `duplicates`.
  case error
}
