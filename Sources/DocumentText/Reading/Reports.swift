internal import TypeSystem
internal import YAML

/// Gathers what is wrong with a document, as data; only what is told in the end is put into words.
struct Reports {
  private struct Report: Hashable {
    var place: YAMLPlace
    var severity: DocumentDiagnostic.Severity
    var problem: DocumentProblem
  }

  private var reports: [Report] = []
  private var byPlace: [YAMLPlace: [Int]] = [:]

  /// How often an error was added, those that are told already too.
  private(set) var errorCount = 0
  /// Whether there is an error.
  var hasErrors: Bool { errorCount > 0 }

  /// Adds a problem, once: an alias makes one text be read several times.
  mutating func add(_ problem: DocumentProblem, at place: YAMLPlace, _ severity: DocumentDiagnostic.Severity = .error) {
    if severity == .error { errorCount += 1 }
    let report = Report(place: place, severity: severity, problem: problem)
    guard byPlace[place, default: []].allSatisfy({ reports[$0] != report }) else { return }
    byPlace[place, default: []].append(reports.count)
    reports.append(report)
  }

  /// The first reports in the order of the text, with the document where there is no error.
  func reading(_ document: TypeSystemDocument?, file: String) -> DocumentReading {
    let ordered = reports.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    var counts: [Bool: Int] = [:]
    var diagnostics: [DocumentDiagnostic] = []
    for (_, report) in ordered {
      let isError = report.severity == .error
      counts[isError, default: 0] += 1
      guard counts[isError, default: 0] <= DocumentReader.maximumErrors else { continue }
      diagnostics.append(
        DocumentDiagnostic(
          severity: report.severity, message: report.problem.message, hint: report.problem.hint,
          line: report.place.line, column: report.place.column))
    }
    let omitted = max(0, counts[true, default: 0] - DocumentReader.maximumErrors)
    return DocumentReading(
      document: hasErrors ? nil : document, diagnostics: diagnostics, omittedErrors: omitted)
  }
}
