public import DynamicType

/// Something of a column that isn't a number of its cells, before and after.
public struct PropertyChange: Hashable, Sendable {
  /// What differs.
  public var property: StyleProperty
  /// The categories at which it differs so, smallest first; empty for all that both revisions have.
  public var categories: [ContentSizeCategory]
  /// What it was, in words; nil where it was nothing.
  public var old: String?
  /// What it is, in words; nil where it is nothing.
  public var new: String?
}

/// What a column has beside its cells' numbers; the raw values are the words of reports.
public enum StyleProperty: String, Hashable, Sendable, CaseIterable {
  /// The PostScript name of the face or instance.
  case face
  /// The weight asked for, and the slant where it is italic.
  case weight
  /// Places on axes other than weight and optical size.
  case axes
  /// How the sizes are made.
  case strategy
  /// OpenType features beyond those that are on by default.
  case features
  /// The fonts that step in for characters that the face lacks.
  case cascade
  /// The text shown, its case as the rule has it.
  case sample
  /// The colour of the text.
  case color
  /// The largest size by the smallest.
  case rangeFromSmallest
  /// The largest size by that at Large.
  case rangeFromLarge

  /// What people call it.
  public var words: String {
    switch self {
    case .color: "colour"
    case .rangeFromSmallest: "range"
    case .rangeFromLarge: "range from Large"
    case .face, .weight, .axes, .strategy, .features, .cascade, .sample: rawValue
    }
  }
}
