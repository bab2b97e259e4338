public import DynamicType
public import TypeSystem

/// A mock screen as it stands after it was built and changed: what each text is set in, and whether a change reached it.
public struct ScreenState: Hashable, Sendable {
  /// The screen.
  public var screen: MockScreen
  /// How changes reach it.
  public var policy: UpdatePolicy
  /// The category that holds now.
  public var category: ContentSizeCategory
  /// Each of the screen's elements, in their order.
  public var nodes: [NodeState]

  /// Puts a state together.
  public init(screen: MockScreen, policy: UpdatePolicy, category: ContentSizeCategory, nodes: [NodeState]) {
    self.screen = screen
    self.policy = policy
    self.category = category
    self.nodes = nodes
  }

  /// The path of an element's text: a navigation bar's title has one of its own, all others have their element's.
  public func textPath(_ index: Int) -> String {
    screen.tree.elements[index].node.kind == .navigationBar
      ? "\(nodes[index].path)/\(ScreenTree.titleWord)" : nodes[index].path
  }

  /// The paths of the texts that a change left as a new screen would not have them, in the elements' order.
  public var stalePaths: [String] { nodes.indices.filter { nodes[$0].standing == .stale }.map(textPath) }
}

/// An element of a screen as it stands.
public struct NodeState: Hashable, Sendable {
  /// Whether its text is as a new screen's would be.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// It is as a screen that is built now has it.
    case current
    /// A screen that is built now has another size or face: a change did not reach it.
    case stale
    /// It has one size at every category.
    case fixed
    /// It has no text.
    case textless
    /// Its screen isn't loaded, so that there is nothing yet.
    case notLoaded
  }

  /// Its path, such as `nav/goals/cell[1]/title`.
  public var path: String
  /// The style or role whose font it has; nil where it has UIKit's own, or no text.
  public var style: StyleName?
  /// Its text, in the case that its style has; empty for a node without one.
  ///
  /// A tab bar has its texts in its node.
  public var text: String
  /// What its text is set in now; nil for a node without text, and for one that is not loaded.
  public var font: ResolvedCell?
  /// What a screen that is built now sets it in; nil as for ``font``.
  public var newFont: ResolvedCell?
  /// Whether its text is as a new screen's would be.
  public var standing: Standing
  /// How often changes have visited it.
  public var visits: Int

  /// Puts an element's state together.
  public init(
    path: String, style: StyleName? = nil, text: String = "", font: ResolvedCell? = nil, newFont: ResolvedCell? = nil,
    standing: Standing = .textless, visits: Int = 0
  ) {
    self.path = path
    self.style = style
    self.text = text
    self.font = font
    self.newFont = newFont
    self.standing = standing
    self.visits = visits
  }
}
