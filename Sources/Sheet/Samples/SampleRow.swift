package import TypeSystem

/// A style with the samples of both its columns, set and measured.
package struct SampleRow: Hashable, Sendable {
  /// The style, worked out.
  package var style: ResolvedStyle
  /// The custom font's samples, a cell a category.
  package var custom: [SampleCell]
  /// The fallback's samples, a cell a category.
  package var fallback: [SampleCell]

  /// The samples of one of the columns.
  package subscript(column: Column) -> [SampleCell] {
    switch column {
    case .custom: custom
    case .fallback: fallback
    }
  }

  /// The worked out cells of one of the columns.
  package func resolved(_ column: Column) -> ResolvedColumn {
    switch column {
    case .custom: style.custom
    case .fallback: style.fallback
    }
  }
}
