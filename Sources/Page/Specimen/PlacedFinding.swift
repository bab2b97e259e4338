internal import DynamicType
internal import Findings
internal import TypeSystem

/// A finding with its number on the page, and where it leads to.
struct PlacedFinding {
  let finding: Finding
  /// Its place in the list, from 1.
  let number: Int
  /// The index of its row; nil where it is about no row that is shown.
  let row: Int?
  /// The ids of the cells that it holds for, the worst first; empty where it is about none in particular.
  let cells: [String]
  /// The id of the cell to look at; nil where there is none.
  let target: String?
}

/// Finds the cells of findings.
struct FindingPlaces {
  private let rows: [StyleName: Int]
  private let keys: [String]
  private let categories: [ContentSizeCategory]

  init(rows: [StyleName], keys: [String], categories: [ContentSizeCategory]) {
    self.rows = Dictionary(rows.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    (self.keys, self.categories) = (keys, categories)
  }

  func place(_ finding: Finding, number: Int) -> PlacedFinding {
    guard let row = finding.style.flatMap({ rows[$0] }) else {
      return PlacedFinding(finding: finding, number: number, row: nil, cells: [], target: nil)
    }
    let columns = finding.column.map { [$0] } ?? Column.allCases
    let worst = finding.category.map { [$0] } ?? []
    let shown = (worst + finding.categories.filter { $0 != finding.category }).filter(categories.contains)
    let cells = shown.flatMap { category in columns.map { PageContents.id(keys[row], category, $0) } }
    let whole = categories.contains(.default) ? .default : categories.first
    let target = cells.first ?? whole.map { PageContents.id(keys[row], $0, columns[0]) }
    return PlacedFinding(finding: finding, number: number, row: row, cells: cells, target: target)
  }
}
