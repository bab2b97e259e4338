public import DynamicType
public import TypeSystem

/// A sheet as a value: the page, and what a reader must know of its cells.
public struct LaidOutSheet: Hashable, Sendable {
  /// The page.
  public var frame: Frame
  /// Every mark, row by row, custom before fallback, smallest category first.
  public var marks: [CellMark]
  /// The characters of samples that no font has, each once, in the order of the text.
  public var missingCharacters: [Character]
}

/// A mark and the cell that bears it.
public struct CellMark: Hashable, Sendable {
  /// The cell's style.
  public var style: TextStyle
  /// The cell's column.
  public var column: Column
  /// The cell's category.
  public var category: ContentSizeCategory
  /// What a reader must know.
  public var mark: Mark

  /// Pairs a mark with its cell.
  public init(style: TextStyle, column: Column, category: ContentSizeCategory, mark: Mark) {
    self.style = style
    self.column = column
    self.category = category
    self.mark = mark
  }
}
