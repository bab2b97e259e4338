/// How a sheet is laid out, apart from what it shows.
public struct SheetOptions: Hashable, Sendable {
  /// The arrangement of the cells.
  public var layout: Layout
  /// The paper, or nil for a page that is as large as what stands on it.
  ///
  /// The poster is tiled over such pages, at true size; pages and reports are A4 unless told, charts have none.
  public var paper: Paper?
  /// Black on white, or white on black.
  public var theme: Theme
  /// The lines drawn through each sample, from the font's own metrics.
  public var guides: Set<Guide>
  /// The longest side that a page may have, in points; ``longestPage`` unless told.
  public var maximumSide: Double

  /// The longest side of a PDF page, in points: 200 inches (ISO 32000-1, annex C).
  public static let longestPage = 14_400.0

  /// Makes options; without more, the poster in black on white.
  public init(
    layout: Layout = .grid, paper: Paper? = nil, theme: Theme = .light, guides: Set<Guide> = [],
    maximumSide: Double = longestPage
  ) {
    self.maximumSide = maximumSide
    self.layout = layout
    self.paper = paper
    self.theme = theme
    self.guides = guides
  }
}

/// The arrangement of a sheet's cells.
public enum Layout: String, Hashable, Sendable, CaseIterable {
  /// One poster: a row a style, a column a category.
  case grid
  /// Each style on pages of its own, a category below the other.
  case pages
  /// Each cell a picture of its own.
  case cards
  /// A chart of how far each style grows.
  case ranges
  /// A chart of all styles' sizes over the categories, and where they change places.
  case hierarchy
  /// A chart of how far sizes are from Apple's.
  case deviation
  /// A chart of the custom faces' measures beside the fallback's.
  case metrics
  /// A document of a summary, the charts, the findings and every style.
  case report

  /// Whether it is one of the four charts, each on a single page as large as it takes.
  public var isChart: Bool {
    switch self {
    case .ranges, .hierarchy, .deviation, .metrics: true
    case .grid, .pages, .cards, .report: false
    }
  }
}

/// A size of paper, upright.
public enum Paper: String, Hashable, Sendable, CaseIterable {
  /// ISO 216: 297 x 420 mm.
  case a3
  /// ISO 216: 210 x 297 mm.
  case a4
  /// ANSI Y14.1: 8.5 x 11 in.
  case letter

  /// The name that people know it by, such as "A4".
  public var displayName: String {
    switch self {
    case .a3: "A3"
    case .a4: "A4"
    case .letter: "Letter"
    }
  }

  /// The size in points, upright.
  public var size: Frame.Size {
    switch self {
    case .a3: Frame.Size(width: 297 * 72 / 25.4, height: 420 * 72 / 25.4)
    case .a4: Frame.Size(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)
    case .letter: Frame.Size(width: 612, height: 792)
    }
  }
}

/// The ground that a sheet stands on.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Black on white.
  case light
  /// White on black.
  case dark

  /// The theme's colours.
  public var palette: Palette {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

/// A line through a sample, from its font's own metrics.
public enum Guide: String, Hashable, Sendable, CaseIterable {
  /// Where letters stand.
  case baseline
  /// The height of small letters (OS/2 sxHeight).
  case xHeight = "x-height"
  /// The height of capitals (OS/2 sCapHeight).
  case capHeight = "cap-height"
  /// The ascender of `hhea`.
  case ascender
  /// The descender of `hhea`.
  case descender
  /// The box of the line with its leading.
  case lineBox = "line-box"
}
