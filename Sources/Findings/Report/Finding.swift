public import DynamicType
public import TypeSystem

/// Something about a type system that a designer must know: where it is, what was measured, and what to do.
public struct Finding: Hashable, Sendable {
  /// What was looked for.
  public var rule: Rule
  /// How grave it is; never ``/TypeSystem/FindingLevel/off``.
  public var level: FindingLevel
  /// The style or role; nil where it is about the whole document.
  public var style: StyleName?
  /// The further styles of which all the rest holds word for word, in the order of the sheet's rows.
  public var alike: [StyleName] = []
  /// The mock screen; nil where it is about none.
  public var screen: String?
  /// The path of the screen's node, such as `nav/goals/cell[1]/title`; nil where it is about none.
  public var path: String?
  /// The column; nil where it is about none, or both.
  public var column: Column?
  /// The categories that it holds for, smallest first; empty where it is about none in particular.
  public var categories: [ContentSizeCategory]
  /// Which of ``categories`` is the worst; nil where there are none.
  public var category: ContentSizeCategory?
  /// What was measured there; nil where nothing is counted.
  public var value: Double?
  /// What it is held against; nil where nothing is.
  public var limit: Double?
  /// What ``value`` and ``limit`` are counted in.
  public var unit: Unit
  /// What was found, in one line without a full stop; the style is not named in it.
  public var message: String
  /// What to do about it, in one line without a full stop.
  public var hint: String

  /// What a finding's value is counted in.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Typographic points.
    case points
    /// Hundredths.
    case percent
    /// One size by another, such as 3.9.
    case ratio
    /// CSS weights, 1 to 1000.
    case weight
    /// How many.
    case count
    /// Nothing is measured.
    case none
  }

  /// Makes a finding.
  public init(
    _ rule: Rule, _ level: FindingLevel, style: StyleName? = nil, column: Column? = nil,
    categories: [ContentSizeCategory] = [], category: ContentSizeCategory? = nil, value: Double? = nil,
    limit: Double? = nil, unit: Unit = .none, message: String, hint: String
  ) {
    self.rule = rule
    self.level = level
    self.style = style
    self.column = column
    self.categories = categories
    self.category = category ?? categories.first
    self.value = value
    self.limit = limit
    self.unit = unit
    self.message = message
    self.hint = hint
  }

  /// The path of the node that the finding is about.
  ///
  /// Nil for one about no node, and for a role's, which is the same wherever its text stands: it has a column.
  public var node: String? { column == nil ? path : nil }
}
