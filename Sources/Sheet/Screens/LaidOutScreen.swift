public import DynamicType
public import Screens
public import TextLayout
public import TypeSystem

/// A mock screen laid out at a width: where everything stands, and what does not fit.
///
/// Lengths are points from the screen's top left corner, y downwards. Its parts lie in painting order, the outer before
/// what is in it; those of screens that can't be seen are not among them.
public struct LaidOutScreen: Hashable, Sendable {
  /// The screen's name.
  public var name: String
  /// The category.
  public var category: ContentSizeCategory
  /// How changes reach the screen.
  public var policy: UpdatePolicy
  /// The device's width, and the height that all of it takes.
  public var size: Frame.Size
  /// Whether the screen runs from right to left.
  public var isRightToLeft: Bool
  /// What is on it.
  public var parts: [Part]
  /// What a reader must know, in the order of the parts.
  public var issues: [Issue]
  /// What is not laid out, in the order of the screen's elements, and why.
  ///
  /// What is in it has no path of its own among them.
  public var hiddenPaths: [HiddenPath]
  /// The texts in it that a change did not reach: they are stale, though nobody sees them now.
  public var hiddenStale: [StaleText] = []

  /// Puts a laid out screen together.
  package init(
    name: String, category: ContentSizeCategory, policy: UpdatePolicy, size: Frame.Size, isRightToLeft: Bool = false,
    parts: [Part], issues: [Issue] = [], hiddenPaths: [HiddenPath] = []
  ) {
    self.name = name
    self.category = category
    self.policy = policy
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.parts = parts
    self.issues = issues
    self.hiddenPaths = hiddenPaths
  }
}

extension LaidOutScreen {
  /// Something that is not laid out.
  public struct HiddenPath: Hashable, Sendable {
    /// Why something is not laid out.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      /// Its view isn't loaded.
      case notLoaded
      /// It is a cell that is made only after the first change.
      case madeLater
      /// Another stands in its place, or it is said not to show.
      case notShowing
    }

    /// Its path.
    public var path: String
    /// Why it is not laid out.
    public var reason: Reason

    /// Something that is not laid out, for a reason.
    public init(path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  /// A text that a change did not reach, and that isn't drawn.
  public struct StaleText: Hashable, Sendable {
    /// The text's path; that of a navigation bar's title is its own.
    public var path: String
    /// The kind of its element.
    public var kind: ScreenNode.Kind
    /// The style or role that it is set in; nil for UIKit's own.
    public var style: StyleName?
    /// Its size now, in points.
    public var pointSize: Double
    /// The size that a new screen gives it, in points.
    public var newPointSize: Double

    /// A text of a state that is stale.
    init(_ state: ScreenState, _ index: Int) {
      let node = state.nodes[index]
      path = state.textPath(index)
      kind = state.screen.tree.elements[index].node.kind
      style = node.style
      (pointSize, newPointSize) = (node.font?.pointSize ?? 0, node.newFont?.pointSize ?? 0)
    }
  }

  /// Something at its place.
  public struct Part: Hashable, Sendable {
    /// Its place among the screen's elements.
    public var element: Int
    /// Its path.
    public var path: String
    /// What it is.
    public var kind: ScreenNode.Kind
    /// The room that it has.
    public var frame: Frame.Rect
    /// What of the screen it can be seen on, with its text: what the fixed heights and widths around it, and its own, leave.
    ///
    /// Nil where nothing but the device's edges cuts it; without an area where nothing is left of it. A part that can't be
    /// seen is still there, with what is wrong with it.
    public var clip: Frame.Rect?
    /// Its lines; empty for what has no text.
    public var lines: [PlacedLine] = []
    /// Whether its text is as a new screen's would be.
    public var standing: NodeState.Standing
    /// The style or role that it is set in; nil for UIKit's own.
    public var style: StyleName?
    /// What its text is set in; nil for what has none.
    public var font: ResolvedCell?
    /// How many dots a page control has, or tabs a tab bar; 0 for everything else.
    public var pages = 0
    /// The current page or tab, from 0.
    public var current = 0
    /// The two colours of a page control.
    public var tint: RoleRule.Tint?
    /// The places of a page control's dots, or of the icons above a tab bar's texts, in their order.
    public var symbols: [Frame.Rect] = []
    /// The whole text, of which ``lines`` may show only a part; empty for what has none, and for a tab bar.
    public var text = ""
    /// The characters of its lines that a reader must know of.
    public var characters = Characters()

    /// Something that has neither lines nor symbols yet.
    package init(
      element: Int, path: String, kind: ScreenNode.Kind, frame: Frame.Rect, standing: NodeState.Standing = .textless,
      style: StyleName? = nil, font: ResolvedCell? = nil, text: String = ""
    ) {
      self.element = element
      self.path = path
      self.kind = kind
      self.frame = frame
      self.standing = standing
      self.style = style
      self.font = font
      self.text = text
    }
  }

  /// The characters of a part's lines that its own font doesn't show or draw, or nobody sees; each once, in the text's order.
  public struct Characters: Hashable, Sendable {
    /// Those that no font has: a box is drawn for each.
    public var missing: [Character] = []
    /// Those that another font steps in for, by its face.
    public var borrowed: [BorrowedCharacters] = []
    /// Scalars that show nothing.
    public var invisible: [Unicode.Scalar] = []
    /// The glyphs that are not drawn, by face and reason.
    public var undrawn: [UndrawnGlyphs] = []
    /// How often such a glyph stands in the lines.
    public var undrawnCount = 0

    /// None of any kind.
    public init() {}

    /// Whether the part's own font shows all of its lines.
    public var isEmpty: Bool { missing.isEmpty && borrowed.isEmpty && invisible.isEmpty && undrawn.isEmpty }
  }

  /// A line of text at its place.
  public struct PlacedLine: Hashable, Sendable {
    /// The line.
    public var line: TextLine
    /// The left end of its baseline.
    public var origin: Frame.Point
    /// What stands in the places of the glyphs that can't be drawn; nil where all are drawn.
    package var undrawn: [UndrawnGlyph]?

    /// A line at a place.
    public init(line: TextLine, origin: Frame.Point) {
      self.line = line
      self.origin = origin
    }
  }

  /// Something that is wrong with a part.
  public struct Issue: Hashable, Sendable {
    /// The part's place among ``LaidOutScreen/parts``.
    public var part: Int
    /// What is wrong.
    public var kind: Kind
    /// The width in points that it is too wide for; nil for the part's own, and where it isn't too wide.
    public var room: Double?

    /// What can be wrong.
    public enum Kind: Hashable, Sendable {
      /// What is in it is this much taller than its room, in points: a fixed height, or a bar's.
      case overflowsHeight(Double)
      /// What is in it is this much wider than its room, in points.
      case overflowsWidth(Double)
      /// Text is not shown whole: the lines that it needs and has, and the words and characters that are lost.
      case truncated(needed: Int, shown: Int, words: Int, characters: Int)
      /// So many words are wider than their line and broken between letters; the first of them.
      case brokenWords(count: Int, first: String)
      /// A change of category did not reach the text: its size now, and that of a new screen.
      case stale(pointSize: Double, newPointSize: Double)
    }

    /// Something wrong with a part.
    public init(part: Int, kind: Kind, room: Double? = nil) {
      self.part = part
      self.kind = kind
      self.room = room
    }
  }
}
