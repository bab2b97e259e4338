/// One thing on a mock screen, apart from what is in it: what it is, its text and style, and how it is laid out.
///
/// Which members mean something depends on the kind; the others are left alone. Lengths are points.
public struct ScreenNode: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// Its name in paths such as `nav/goals/cell[1]/title`; nil takes the kind's, numbered where there are several.
  public var name: String?
  /// The text of a label, field, button or bar button, or a navigation bar's title; nil is the style's own sample.
  public var text: String?
  /// The text style or role that it is set in; nil is that of its kind's role, else what UIKit gives the kind.
  public var style: StyleName?
  /// Whether a text field or text view has a font at all; one without is restyled by nobody.
  public var hasFont = true
  /// The most lines, 0 for any number; nil is UIKit's own: 1, but 0 for a text view.
  public var maximumLines: Int?
  /// What becomes of text that is too long for its lines.
  ///
  /// A button has `middle` and all else `tail` unless they say otherwise: what UIKit's own do, from general knowledge
  /// (`UIButton`'s title label, and a `UITextField` that is not being edited).
  public var truncation: Truncation = .tail
  /// A fixed height, which clips what doesn't fit; nil grows with what is in it.
  public var height: Double?
  /// A fixed width; nil takes what there is, or what its text needs in a horizontal stack.
  public var width: Double?
  /// Where it stands on a line of another node's text, in place of its stack's alignment.
  ///
  /// It means something where the two stand side by side: in a horizontal stack that isn't stacked, and in a table cell of
  /// an icon and texts.
  public var alignment: CapHeightAlignment?
  /// Which way a stack lays out.
  public var axis: Axis = .vertical
  /// The space between a stack's parts, at least 0; nil is 8.
  public var spacing: Double?
  /// Whether a horizontal stack, or a cell of an icon and text, becomes vertical at accessibility sizes.
  public var stacksAtAccessibilitySizes = true
  /// The texts under a tab bar's icons.
  public var items: [String] = []
  /// How many dots a page control has, and which is the current one, from 0.
  public var pages = 3
  /// The current page of a page control, or the selected tab of a tab bar, from 0.
  public var current = 0
  /// Whether a screen's view is loaded.
  public var isLoaded = true
  /// Whether a screen can be seen; nil for what its place says: the last of a navigation controller's, the current tab.
  public var isShowing: Bool?
  /// Whether a listening screen's handler sets this text anew.
  public var isListed = true
  /// Whether a screen listens for changes, as the policy `listener` has it.
  public var listens = true
  /// Whether a cell is made only after the change, as when it is scrolled to.
  public var isMadeLater = false
  /// The direction of a whole screen, at its root; nil is that of the document's language.
  public var direction: Direction?

  /// A node of a kind, all else as UIKit has it.
  public init(_ kind: Kind, name: String? = nil, text: String? = nil, style: StyleName? = nil) {
    self.kind = kind
    self.name = name
    self.text = text
    self.style = style
    truncation = kind == .button ? .middle : .tail
  }
}

extension ScreenNode {
  /// What a node is; the words are a document's.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case navigationController, tabBarController, screen, tableScreen, collectionScreen, presented
    case navigationBar, tabBar, toolbar
    case view, stack, label, textField, textView, button, barButton, tableCell, collectionCell, pageControl, image
  }

  /// What becomes of text that is too long (`NSLineBreakMode`).
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// Lines end between words; what has no line is not shown.
    case wordWrap
    /// Lines end between characters; what has no line is not shown.
    case characterWrap
    /// The last line runs on and is cut before the character that crosses its end.
    case clip
    /// An ellipsis at the beginning of the last line.
    case head
    /// An ellipsis at the end of the last line.
    case tail
    /// An ellipsis in the middle of the last line.
    case middle
  }

  /// Which way a stack lays out.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case vertical, horizontal
  }

  /// A screen's direction.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// A node centred on the capitals of another's first line: `round(capHeight * factor)` points above its baseline.
  public struct CapHeightAlignment: Hashable, Sendable {
    /// The name of the text beside it.
    public var to: String
    /// The share of the cap height, from 0 to 1; half centres on the capitals.
    public var factor: Double
    /// Whether the height is rounded to a whole point.
    public var isRounded: Bool

    /// Makes an alignment.
    public init(to: String, factor: Double = 0.5, isRounded: Bool = true) {
      self.to = to
      self.factor = factor
      self.isRounded = isRounded
    }
  }
}
