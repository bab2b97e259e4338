internal import DynamicType
internal import Findings
internal import Sheet
internal import TypeSystem
internal import Typeface

/// What a page shows, with the names by which its parts find each other.
struct PageContents {
  let system: ResolvedTypeSystem
  let sheet: SampleSheet
  /// The findings with their numbers and cells, worst first.
  let findings: [PlacedFinding]
  let fonts: FontLibrary
  let colophon: Colophon
  /// The row's part of its cells' ids, a name each.
  let rowKeys: [String]
  /// The numbers of the findings of each cell, by the cell's id.
  let findingsOfCells: [String: [Int]]
  /// The numbers of the findings about a row as a whole, by the row's index.
  let findingsOfRows: [Int: [Int]]

  init(
    _ system: ResolvedTypeSystem, _ sheet: SampleSheet, _ report: FindingsReport, fonts: FontLibrary, colophon: Colophon
  ) {
    (self.system, self.sheet, self.fonts, self.colophon) = (system, sheet, fonts, colophon)
    rowKeys = Self.keys(of: sheet.rows.map(\.style.style))
    let placing = FindingPlaces(
      rows: sheet.rows.map(\.style.style), keys: rowKeys, categories: system.categories,
      whole: Self.firstCategory(of: system))
    findings = report.findings.enumerated().map { placing.place($1, number: $0 + 1) }
    var ofCells: [String: [Int]] = [:]
    var ofRows: [Int: [Int]] = [:]
    for finding in findings {
      for cell in finding.cells { ofCells[cell, default: []].append(finding.number) }
      for place in finding.places where place.cells.isEmpty {
        if let row = place.row { ofRows[row, default: []].append(finding.number) }
      }
    }
    (findingsOfCells, findingsOfRows) = (ofCells, ofRows)
  }

  /// The category that the page opens at: the platform's default, or the first where that is not shown.
  var firstCategory: ContentSizeCategory { Self.firstCategory(of: system) }

  private static func firstCategory(of system: ResolvedTypeSystem) -> ContentSizeCategory {
    let own = system.document.defaultCategory ?? .default
    return system.categories.contains(own) ? own : system.categories.first ?? own
  }

  /// The id of a cell, such as `body@AX3.custom`; no two cells have the same.
  func id(row: Int, _ category: ContentSizeCategory, _ column: Column) -> String {
    Self.id(rowKeys[row], category, column)
  }

  static func id(_ key: String, _ category: ContentSizeCategory, _ column: Column) -> String {
    "\(key)@\(category.name).\(column.rawValue)"
  }

  /// Names of rows as ids can have them; a second row of the same name gets a number.
  private static func keys(of styles: [StyleName]) -> [String] {
    var taken: Set<String> = []
    return styles.map { style in
      let stem = HTMLText.fragment(style.name)
      var key = stem
      var number = 1
      while !taken.insert(key).inserted {
        number += 1
        key = "\(stem)~\(number)"
      }
      return key
    }
  }
}
