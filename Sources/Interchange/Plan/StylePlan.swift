internal import DynamicType
internal import TypeSystem
internal import Typeface

/// A style or a role as code makes it.
struct StylePlan {
  /// What holds at a category, or at all of them.
  struct Cell {
    /// The rule with what it says otherwise at the category.
    var rule: StyleRule
    /// How the size is made.
    var strategy: SizeStrategy
    /// The face.
    var face: PlannedFace
    /// The face under Bold Text, where that is another.
    var boldFace: PlannedFace?
    /// The family's features and the rule's.
    var features: [FontFeature]
    /// The faces that step in for characters that the face lacks; the system's font is the last one anyway.
    var cascade: [PlannedFace]
  }

  /// The style or role.
  var name: StyleName
  /// The name of its function, with backticks where it needs them.
  var functionName: String
  /// What the size strategies have to know.
  var context: SizeContext
  /// Whether it is Apple's own in everything.
  var isSystem: Bool
  /// What holds where nothing is said otherwise.
  var base: Cell
  /// What holds at single categories, smallest first.
  var exceptions: [(category: ContentSizeCategory, cell: Cell)]
  /// What a change of category does to a role.
  var update: RoleRule.Update?

  /// Apple's style that shows in its place where its face can't be made; nil where there is none.
  var reference: TextStyle? { context.reference }

  /// What holds at a category.
  func cell(at category: ContentSizeCategory) -> Cell {
    exceptions.first { $0.category == category }?.cell ?? base
  }

  /// The size at a category in points, or nil where it is unknown.
  func pointSize(at category: ContentSizeCategory) -> Double? {
    cell(at: category).strategy.size(at: category, context)?.pointSize
  }
}
