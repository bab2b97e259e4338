internal import DynamicType
internal import TypeSystem

/// The sizes of a type system, in the order in which every format prints them: style by style, custom first.
struct SizesReport {
  let system: ResolvedTypeSystem

  /// The version of the machine-readable form, raised when a member changes its meaning or goes.
  static let schemaVersion = 1

  /// A style's column with its name.
  struct Row {
    let style: TextStyle
    let column: Column
    let resolved: ResolvedColumn
  }

  var rows: [Row] {
    system.styles.flatMap { style in
      [
        Row(style: style.style, column: .custom, resolved: style.custom),
        Row(style: style.style, column: .fallback, resolved: style.fallback),
      ]
    }
  }

  /// Everything that the cells are marked with.
  func text(as format: TableFormat) -> String {
    switch format {
    case .json: json.text
    case .csv: table(withRanges: false).csv
    case .markdown: table(withRanges: true).markdown
    case .text: table(withRanges: true).text
    }
  }
}
