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

  /// The whole's own node.
  public var root: ScreenNode {
    get { elements[0].node }
    set { elements[0].node = newValue }
  }

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
  public var depth: Int {
    var ends: [Int] = []
    var deepest = 0
    for index in elements.indices {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(index + elements[index].count)
      deepest = max(deepest, ends.count)
    }
    return deepest
  }
}
