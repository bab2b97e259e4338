public import DynamicType
public import TypeSystem

/// A finding as a sheet shows it: a level, a rule, a place and two sentences.
///
/// Who finds it comes after the sheet in the direction of the data, and hands these values in.
public struct FindingLine: Hashable, Sendable {
  /// How grave it is.
  public var level: FindingLevel
  /// The rule's word, such as `inkClipped`.
  public var rule: String
  /// The rule's heading, such as "Ink outside the line box".
  public var title: String
  /// The style or role; nil where it is about the whole document.
  public var style: StyleName?
  /// The further styles of which the same holds, in the order of the rows.
  public var alike: [StyleName]
  /// The column; nil where it is about none, or both.
  public var column: Column?
  /// The categories that it holds for, smallest first; empty where it is about none in particular.
  public var categories: [ContentSizeCategory]
  /// What was found, in one line; the style is not named in it.
  public var message: String
  /// What to do about it, in one line.
  public var hint: String

  /// Makes a line; without a title the rule's word stands in its place.
  public init(
    level: FindingLevel, rule: String, style: StyleName? = nil, column: Column? = nil,
    categories: [ContentSizeCategory] = [], message: String, hint: String, alike: [StyleName] = [],
    title: String? = nil
  ) {
    self.level = level
    self.rule = rule
    self.title = title ?? rule
    self.style = style
    self.column = column
    self.categories = categories
    self.message = message
    self.hint = hint
    self.alike = alike
  }
}
