internal import Golden

/// What a golden consists of on disk.
public enum GoldenForm: String, CaseIterable, Hashable, Sendable {
  /// A PNG alone.
  case image
  /// A manifest alone: text of a few kilobytes, in which each cell's glyphs, size and pixels have a line.
  case hash
  /// A PNG and its manifest.
  case both

  var kind: GoldenKind {
    switch self {
    case .image: .image
    case .hash: .hash
    case .both: .both
    }
  }
}
