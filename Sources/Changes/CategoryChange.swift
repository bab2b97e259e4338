public import DynamicType

/// A change of the content size category.
public struct CategoryChange: Hashable, Sendable {
  /// The category before.
  public let old: ContentSizeCategory
  /// The category after.
  public let new: ContentSizeCategory

  /// Describes a change.
  public init(old: ContentSizeCategory, new: ContentSizeCategory) {
    self.old = old
    self.new = new
  }
}
