internal import DynamicType
internal import Sheet
internal import TypeSystem

/// The sizes of a type system, in the order in which every format prints them: style by style, custom first.
struct SizesReport {
  let system: ResolvedTypeSystem
  /// The font scales of Android that stand beside the categories.
  let scales: [AndroidFontScale]
  private let marks: [Place: [Mark]]

  /// Pairs a system with the marks of its cells, those of their samples among them.
  init(system: ResolvedTypeSystem, marks: [CellMark], scales: [AndroidFontScale] = []) {
    self.system = system
    self.scales = scales
    self.marks = Dictionary(grouping: marks) { Place(style: $0.style, column: $0.column, category: $0.category) }
      .mapValues { $0.map(\.mark) }
  }

  private struct Place: Hashable {
    let style: StyleName
    let column: Column
    let category: ContentSizeCategory
  }

  /// The version of the machine-readable form, raised when a member changes its meaning or goes.
  static let schemaVersion = 1

  /// A style's column with its name.
  struct Row {
    let style: StyleName
    let column: Column
    let resolved: ResolvedColumn

    /// Whether it is a role's, and not a style's.
    var isRole: Bool { style.isRole }
  }

  var rows: [Row] {
    system.styles.flatMap { style in
      [
        Row(style: style.style, column: .custom, resolved: style.custom),
        Row(style: style.style, column: .fallback, resolved: style.fallback),
      ]
    }
  }

  /// What a cell is marked with.
  func marks(_ row: Row, _ category: ContentSizeCategory) -> [Mark] {
    marks[Place(style: row.style, column: row.column, category: category)] ?? []
  }

  /// What Android makes of a row's size at Large at each scale, taken for sp; in dp, nil where the size is unknown.
  func comparison(_ row: Row) -> [Double?] {
    scales.map { scale in
      // A fixed size is one in dp there, which no scale changes.
      if case .fixed(let size) = row.resolved.strategy { return size }
      return row.resolved.baseSize.map { scale.dp(fromSp: $0) }
    }
  }

  /// The report in a format, with a line break at its end.
  func text(as format: TableFormat) -> String {
    switch format {
    case .json: json.text
    case .csv: table(withRanges: false).csv
    case .markdown: table(withRanges: true).markdown
    case .text: table(withRanges: true).text
    }
  }
}
