internal import Findings
internal import Snapshot
internal import Spelling
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
    var lines = documents.flatMap { document in
      document.report.uncheckedScreens.map { annotation($0, in: document) }
    }
    var rest: [FindingLevel: Int] = [:]
    for kind in kinds {
      let found = documents.flatMap { document in
        document.report.findings.filter { $0.level == kind.level }.map { ($0, document) }
      }
      let most = kind.level == .error ? max(0, kind.most - lines.count) : kind.most
      lines += found.prefix(most).map { annotation(kind.command, $0, in: $1) }
      rest[kind.level] = max(0, found.count - most)
    }
    if rest.values.contains(where: { $0 > 0 }) {
      let counts = CheckWords.counts { rest[$0] ?? 0 }
      lines.append(
        "::notice title=\(GitHubAnnotations.property("and \(counts) more"))::\(GitHubAnnotations.data(headline))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotation(_ command: String, _ finding: Finding, in document: CheckedDocument) -> String {
    let hint = finding.hint.isEmpty ? "" : "\nhint: \(TerminalText.escaped(finding.hint))"
    let text = CheckWords.sentence(finding, of: document.categories) + hint
    return annotation(
      command, title: "\(finding.rule.title) (\(finding.rule.word))", text, document, document.place(of: finding))
  }

  private func annotation(_ screen: UncheckedScreen, in document: CheckedDocument) -> String {
    let hint = screen.hint.map { "\nhint: \(TerminalText.escaped($0))" } ?? ""
    let text = TerminalText.escaped(screen.message) + hint
    return annotation(
      "error", title: Self.uncheckedTitle, text, document, document.place(of: screen))
  }

  private func annotation(
    _ command: String, title: String, _ text: String, _ document: CheckedDocument, _ place: YAMLPlace?
  ) -> String {
    var properties: [String] = []
    if let path = document.path, let place {
      properties = [
        "file=\(GitHubAnnotations.property(TextControls.escaped(path)))", "line=\(place.line)", "col=\(place.column)",
      ]
    }
    properties.append("title=\(GitHubAnnotations.property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(GitHubAnnotations.data(text))"
  }
}
