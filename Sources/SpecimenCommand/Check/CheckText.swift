internal import DynamicType
internal import Findings
internal import Sheet
internal import TypeSystem

/// What `check` prints for people: by level, worst first, then by rule, each of its places with its numbers.
package struct CheckText {
  /// Whether standard output is a terminal that shows colours.
  package var isColored: Bool
  /// Whether every place is shown (`-v`), however many there are.
  package var showsAll: Bool

  /// Makes a writer.
  package init(isColored: Bool = false, showsAll: Bool = false) {
    self.isColored = isColored
    self.showsAll = showsAll
  }

  private static let width = 80
  /// How many places of a rule are shown; the machine-readable formats have them all.
  private static let mostPlaces = 12

  /// A document's findings; one line where there are none.
  package func text(_ document: CheckedDocument) -> String {
    let findings = document.report.findings
    let label = Self.harmless(TerminalText.escaped(document.label))
    let unchecked = document.report.uncheckedScreens
    guard !findings.isEmpty || !unchecked.isEmpty else {
      return "\(label): no findings\n" + faces(document.faces).map { $0 + "\n" }.joined()
    }
    var lines = [bold(label)] + self.lines(unchecked)
    for level in [FindingLevel.error, .warning, .info] {
      for rule in Rule.allCases {
        let places = findings.filter { $0.level == level && $0.rule == rule }
        if !places.isEmpty { lines += ["", heading(rule, level)] + self.lines(places, of: document) }
      }
    }
    lines += faces(document.faces)
    return lines.map { $0 + "\n" }.joined() + "\n"
  }

  /// Each custom face beside its fallback, and how CSS would make the fallback match.
  private func faces(_ faces: [ComparedFaces]) -> [String] {
    guard !faces.isEmpty else { return [] }
    var lines = ["", bold("Custom faces by their fallbacks, as they are at large")]
    for pair in faces {
      let comparison = pair.comparison
      let ratios = [
        ("x-height", comparison.xHeightRatio), ("cap height", comparison.capHeightRatio),
        ("width", comparison.widthRatio), ("stem", comparison.stemRatio),
      ].map { name, ratio in "\(name) \(ratio.map { formatted($0, decimals: 2) + "x" } ?? "unknown")" }
      lines += Self.wrapped("\(pair.customName) by \(pair.fallbackName)", indent: 2).map(bold)
      lines += Self.wrapped(pair.styles.map(\.name).joined(separator: ", "), indent: 4)
      lines += Self.wrapped(ratios.joined(separator: ", "), indent: 4)
      lines += Self.wrapped(comparison.descriptors.joined(separator: " "), indent: 4)
    }
    return lines
  }

  /// The last line: how much was found, and whether that fails.
  package func summary(_ report: CheckReport) -> String {
    let fails =
      report.hasFailure ? "; fails on \(report.failLevel.word)\(report.failLevel == .error ? "" : " and above")" : ""
    return Self.harmless(report.headline) + fails + "\n"
  }

  private func heading(_ rule: Rule, _ level: FindingLevel) -> String {
    "\(colored(level.word + ":", level)) \(bold(rule.title)) \(styled("(\(rule.word))", 2))"
  }

  private func lines(_ findings: [Finding], of document: CheckedDocument) -> [String] {
    let shown = showsAll ? findings[...] : findings.prefix(Self.mostPlaces)
    // A hint that all places share stands once, below them.
    let hints = Set(findings.map(\.hint))
    var lines: [String] = []
    for finding in shown {
      lines += place(finding, of: document)
      if let node = CheckWords.roleNode(finding) { lines += Self.wrapped(node, indent: 4) }
      lines += Self.wrapped(finding.message, indent: 4)
      if hints.count > 1 { lines += hint(finding.hint, indent: 4) }
    }
    if shown.count < findings.count {
      lines.append("  and \(findings.count - shown.count) more: -v shows them")
    }
    if hints.count == 1, let only = hints.first { lines += hint(only, indent: 2) }
    return lines
  }

  private func lines(_ screens: [UncheckedScreen]) -> [String] {
    guard !screens.isEmpty else { return [] }
    let heading = "\(colored(FindingLevel.error.word + ":", .error)) \(bold(CheckReport.uncheckedTitle))"
    return ["", heading]
      + screens.flatMap { screen in
        Self.wrapped(screen.message, indent: 2) + hint(screen.hint ?? "", indent: 4)
      }
  }

  /// A line with styles, column and categories, and the numbers at its end; more lines where those are long.
  private func place(_ finding: Finding, of document: CheckedDocument) -> [String] {
    let styles = Self.wrapped(CheckWords.styles(finding), indent: 2)
    let details = CheckWords.details(finding, of: document.categories, namesNode: false)
    let measure = CheckWords.measure(finding) ?? ""
    let left = TerminalText.width(of: styles[0]) + (details.isEmpty ? 0 : 2 + TerminalText.width(of: details))
    let room = Self.width - left - TerminalText.width(of: measure)
    if styles.count == 1, measure.isEmpty ? room >= 0 : room >= 2 {
      let end = measure.isEmpty ? "" : String(repeating: " ", count: room) + colored(measure, finding.level)
      return [bold(styles[0]) + (details.isEmpty ? "" : "  " + details) + end]
    }
    let numbers = measure.isEmpty ? [] : ["    " + colored(measure, finding.level)]
    if styles.count == 1, left <= Self.width {
      return [bold(styles[0]) + (details.isEmpty ? "" : "  " + details)] + numbers
    }
    return styles.map(bold) + (details.isEmpty ? [] : Self.wrapped(details, indent: 4)) + numbers
  }

  private func hint(_ text: String, indent: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    let label = "hint: "
    var lines = Self.wrapped(text, indent: indent + label.count)
    lines[0] =
      String(repeating: " ", count: indent) + styled("hint:", 36) + lines[0].dropFirst(indent + label.count - 1)
    return lines
  }

  /// Text of a document's or a font's in indented lines, control codes as escapes.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    Words.wrapped(TerminalText.escaped(text), width: width - indent).map {
      String(repeating: " ", count: indent) + harmless($0)
    }
  }

  /// A line that no log takes for a command: GitHub obeys `::` and `##[` at a line's beginning.
  private static func harmless(_ line: String) -> String {
    if line.hasPrefix("::") { return "\\u{3A}" + line.dropFirst() }
    if line.hasPrefix("##[") { return "\\u{23}" + line.dropFirst() }
    return line
  }

  private func colored(_ text: String, _ level: FindingLevel) -> String {
    switch level {
    case .error: styled(text, 1, 31)
    case .warning: styled(text, 1, 33)
    case .info, .off: styled(text, 1, 36)
    }
  }

  private func bold(_ text: String) -> String { styled(text, 1) }

  private func styled(_ text: String, _ codes: Int...) -> String {
    guard isColored else { return text }
    return "\u{1B}[\(codes.map { String($0) }.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
