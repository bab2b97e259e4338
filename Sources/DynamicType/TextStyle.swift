/// One of Apple's text styles, the roles that text plays on a screen, from the largest title to the smallest caption.
///
/// The raw value is UIKit's own name (`largeTitle`, `title1` … `caption2`), and is the one spelling that is printed.
/// `TextStyle(spelling:)` reads every other one. Cases stand in the order of iOS' table, largest first, and the two
/// that only another platform has stand beside what they resemble.
public enum TextStyle: String, CaseIterable, Sendable {
  /// A title larger than any other, from visionOS; Apple gives its size at Large only.
  case extraLargeTitle
  /// The second of the extra large titles, from visionOS; Apple gives its size at Large only.
  case extraLargeTitle2
  /// The title of a screen, as in a large navigation bar.
  case largeTitle
  /// The first level of headings in the text; SwiftUI calls it `title`.
  case title1
  /// The second level of headings.
  case title2
  /// The third level of headings.
  case title3
  /// A heading in the size of body, set semibold.
  case headline
  /// The line under a title on tvOS, in the size of its headline; no other platform has it, nor has UIKit a name for
  /// it.
  case subtitle1
  /// Running text, and the style that `FontMetrics.default` follows.
  case body
  /// Text set off from the body, a little smaller.
  case callout
  /// The line under a headline; the Human Interface Guidelines call it "Subhead".
  case subheadline
  /// Notes at the foot of a text; the guidelines of watchOS call it "Footnote 1".
  case footnote
  /// The smaller footnote of watchOS; no other platform has it, nor has UIKit a name for it.
  case footnote2
  /// The larger caption; SwiftUI calls it `caption`.
  case caption1
  /// The smaller caption.
  case caption2

  /// The eleven styles that Apple prints sizes of at every category, `largeTitle` … `caption2`, in its order.
  ///
  /// What a platform really has is in its ``DynamicTypeTable``.
  public static let standard: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
  ]
}

extension TextStyle: CustomStringConvertible {
  /// UIKit's name, such as `title1`.
  public var description: String { rawValue }
}
