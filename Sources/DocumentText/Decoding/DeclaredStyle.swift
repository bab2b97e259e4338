internal import TypeSystem
internal import YAML

/// A style as its own lines say it, before what it extends is known.
struct DeclaredStyle {
  /// The style's name.
  var name: StyleName
  /// The name as the document writes it.
  var text: String
  /// Where the name stands.
  var place: YAMLPlace
  /// What its own lines say; the system's rule where the style is `system`.
  var rule: StyleRule
  /// Where its own lines say sizes.
  var sizes = SizePlaces()
  /// The style that it extends, and where that is said.
  var base: (name: StyleName, place: YAMLPlace)?
  /// The rule with what it extends and the defaults, once it is worked out.
  var merged: StyleRule?
  /// Where the sizes of that rule are said.
  var mergedSizes = SizePlaces()
  /// Whether an error keeps it from being worked out.
  var isBroken = false
}
