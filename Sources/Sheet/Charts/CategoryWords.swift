package import DynamicType
internal import Spelling

/// Lists of categories in words.
package enum CategoryWords {
  /// Categories that follow each other as a range: "xSmall to Medium, AX1 and AX3".
  ///
  /// They come smallest first.
  package static func ranges(_ categories: [ContentSizeCategory]) -> String {
    Spelling.list(ContentSizeCategory.spans(of: categories, as: \.label))
  }
}
