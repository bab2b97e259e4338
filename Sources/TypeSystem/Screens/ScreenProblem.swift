/// Something about a mock screen that keeps it from being built: which element, and what is wrong with it.
public struct ScreenProblem: Hashable, Sendable {
  /// The element's place among those of the tree.
  public var element: Int
  /// What is wrong.
  public var kind: Kind

  /// What can be wrong with a screen.
  public enum Kind: Hashable, Sendable {
    /// The tree has more levels than are read; said once, of the first node that lies too deep.
    case tooDeep(Int)
    /// The tree has more nodes than are read; said once, of the first node that is too many.
    case tooManyNodes(Int)
    /// What the node needs to hold isn't there; `name` is the node's.
    case empty(ScreenNode.Kind, name: String?)
    /// A node stands where its kind can't.
    case childNotAllowed(ScreenNode.Kind, in: ScreenNode.Kind)
    /// A node stands by itself that is a part of another, such as a bar.
    case rootNotAllowed(ScreenNode.Kind)
    /// There are several of which one node holds only one; nil are controllers of any kind.
    case several(ScreenNode.Kind?, in: ScreenNode.Kind, count: Int)
    /// Two nodes beside each other have one name, or one's name is what another is called in paths.
    case sameName(String)
    /// There is no text of that name to stand beside; `nearest` are those that may be meant, `known` the first of all.
    case unknownAlignment(to: String, nearest: [String], known: [String])
    /// What it is to stand beside is no text, or is the node itself; `other` is its kind.
    case alignedToNoText(to: String, other: ScreenNode.Kind, isItself: Bool)
    /// A name can't stand in a path: it has a slash.
    case slashInName(String)
    /// A name has more Unicode scalars than one in a path may have.
    case nameTooLong(Int)
    /// A tab bar has more texts than are read.
    case tooManyItems(Int)
    /// A number is out of its range.
    case outOfRange(Member, Double)
    /// There is no page, or no tab, of that number.
    case noSuchPage(Int, count: Int)
    /// The text has more Unicode scalars than are laid out.
    case textTooLong(Int)
  }

  /// A number of a node; the raw value is a document's key.
  public enum Member: String, Hashable, Sendable, CaseIterable {
    case height, width, spacing, factor, lines, pages
  }

  /// A problem of an element.
  public init(element: Int, kind: Kind) {
    self.element = element
    self.kind = kind
  }
}

extension ScreenProblem.Member {
  /// What a member may be, both ends included; a height and a width are over 0 besides.
  package var range: ClosedRange<Double> {
    switch self {
    case .height, .width, .spacing: 0...14_400
    case .factor: 0...1
    case .lines: 0...1_000
    case .pages: 1...100
    }
  }

  /// Whether a number is one that the member may be.
  package func allows(_ number: Double) -> Bool {
    range.contains(number) && (number > 0 || self != .height && self != .width)
  }
}
