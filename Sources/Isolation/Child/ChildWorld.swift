/// What work in a child has of the world: its parent, and what earlier children have found out.
package struct ChildWorld: Sendable {
  /// The way to the parent.
  package let parent: ParentChannel
  /// The font files that are left out, by their paths as they were named, and why.
  package let refused: [String: String]
  /// Whether one thread at a time is to work, so that it is plain which font ended it.
  package let isSingleThreaded: Bool
}
