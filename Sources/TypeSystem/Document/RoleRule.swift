/// A part of the interface with a font of its own.
public struct RoleRule: Hashable, Sendable {
  /// What a change of the content size category does to the part.
  public enum Update: String, Hashable, Sendable, CaseIterable {
    /// It gets its style's font at the new size.
    case restyle
    /// It keeps its present font and size, and gets the role's features.
    case features
    /// Nothing.
    case fixed
  }

  /// The part is the system's own, and nothing else is said of it.
  public var isSystem: Bool
  /// The style that the part follows; nil where its own rule says all.
  public var style: StyleName?
  /// What holds for the part: the style's rule with the role's own members over it; nil for a part without text.
  public var rule: StyleRule?
  /// What a change of category does; nil is what the document's `updates` do to any label.
  public var update: Update?
  /// The colours of a page control: the current dot's and the others'.
  public var tint: Tint?

  /// The two colours of a page control.
  public struct Tint: Hashable, Sendable {
    /// The current page's dot.
    public var current: DocumentColor?
    /// The other dots.
    public var other: DocumentColor?

    /// Makes a tint.
    public init(current: DocumentColor? = nil, other: DocumentColor? = nil) {
      self.current = current
      self.other = other
    }
  }

  /// Makes a role.
  public init(style: StyleName? = nil, rule: StyleRule? = nil, update: Update? = nil, tint: Tint? = nil) {
    isSystem = false
    self.style = style
    self.rule = rule
    self.update = update
    self.tint = tint
  }

  /// A part that is the system's own.
  public static let system: RoleRule = {
    var role = RoleRule()
    role.isSystem = true
    return role
  }()
}
