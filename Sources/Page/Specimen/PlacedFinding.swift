internal import DynamicType
internal import Findings
internal import TypeSystem

/// A finding with its number on the page, and where it leads to.
struct PlacedFinding {
  let finding: Finding
  /// Its place in the list, from 1.
  let number: Int
  /// The styles that it is about, in the report's order; empty where it is about none.
  let places: [Place]

  /// One of the styles that a finding is about.
  struct Place {
    /// The style; its row may be hidden.
    let style: StyleName
    /// The index of its row; nil where it isn't shown.
    var row: Int?
    /// The ids of the cells that the finding holds for, the worst first; empty where it is about none in particular.
    var cells: [String] = []
    /// The id of the cell to look at; nil where there is none.
    var target: String?
  }

  /// The ids of the cells of all its styles.
  var cells: [String] { places.flatMap(\.cells) }
}

/// Finds the cells of findings.
struct FindingPlaces {
  private let rows: [StyleName: Int]
  private let keys: [String]
  private let categories: [ContentSizeCategory]
  private let whole: ContentSizeCategory

  /// `whole` is the category at which a style is looked at where none is named; it is one of `categories`.
  init(rows: [StyleName], keys: [String], categories: [ContentSizeCategory], whole: ContentSizeCategory) {
    self.rows = Dictionary(rows.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    (self.keys, self.categories, self.whole) = (keys, categories, whole)
  }

  func place(_ finding: Finding, number: Int) -> PlacedFinding {
    let styles = (finding.style.map { [$0] } ?? []) + finding.alike
    return PlacedFinding(finding: finding, number: number, places: styles.map { place(finding, of: $0) })
  }

  private func place(_ finding: Finding, of style: StyleName) -> PlacedFinding.Place {
    guard let row = rows[style] else { return PlacedFinding.Place(style: style) }
    let columns = finding.column.map { [$0] } ?? Column.allCases
    let worst = finding.category.map { [$0] } ?? []
    let shown = (worst + finding.categories.filter { $0 != finding.category }).filter(categories.contains)
    let cells = shown.flatMap { category in columns.map { PageContents.id(keys[row], category, $0) } }
    let target = cells.first ?? PageContents.id(keys[row], whole, columns[0])
    return PlacedFinding.Place(style: style, row: row, cells: cells, target: target)
  }
}
