package import DocumentText
package import YAML

/// Reads the text of a matrix.
package enum MatrixReader {
  /// The most errors that are told of one matrix.
  package static let maximumErrors = 20
  /// The most entries of a list: ten thousand documents in as many languages are more than anyone draws.
  package static let maximumEntries = 10_000

  /// Reads a matrix in YAML or JSON; reading goes on after an error, so that several are told at once.
  package static func read(
    _ bytes: [UInt8], limits: YAMLLimits = YAMLLimits(), vocabulary: MatrixVocabulary
  ) -> MatrixReading {
    let reading = YAMLReading(bytes, limits: limits)
    var decoder = MatrixDecoder(vocabulary: vocabulary)
    for error in reading.errors { decoder.report(.yaml(error), at: error.place) }
    let matrix = reading.root.flatMap { decoder.matrix($0) }
    return MatrixReading(
      matrix: decoder.problems.isEmpty ? matrix : nil, diagnostics: Self.diagnostics(decoder.problems, .error))
  }

  /// What to say of excludes that have left nothing out.
  package static func warnings(idle excludes: [MatrixExclude]) -> [DocumentDiagnostic] {
    diagnostics(excludes.map { (.idleExclude, $0.place) }, .warning)
  }

  private static func diagnostics(
    _ problems: [(problem: MatrixProblem, place: YAMLPlace)], _ severity: DocumentDiagnostic.Severity
  ) -> [DocumentDiagnostic] {
    let ordered = problems.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    return ordered.prefix(maximumErrors).map { _, entry in
      DocumentDiagnostic(
        severity: severity, message: entry.problem.message, hint: entry.problem.hint, line: entry.place.line,
        column: entry.place.column)
    }
  }
}
