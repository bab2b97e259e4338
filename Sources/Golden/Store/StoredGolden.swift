package import Snapshot

/// A golden as it lies on disk.
package struct StoredGolden: Hashable, Sendable {
  /// How its files go together.
  package enum Condition: Hashable, Sendable {
    /// There is neither an image nor a manifest.
    case missing
    /// All is there that belongs together: an image with its manifest, or a manifest that needs none.
    case whole
    /// There is an image and no manifest, as the kind `image` has it.
    case imageAlone
    /// The manifest names an image that is not there.
    case imageGone
    /// There are both, and the manifest was not written with this image.
    case notTogether
  }

  /// How its files go together.
  package var condition: Condition
  /// The manifest; nil when there is none.
  package var manifest: Manifest?
  /// The image's file; nil when there is none.
  package var image: [UInt8]?
  /// Whether writing was broken off, as by a process that was killed.
  package var wasBrokenOff: Bool
}
