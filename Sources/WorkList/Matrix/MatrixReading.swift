package import DocumentText

/// What came out of reading a matrix.
package struct MatrixReading: Hashable, Sendable {
  /// The matrix; nil when there are errors.
  package var matrix: Matrix?
  /// Errors and warnings in the order of the text, at most twenty.
  package var diagnostics: [DocumentDiagnostic]
}
