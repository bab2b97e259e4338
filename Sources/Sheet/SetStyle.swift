internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A style's cells and head, set and measured, before they have places.
struct SetStyle {
  let style: ResolvedStyle
  var custom: [SetCell]
  var fallback: [SetCell]
  let head: RowHead

  /// Breaks every label between its notes, so that it is no wider than `width` points where that can be.
  mutating func fit(width: Double) {
    for index in custom.indices { custom[index].fit(width: width) }
    for index in fallback.indices { fallback[index].fit(width: width) }
  }

  /// Breaks every label to be no wider than its own cell.
  mutating func fitToThemselves() {
    for index in custom.indices { custom[index].fit(width: custom[index].width) }
    for index in fallback.indices { fallback[index].fit(width: fallback[index].width) }
  }

  /// The cells of one of the style's fonts.
  subscript(column: Column) -> [SetCell] {
    switch column {
    case .custom: custom
    case .fallback: fallback
    }
  }
}

extension SetCell {
  /// The faces that drew characters which the cell's own font lacks.
  var steppingIn: [FaceID] {
    (sample?.runs ?? []).compactMap { run in
      if case .fallback = run.provenance { run.font.face } else { nil }
    }
  }
}

extension [SetStyle] {
  /// Every cell, style by style, custom before fallback.
  var cells: [SetCell] { flatMap { $0.custom + $0.fallback } }

  /// Every mark with its cell, in the order of ``cells``.
  var marks: [CellMark] {
    flatMap { set in
      Column.allCases.flatMap { column in
        set[column].flatMap { cell in
          cell.marks.map { CellMark(style: set.style.style, column: column, category: cell.category, mark: $0) }
        }
      }
    }
  }
}
