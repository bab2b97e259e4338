public import TypeSystem

/// A style or role in two revisions.
public struct StyleRevision: Hashable, Sendable {
  /// How the style stands in the two revisions.
  public enum Kind: Hashable, Sendable {
    /// Only the new revision has it.
    case came
    /// Only the old revision has it.
    case went
    /// Both have it.
    case stayed
    /// It is the same style of the app's own under another name.
    case renamed(from: StyleName)
  }

  /// Its name: the new one, or the old one of a style that went.
  public var style: StyleName
  /// How it stands in the two revisions.
  public var kind: Kind
  /// The columns, custom first.
  public var columns: [ColumnRevision]

  /// Whether anything differs.
  public var isChanged: Bool { kind != .stayed || columns.contains(where: \.isChanged) }

  /// A column by its name.
  public subscript(column: Column) -> ColumnRevision? { columns.first { $0.column == column } }
}

/// One font of a style in two revisions.
public struct ColumnRevision: Hashable, Sendable {
  /// Which font it is.
  public var column: Column
  /// A cell for each category that either revision has, smallest first.
  public var cells: [CellRevision]
  /// What differs beside numbers: face, weight, strategy, features, sample and the like.
  public var properties: [PropertyChange]
  /// The marks that came and went.
  public var marks: [MarkChange]

  /// Whether anything differs.
  public var isChanged: Bool { !properties.isEmpty || !marks.isEmpty || cells.contains(where: \.isChanged) }
  /// The cells that differ.
  public var changedCells: [CellRevision] { cells.filter(\.isChanged) }
}
