/// A mock screen, or a part of one: a node and all that is in it, as a value.
///
/// The nodes lie in one list, each before what is in it, with the count of its part of the list: so a tree of any depth is
/// read, compared and let go of without recursion.
public struct ScreenTree: Hashable, Sendable {
  /// A node and how many elements it makes with all that is in it.
  public struct Element: Hashable, Sendable {
    /// The node.
    public var node: ScreenNode
    /// The elements of its part, itself included: at least 1.
    public let count: Int
  }

  /// The nodes, each before what is in it; the first is the whole.
  public private(set) var elements: [Element]

  /// A node and what is in it, in order.
  public init(_ node: ScreenNode, _ children: [ScreenTree] = []) {
    elements = [Element(node: node, count: children.reduce(1) { $0 + $1.elements.count })]
    for child in children { elements += child.elements }
  }

  /// Nodes with how deep each lies, from 1, each before what is in it: made without recursion, whatever the depth.
  ///
  /// The first alone is 1 deep, and none is more than 1 deeper than the one before it.
  public init(preorder nodes: [(node: ScreenNode, depth: Int)]) {
    precondition(nodes.first?.depth == 1, "a tree begins with its whole, 1 deep")
    var counts = Array(repeating: 1, count: nodes.count)
    // The nodes that the next one can still stand in.
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      precondition(index == 0 || node.depth > 1 && node.depth <= open.count + 1, "a node that lies in none before it")
      while open.count >= node.depth, let closed = open.popLast() { counts[closed] = index - closed }
      open.append(index)
    }
    for index in open { counts[index] = nodes.count - index }
    elements = zip(nodes, counts).map { Element(node: $0.node, count: $1) }
  }

  /// The whole's own node.
  public var root: ScreenNode {
    get { elements[0].node }
    set { elements[0].node = newValue }
  }

  /// Makes an element show, or not, as `isShowing` of its node says.
  package mutating func setShowing(_ isShowing: Bool, at index: Int) { elements[index].node.isShowing = isShowing }

  /// The elements directly in one, in order.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < index + elements[index].count {
      children.append(next)
      next += elements[next].count
    }
    return children
  }

  /// How deep the tree is: 1 for a node alone.
  public var depth: Int { depths.max() ?? 1 }

  /// How deep each element lies: 1 for the whole's own node.
  package var depths: [Int] {
    var ends: [Int] = []
    return elements.indices.map { index in
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(index + elements[index].count)
      return ends.count
    }
  }
}
