/// What libyaml meets in a text, one after the other, as values of Swift's own.
enum YAMLEvent {
  /// The beginning of a document.
  case document
  /// An alias of an anchor.
  case alias(String)
  /// A scalar; `isDoubleQuoted` tells the one style with escapes.
  case scalar(text: String, style: YAMLScalar.Style, isDoubleQuoted: Bool, properties: Properties)
  /// A list begins.
  case sequenceStart(Properties)
  /// A mapping begins.
  case mappingStart(Properties)
  /// The innermost list or mapping ends.
  case end
  /// What says nothing of the tree.
  case other

  /// What stands before a value.
  struct Properties {
    var anchor: String?
    var tag: String?
  }
}
