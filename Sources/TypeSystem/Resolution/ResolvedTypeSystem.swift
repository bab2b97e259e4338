public import DynamicType
public import Typeface

/// A type system worked out against a font library: for each style, column and category a face and a size.
public struct ResolvedTypeSystem: Hashable, Sendable {
  /// The document it comes from.
  public var document: TypeSystemDocument
  /// The categories shown, smallest first.
  public var categories: [ContentSizeCategory]
  /// The styles shown: Apple's in the order of the HIG, the app's own in the order of the document, then its roles.
  public var styles: [ResolvedStyle]
  /// Whether the person has Bold Text switched on.
  public var boldText = false
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

/// A style or a role, worked out.
public struct ResolvedStyle: Hashable, Sendable {
  /// The style.
  public var style: StyleName
  /// The text that its cells show, where a category doesn't change it.
  public var sample: String
  /// The app's own font.
  public var custom: ResolvedColumn
  /// What the app shows when its own font can't be made.
  public var fallback: ResolvedColumn

  /// One of the style's two columns.
  public subscript(column: Column) -> ResolvedColumn {
    switch column {
    case .custom: custom
    case .fallback: fallback
    }
  }
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
  /// The font at Large, or nil where the style has none in this column.
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
  /// The drawn sizes at the platform's smallest category, at Large and at the largest, whichever are shown; nil where
  /// one is unknown.
  public var bounds: SizeBounds?
}

/// A column's sizes at the ends of its range and at Large, in points.
public struct SizeBounds: Hashable, Sendable {
  /// At the smallest category.
  public var smallest: Double
  /// At Large.
  public var large: Double
  /// At the largest category.
  public var largest: Double
}

/// A style at a category in one column.
public struct ResolvedCell: Hashable, Sendable {
  /// The category.
  public var category: ContentSizeCategory
  /// The size in points; nil where no published table says it.
  public var pointSize: Double?
  /// The line height in points: a custom font's own, what the rule says, or what Apple prints for the system font.
  public var leading: Double?
  /// The unrounded size by that at Large.
  public var ratio: Double?
  /// The font; nil where there is none.
  public var face: ResolvedFont?
  /// The font at that size.
  public var font: FontInstance?
  /// The fonts that step in for characters that the font lacks, before the fallback.
  public var cascade: [ResolvedFont] = []
  /// The space added after each character, in points.
  public var letterSpacing = 0.0
  /// The OpenType features asked for beyond those that are on by default.
  public var features: [FontFeature] = []
  /// The colour of the text; nil is the sheet's own.
  public var color: DocumentColor?
  /// The text shown, its case as the rule has it.
  public var text = ""
  /// How the size was made.
  public var strategy = SizeStrategy.system()
  /// What a reader must know.
  public var marks: [Mark]
}

extension ResolvedTypeSystem {
  /// Every mark of every cell with its place, in reading order.
  public var marks: [(style: StyleName, column: Column, category: ContentSizeCategory, mark: Mark)] {
    styles.flatMap { style in
      [(Column.custom, style.custom), (.fallback, style.fallback)].flatMap { column, resolved in
        resolved.cells.flatMap { cell in cell.marks.map { (style.style, column, cell.category, $0) } }
      }
    }
  }
}
