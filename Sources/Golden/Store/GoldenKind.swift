/// What a golden consists of on disk.
package enum GoldenKind: String, CaseIterable, Hashable, Sendable {
  /// A PNG alone: what others can look at, but no reasons can be told.
  case image
  /// A manifest alone: text of a few kilobytes.
  case hash
  /// A PNG and its manifest.
  case both

  /// Whether there is a PNG.
  package var hasImage: Bool { self != .hash }
  /// Whether there is a manifest.
  package var hasManifest: Bool { self != .image }
}
