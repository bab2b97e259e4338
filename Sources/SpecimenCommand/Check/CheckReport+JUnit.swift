internal import Findings
internal import Spelling
internal import TypeSystem

extension CheckReport {
  /// The report as JUnit's XML, as Jenkins and GitLab read it: a suite for each document, a case for each rule.
  ///
  /// A rule fails where it found something that fails; what else it found is its output. A rule that is off is skipped.
  package var junit: String {
    let suites = documents.map { document in (document, Rule.allCases.map { JUnitCase($0, document, failLevel) }) }
    let broken = documents.reduce(0) { $0 + $1.report.uncheckedScreens.count }
    let cases = suites.flatMap(\.1)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites" + XMLText.attribute("name", tool) + Self.counts(cases, broken) + ">\n"
    for (document, cases) in suites {
      text += "  <testsuite" + XMLText.attribute("name", TerminalText.escaped(document.label))
      text += Self.counts(cases, document.report.uncheckedScreens.count)
      text += XMLText.attribute("skipped", "\(cases.count { $0.isSkipped })") + ">\n"
      for testCase in cases { text += testCase.text }
      for screen in document.report.uncheckedScreens { text += Self.testCase(screen, in: document) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// A screen that can't be checked is a test that could not be run.
  private static func testCase(_ screen: UncheckedScreen, in document: CheckedDocument) -> String {
    let hint = screen.hint.map { "hint: \(TerminalText.escaped($0))" } ?? ""
    return "    <testcase" + XMLText.attribute("name", TerminalText.escaped("screen \(screen.screen)"))
      + XMLText.attribute("classname", TerminalText.escaped(document.label)) + ">\n      <error"
      + XMLText.attribute("message", TerminalText.escaped(screen.message)) + XMLText.attribute("type", "error")
      + ">\(XMLText.content(hint))</error>\n    </testcase>\n"
  }

  private static func counts(_ cases: [JUnitCase], _ errors: Int) -> String {
    XMLText.attribute("tests", "\(cases.count + errors)")
      + XMLText.attribute("failures", "\(cases.count { $0.fails })")
      + XMLText.attribute("errors", "\(errors)")
  }
}

/// A rule, held against a document.
private struct JUnitCase {
  let isSkipped: Bool
  private let rule: Rule
  private let document: CheckedDocument
  private let failures: [Finding]
  private let others: [Finding]

  init(_ rule: Rule, _ document: CheckedDocument, _ failLevel: FailLevel) {
    let found = document.report.findings.filter { $0.rule == rule }
    self.rule = rule
    self.document = document
    failures = found.filter { failLevel.fails($0.level) }
    others = found.filter { !failLevel.fails($0.level) }
    isSkipped = document.levels[rule] == .off
  }

  var fails: Bool { !failures.isEmpty }

  var text: String {
    let opening =
      "    <testcase" + XMLText.attribute("name", rule.word)
      + XMLText.attribute("classname", TerminalText.escaped(document.label))
    var elements: [String] = []
    if isSkipped { elements.append("<skipped/>") }
    if let worst = failures.first {
      let message = failures.count == 1 ? rule.title : "\(rule.title): \(failures.count) places"
      elements.append(
        "<failure" + XMLText.attribute("message", message) + XMLText.attribute("type", worst.level.word) + ">"
          + XMLText.content(lines(failures)) + "</failure>")
    }
    if !others.isEmpty { elements.append("<system-out>\(XMLText.content(lines(others)))</system-out>") }
    guard !elements.isEmpty else { return opening + "/>\n" }
    return opening + ">\n" + elements.map { "      \($0)\n" }.joined() + "    </testcase>\n"
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map { finding in
      let line = "\(finding.level.word): \(CheckWords.sentence(finding, of: document.categories))"
      let place = document.place(of: finding).map { " (\(TerminalText.escaped(document.label)):\($0))" } ?? ""
      return line + place + (finding.hint.isEmpty ? "" : "\nhint: \(TerminalText.escaped(finding.hint))")
    }.joined(separator: "\n")
  }
}
