internal import Findings
internal import Snapshot
internal import TypeSystem
internal import YAML

extension CheckReport {
  /// How many annotations of a kind GitHub shows.
  private static var mostAnnotations: Int { 10 }

  /// The findings as GitHub's workflow commands, which it shows beside the lines of the documents.
  ///
  /// GitHub shows ten errors, ten warnings and ten notices a step and drops what comes after: what is left is told in the
  /// last notice.
  package var gitHubAnnotations: String {
    let kinds: [(level: FindingLevel, command: String, most: Int)] = [
      (.error, "error", Self.mostAnnotations), (.warning, "warning", Self.mostAnnotations),
      (.info, "notice", Self.mostAnnotations - 1),
    ]
    var lines: [String] = []
    var rest: [FindingLevel: Int] = [:]
    for kind in kinds {
      let found = documents.flatMap { document in
        document.report.findings.filter { $0.level == kind.level }.map { ($0, document) }
      }
      lines += found.prefix(kind.most).map { annotation(kind.command, $0, in: $1) }
      rest[kind.level] = max(0, found.count - kind.most)
    }
    if rest.values.contains(where: { $0 > 0 }) {
      let counts = CheckWords.counts { rest[$0] ?? 0 }
      lines.append(
        "::notice title=\(GitHubAnnotations.property("and \(counts) more"))::\(GitHubAnnotations.data(headline))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotation(_ command: String, _ finding: Finding, in document: CheckedDocument) -> String {
    var properties: [String] = []
    if let path = document.path, let place = document.place(of: finding) {
      properties = [
        "file=\(GitHubAnnotations.property(TerminalText.escaped(path)))", "line=\(place.line)", "col=\(place.column)",
      ]
    }
    let title = "\(finding.rule.title) (\(finding.rule.word))"
    properties.append("title=\(GitHubAnnotations.property(title))")
    let hint = finding.hint.isEmpty ? "" : "\nhint: \(TerminalText.escaped(finding.hint))"
    let text = CheckWords.sentence(finding, of: document.categories) + hint
    return "::\(command) \(properties.joined(separator: ","))::\(GitHubAnnotations.data(text))"
  }
}
