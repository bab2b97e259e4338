/// A mock screen of a document: its name, and what stands on it.
public struct MockScreen: Hashable, Sendable {
  /// The name, by which it is asked for and with which its paths begin.
  public var name: String
  /// What stands on it.
  public var tree: ScreenTree

  /// Names a tree.
  public init(name: String, _ tree: ScreenTree) {
    self.name = name
    self.tree = tree
  }
}
