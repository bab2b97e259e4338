internal import Revision
internal import Sheet
internal import TypeSystem

extension DiffReport {
  /// The report for people: a line that says it all, and under it what differs, place by place.
  func text(isColored: Bool) -> String {
    let paint = { (text: String, code: String) in isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
    var text = "\(TerminalText.escaped(oldPath)) → \(TerminalText.escaped(newPath)):"
    let lines = Words.wrapped(headline, width: 78)
    text += changes.isEmpty ? " \(headline)\n" : "\n" + lines.map { "  \(paint($0, "1"))\n" }.joined()
    text += section(paint("document", "1"), changes.document.map { ("", $0.key, $0.words) })
    text += findingsText(paint)
    for face in changes.faces {
      text += "\n" + paint("face", "1") + " \(TerminalText.escaped(Self.title(of: face)))\n"
      for line in Self.lines(of: face) {
        for (index, part) in Words.wrapped(line, width: 76).enumerated() {
          text += (index == 0 ? "  " : "    ") + TerminalText.escaped(part) + "\n"
        }
      }
    }
    for style in changes.styles { text += self.text(of: style, paint) }
    if !changes.isEmpty, !changes.unchanged.isEmpty {
      let lines = Words.wrapped("unchanged: " + changes.unchanged.map(\.name).joined(separator: ", "), width: 78)
      text += "\n" + lines.map { TerminalText.escaped($0) + "\n" }.joined(separator: "  ")
    }
    return text
  }

  private func findingsText(_ paint: (String, String) -> String) -> String {
    guard !findings.isEmpty else { return "" }
    var text = "\n" + paint("findings", "1") + "\n"
    for row in findings.rows {
      let word = paint(row.change.rawValue, Self.color(of: row))
      let title = "\(row.finding.level.rawValue) \(row.finding.rule), \(row.place(\.name))"
      let lines = Words.wrapped(TerminalText.escaped(title), width: 70)
      text += "  \(word) \(lines.joined(separator: "\n         "))\n\(Self.indented(row.finding.message))"
      if let was = row.was { text += Self.indented("was \(was.level.rawValue): \(was.message)") }
    }
    return text
  }

  /// Green for what is gone, red for an error, yellow for the rest.
  private static func color(of row: RevisionFindings.Row) -> String {
    row.change == .went ? "32" : row.finding.level == .error ? "31" : "33"
  }

  private func text(of style: StyleRevision, _ paint: (String, String) -> String) -> String {
    var text = "\n" + paint(TerminalText.escaped(style.style.name), "1")
    text += (RevisionWords.kind(style.kind).map { ": \(TerminalText.escaped($0))" } ?? "") + "\n"
    for column in style.columns {
      let name = column.column.rawValue
      var table = TextTable(header: ["", "", ""])
      table.rows = column.properties.map { ["  \(name)", $0.property.words, words($0)] }
      table.rows += column.marks.map { ["  \(name)", "mark", changes.words($0)] }
      // The header is for the widths alone.
      text += table.text.split(separator: "\n").map { $0 + "\n" }.joined()
      guard let numbers = numbers(of: column) else { continue }
      let lines = numbers.text.split(separator: "\n")
      text += lines.enumerated().map { index, line in
        "  " + (index == 0 ? name + String(repeating: " ", count: 10 - name.count) : String(repeating: " ", count: 10))
          + "\(line)\n"
      }.joined()
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    Words.wrapped(TerminalText.escaped(text), width: 74).map { "      \($0)\n" }.joined()
  }

  private func section(_ title: String, _ rows: [(String, String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    var table = TextTable(header: ["", "", ""])
    table.rows = rows.map { [$0.0, $0.1, $0.2] }
    return "\n\(title)\n" + table.text.split(separator: "\n").map { "\($0)\n" }.joined()
  }
}
