internal import DynamicType
internal import YAML

/// Where a rule's sizes are said: its own, and those that its `at` has at single categories.
struct SizePlaces: Hashable {
  /// Where `size` is said; nil where it is not.
  var size: YAMLPlace?
  /// Where `at` says a size.
  var at: [ContentSizeCategory: YAMLPlace] = [:]

  /// The places of these with another rule's over them.
  func merging(_ other: SizePlaces) -> SizePlaces {
    SizePlaces(size: other.size ?? size, at: at.merging(other.at) { $1 })
  }
}
