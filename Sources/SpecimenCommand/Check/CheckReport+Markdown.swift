internal import Findings
internal import Snapshot
internal import TypeSystem

extension CheckReport {
  /// How many findings a document's table lists; GitHub takes 1 MB a step.
  private static var mostRows: Int { 200 }

  /// The report as GitHub's Markdown, for the page of a workflow's run too (the file that GITHUB_STEP_SUMMARY names).
  package var markdown: String {
    var text = "## Type systems: \(MarkdownText.escaped(headline))\n"
    for document in documents {
      text += "\n### \(MarkdownText.escaped(document.label))\n\n"
      text += document.report.findings.isEmpty ? "No findings.\n" : table(document)
      let unchecked = document.report.uncheckedScreens
      if !unchecked.isEmpty { text += "\n" + unchecked.map(Self.item).joined() }
    }
    return text
  }

  private static func item(_ screen: UncheckedScreen) -> String {
    let hint = screen.hint.map { "; hint: \($0)" } ?? ""
    return "- \(MarkdownText.escaped("\(uncheckedTitle): \(screen.message)\(hint)"))\n"
  }

  private func table(_ document: CheckedDocument) -> String {
    let findings = document.report.findings
    var text = MarkdownText.row(["", "Rule", "Where", "Found", "To do"])
    text += MarkdownText.row(["---", "---", "---", "---", "---"])
    for finding in findings.prefix(Self.mostRows) {
      let details = CheckWords.details(finding, of: document.categories)
      let place = CheckWords.styles(finding) + (details.isEmpty ? "" : " (\(details))")
      text += MarkdownText.row(
        [finding.level.word, finding.rule.title, place, finding.message, finding.hint]
          .map(MarkdownText.escaped))
    }
    let rest = findings.count - Self.mostRows
    return text + (rest > 0 ? "\nand \(rest) more\n" : "")
  }
}
