public import DynamicType
public import Typeface

/// A type system worked out against a font library: for each style, column and category a face and a size.
public struct ResolvedTypeSystem: Hashable, Sendable {
  /// The document it comes from.
  public var document: TypeSystemDocument
  /// The categories shown, smallest first.
  public var categories: [ContentSizeCategory]
  /// The styles shown, in the order of the HIG.
  public var styles: [ResolvedStyle]
  /// The fonts of labels, the system font or its stand-in, in the three weights that labels have.
  public var labelFonts: LabelFonts
}

/// The system font or its stand-in in the weights that a sheet's own words have.
public struct LabelFonts: Hashable, Sendable {
  /// What explains.
  public var regular: ResolvedFont
  /// What wants attention.
  public var medium: ResolvedFont
  /// Sizes and heads.
  public var bold: ResolvedFont
}

/// A text style, worked out.
public struct ResolvedStyle: Hashable, Sendable {
  /// The style.
  public var style: TextStyle
  /// The text that its cells show.
  public var sample: String
  /// The app's own font.
  public var custom: ResolvedColumn
  /// What the app shows when its own font can't be made.
  public var fallback: ResolvedColumn
  /// The fonts that step in for characters that a column's font lacks, before the fallback.
  public var cascade: [ResolvedFont]
}

/// Which of a style's two fonts a cell shows.
public enum Column: String, Hashable, Sendable, CaseIterable {
  /// The app's own font.
  case custom
  /// The font that an app shows when its own can't be made.
  case fallback
}

/// One font of a style, at every category.
public struct ResolvedColumn: Hashable, Sendable {
  /// The font, or nil where the style has none in this column.
  public var font: ResolvedFont?
  /// The weight asked of a family, or a named face's own.
  public var weight: FontWeight
  /// How the sizes were made.
  public var strategy: SizeStrategy
  /// The size at Large, in points; nil where it is unknown.
  public var baseSize: Double?
  /// A cell for each category shown.
  public var cells: [ResolvedCell]
  /// How far the style grows, from unrounded sizes.
  public var range: ScalingRange
}

/// A style at a category in one column.
public struct ResolvedCell: Hashable, Sendable {
  /// The category.
  public var category: ContentSizeCategory
  /// The size in points; nil where no published table says it.
  public var pointSize: Double?
  /// The line height in points: a custom font's own, or the one Apple prints for the system font.
  public var leading: Double?
  /// The unrounded size by that at Large.
  public var ratio: Double?
  /// The font at that size.
  public var font: FontInstance?
  /// What a reader must know.
  public var marks: [Mark]
}

extension ResolvedTypeSystem {
  /// Every mark of every cell with its place, in reading order.
  public var marks: [(style: TextStyle, column: Column, category: ContentSizeCategory, mark: Mark)] {
    styles.flatMap { style in
      [(Column.custom, style.custom), (.fallback, style.fallback)].flatMap { column, resolved in
        resolved.cells.flatMap { cell in cell.marks.map { (style.style, column, cell.category, $0) } }
      }
    }
  }
}
