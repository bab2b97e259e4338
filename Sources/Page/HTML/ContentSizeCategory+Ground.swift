internal import DynamicType

extension ContentSizeCategory {
  /// The class of the ground that a category's cells stand on; nil for the page's own.
  ///
  /// `own` is the document's default category, which a watch of an unknown size has none of.
  func ground(default own: ContentSizeCategory?) -> String? {
    self == own ? "default" : isAccessibilityCategory ? "access" : nil
  }
}
