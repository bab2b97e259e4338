internal import DynamicType
internal import TypeSystem
internal import Typeface

/// A text of a screen, worked out: what it is set in on a new screen at each category, and how changes treat it.
struct PlannedText: Sendable {
  /// What a visit does to it.
  enum Update: Hashable, Sendable {
    /// It gets its style's font at the new size.
    case restyle
    /// It keeps its font and size, and gets features.
    case features([FontFeature])
    /// Nothing.
    case nothing
  }

  /// Its style or role; nil for what UIKit gives it.
  var style: StyleName?
  /// What a new screen sets it in, for each of the plan's categories.
  var cells: [ResolvedCell]
  /// Whether that is one size and face at every category.
  var isFixed: Bool
  /// At which categories its font is one that `adjustsFontForContentSizeCategory` moves.
  var adjusts: [Bool]
  /// What a visit does to it.
  var update: Update

  /// How a text stands that is set in `font`, where a new screen would have it in `newFont`.
  func standing(_ font: ResolvedCell?, _ newFont: ResolvedCell?) -> NodeState.Standing {
    guard font?.font == newFont?.font, font?.pointSize == newFont?.pointSize else { return .stale }
    return isFixed ? .fixed : .current
  }
}
