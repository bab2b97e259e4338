public import DynamicType
internal import TypeSystem

/// A mark that one revision's cells bear and the other's don't.
public struct MarkChange: Hashable, Sendable {
  /// The mark's name, as machine-readable reports have it.
  public var name: String
  /// Which revision has it: `new` for a mark that came, `old` for one that went.
  public var side: RevisionSide
  /// The categories, smallest first.
  public var categories: [ContentSizeCategory]

  /// Whether it came or went.
  public var change: RevisionChange { side == .new ? .came : .went }

  /// The marks of a column's cells that came and went, in the order in which cells bear them; those that went first.
  static func between(_ pairs: [(category: ContentSizeCategory, old: [Mark], new: [Mark])]) -> [MarkChange] {
    var changes: [MarkChange] = []
    for side in [RevisionSide.old, .new] {
      for pair in pairs {
        let (own, other) = side == .old ? (pair.old, pair.new) : (pair.new, pair.old)
        let others = Set(other.map(\.name))
        var seen: Set<String> = []
        for name in own.map(\.name) where !others.contains(name) && seen.insert(name).inserted {
          if let index = changes.firstIndex(where: { $0.name == name && $0.side == side }) {
            changes[index].categories.append(pair.category)
          } else {
            changes.append(MarkChange(name: name, side: side, categories: [pair.category]))
          }
        }
      }
    }
    return changes
  }
}
