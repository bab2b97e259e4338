internal import Revision
internal import Sheet
internal import Snapshot
internal import TypeSystem

extension DiffReport {
  /// The report for the text of a pull request.
  var markdown: String {
    var text = "## \(Self.plain(oldPath)) → \(Self.plain(newPath))\n\n\(headline)\n"
    if !changes.document.isEmpty {
      text += list("Document", changes.document.map { "\(Self.plain($0.key)): \(Self.plain($0.words))" })
    }
    if !findings.isEmpty {
      text += list(
        "Findings",
        findings.rows.map { row in
          let was = row.was.map { " (was: \(Self.plain($0.message)))" } ?? ""
          return "**\(row.change.rawValue)**: \(row.finding.level.rawValue) \(Self.plain(row.finding.rule)), "
            + "\(Self.plain(row.place(\.name))): \(Self.plain(row.finding.message))\(was)"
        })
    }
    for face in changes.faces {
      text += list("Face \(Self.plain(Self.title(of: face)))", Self.lines(of: face).map(Self.plain))
    }
    for style in changes.styles { text += markdown(of: style) }
    if !changes.isEmpty, !changes.unchanged.isEmpty {
      text += "\nUnchanged: \(Self.plain(changes.unchanged.map(\.name).joined(separator: ", ")))\n"
    }
    return text
  }

  private func markdown(of style: StyleRevision) -> String {
    let kind = RevisionWords.kind(style.kind).map { ": \(Self.plain($0))" } ?? ""
    var text = "\n### \(Self.plain(style.style.name))\(kind)\n"
    for column in style.columns {
      let lines =
        column.properties.map { "\($0.property.words): \(Self.plain(words($0)))" }
        + column.marks.map { "mark: \(Self.plain(changes.words($0)))" }
      let numbers = numbers(of: column)
      guard !lines.isEmpty || numbers != nil else { continue }
      text += "\n\(column.column.rawValue)\n"
      if !lines.isEmpty { text += "\n" + lines.map { "- \($0)\n" }.joined() }
      if let numbers { text += "\n" + numbers.markdown }
    }
    return text
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    "\n### \(title)\n\n" + lines.map { "- \($0)\n" }.joined()
  }

  private static func plain(_ text: String) -> String { MarkdownText.escaped(text) }
}
