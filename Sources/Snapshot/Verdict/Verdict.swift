/// What a comparison of a sheet with its golden found: why first, then which cells, in words.
public struct Verdict: Hashable, Sendable {
  /// What was compared.
  public enum Basis: Hashable, Sendable {
    /// The pixels of each cell, beside all that they were made from.
    case pixels
    /// Glyphs, outlines, advances, faces and sizes, because other versions drew the golden.
    case glyphs
    /// A picture alone, because it has no manifest.
    case picture
  }

  /// What was compared.
  public var basis: Basis
  /// Why cells differ, the deepest reason first; empty when none does.
  public var causes: [Cause]
  /// Every cell of the sheet and of the golden, in the sheet's order; those of the golden alone follow at the end.
  public var cells: [CellVerdict]
  /// Whether what belongs to no cell, or where cells stand, differs; that alone never fails.
  public var pageDiffers: Bool
  /// What is worth knowing and fails nothing, a sentence each without a full stop.
  public var notes: [String]

  /// Puts a verdict together.
  public init(
    basis: Basis, causes: [Cause] = [], cells: [CellVerdict], pageDiffers: Bool = false, notes: [String] = []
  ) {
    self.basis = basis
    self.causes = causes
    self.cells = cells
    self.pageDiffers = pageDiffers
    self.notes = notes
  }
}

/// Why a sheet is not its golden.
public enum Cause: Hashable, Sendable {
  /// A font file has other bytes: its name, and both digests; "-" for one that only the other sheet uses.
  case font(name: String, old: String, new: String)
  /// A library has another version; "-" where one of the sheets was drawn without it.
  case library(name: String, old: String, new: String)
  /// The document has other contents.
  case document(name: String)
  /// The platform's table has other numbers, or it is another platform's.
  case table(old: String, new: String)
  /// The program has another version.
  case tool(old: String, new: String)
  /// The sheet was drawn at another scale.
  case scale(old: Double, new: Double)
  /// What is drawn changed, though nothing that the manifest names did: an option, or the code of a program's drawing.
  case drawing
  /// All that the cells are made from is the same; the pixels alone are not.
  case onlyPixels
}

/// What became of one cell.
public struct CellVerdict: Hashable, Sendable {
  /// What became of a cell.
  public enum Outcome: Hashable, Sendable {
    /// It is as recorded.
    case same
    /// Its pixels differ within the tolerance.
    case tolerated
    /// It differs.
    case changed
    /// The golden hasn't got it.
    case new
    /// The sheet hasn't got it any more.
    case stale
  }

  /// Its name.
  public var name: CellName
  /// What became of it.
  public var outcome: Outcome
  /// What differs, in the order of telling; empty when it is the same.
  public var changes: [CellChange]
  /// Where it stands in the golden image, in pixels; nil where the golden hasn't got it.
  public var expectedPlace: PixelRect?
  /// Where it stands in the sheet as drawn, in pixels; nil where the sheet hasn't got it.
  public var actualPlace: PixelRect?
  /// Which of the verdict's causes concern it, the deepest first.
  public var causes: [Cause]

  /// Puts a cell's verdict together.
  public init(
    name: CellName, outcome: Outcome, changes: [CellChange] = [], expectedPlace: PixelRect? = nil,
    actualPlace: PixelRect? = nil, causes: [Cause] = []
  ) {
    self.name = name
    self.outcome = outcome
    self.changes = changes
    self.expectedPlace = expectedPlace
    self.actualPlace = actualPlace
    self.causes = causes
  }
}

/// One way in which a cell differs from its golden.
public enum CellChange: Hashable, Sendable {
  /// The size in points; nil where it is unknown.
  case size(old: Double?, new: Double?)
  /// The faces, by PostScript name and instance.
  case face(old: String, new: String)
  /// The sample's text.
  case text(old: String, new: String)
  /// The glyphs, though the text is the same: how many of them differ, and of how many.
  case glyphs(differing: Int, of: Int)
  /// The width of the sample in points, the sum of the advances.
  case advance(old: Double, new: Double)
  /// Advances or offsets of single glyphs, though their sum is the same.
  case positions
  /// The outlines of the glyphs.
  case outlines
  /// The pixels, counted.
  case pixels(BitmapDifference)
  /// The pixels, which there is no picture to count in.
  case pixelsUncounted
}
