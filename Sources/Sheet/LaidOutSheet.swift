public import DynamicType
public import TypeSystem
internal import Typeface

/// A sheet as a value: its pages, and what a reader must know of its cells.
public struct LaidOutSheet: Hashable, Sendable {
  /// The pages in reading order, at least one.
  public var pages: [SheetPage]
  /// Every mark, row by row, custom before fallback, smallest category first.
  public var marks: [CellMark]
  /// The characters of samples that no font has, each once, in the order of the text.
  public var missingCharacters: [Character]
  /// The widest that a sample may be, in points; a longer one is cut.
  public var sampleWidth: Double = CellSetter.widestSample
  /// The characters of samples that their own face lacks, by the face that drew them.
  public var borrowedCharacters: [BorrowedCharacters] = []
  /// The glyphs of samples that are not drawn, by face and reason.
  public var undrawnGlyphs: [UndrawnGlyphs] = []
}

extension LaidOutSheet {
  /// The first page, the only one of a poster.
  public var frame: Frame { pages[0].frame }

  /// A sheet of these pages, with what its cells tell.
  init(
    _ pages: [SheetPage], of styles: [SetStyle], _ library: FontLibrary, sampleWidth: Double = CellSetter.widestSample
  ) {
    let characters = CharacterReport(styles.cells, library)
    self.init(
      pages: pages, marks: styles.marks, missingCharacters: characters.missing, sampleWidth: sampleWidth,
      borrowedCharacters: characters.borrowed, undrawnGlyphs: characters.undrawn)
  }
}

/// A page of a sheet: what stands on it, and its name where each page becomes a file of its own.
public struct SheetPage: Hashable, Sendable {
  /// What stands on the page.
  public var frame: Frame
  /// The name of the page's file without its ending, such as "body@AX3.custom"; nil numbers the pages.
  public var name: String?

  /// Makes a page.
  public init(frame: Frame, name: String? = nil) {
    self.frame = frame
    self.name = name
  }
}

/// A mark and the cell that bears it.
public struct CellMark: Hashable, Sendable {
  /// The cell's style.
  public var style: StyleName
  /// The cell's column.
  public var column: Column
  /// The cell's category.
  public var category: ContentSizeCategory
  /// What a reader must know.
  public var mark: Mark

  /// Pairs a mark with its cell.
  public init(style: StyleName, column: Column, category: ContentSizeCategory, mark: Mark) {
    self.style = style
    self.column = column
    self.category = category
    self.mark = mark
  }
}
