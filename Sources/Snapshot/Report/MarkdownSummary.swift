internal import Spelling

/// A verification as GitHub's Markdown, for the page of a workflow's run (the file that GITHUB_STEP_SUMMARY names).
///
/// It speaks on green runs too: what was compared, how many cells, and with which versions.
public enum MarkdownSummary {
  /// The whole file.
  public static func text(_ report: VerificationReport) -> String {
    var text = "## Type specimens: \(MarkdownText.escaped(report.headline))\n\n"
    text += versions(report)
    guard !report.sheets.isEmpty else { return text }
    text += "\n" + table(report.sheets)
    for sheet in report.sheets where !sheet.passes || sheet.verdict?.notes.isEmpty == false { text += section(sheet) }
    return text
  }

  /// How many cells a sheet's table lists; GitHub takes 1 MB a step.
  private static let mostCells = 100

  private static func versions(_ report: VerificationReport) -> String {
    let libraries = report.libraries.map { "\($0.name) \($0.version)" }
    let drawn = MarkdownText.escaped(report.tool) + (libraries.isEmpty ? "" : " with ")
    return "Drawn by \(drawn)\(MarkdownText.escaped(Spelling.list(libraries))).\n"
  }

  private static func table(_ sheets: [SheetReport]) -> String {
    let isTimed = sheets.contains { $0.seconds != nil }
    var text = MarkdownText.row(["", "Sheet", "Cells", "Compared", "Found"] + (isTimed ? ["Seconds"] : []))
    text += MarkdownText.row(["---", "---", "--:", "---", "---"] + (isTimed ? ["--:"] : []))
    for sheet in sheets {
      let time = sheet.seconds.map { DecimalText.rounded($0, decimals: 3) } ?? ""
      text += MarkdownText.row(
        [
          sheet.passes ? "✅" : "❌", MarkdownText.escaped(sheet.name), sheet.verdict.map { "\($0.cells.count)" } ?? "",
          sheet.verdict.map { compared($0.basis) } ?? "nothing", MarkdownText.escaped(sheet.headline),
        ] + (isTimed ? [time] : []))
    }
    return text
  }

  private static func compared(_ basis: Verdict.Basis) -> String {
    switch basis {
    case .pixels: "pixels"
    case .glyphs: "glyphs, outlines, advances, faces, sizes"
    case .picture: "the picture alone"
    }
  }

  /// A sheet that fails, or that has something to note.
  private static func section(_ sheet: SheetReport) -> String {
    var text = "\n### \(MarkdownText.escaped(sheet.name))\n\n"
    for cause in sheet.verdict?.causeLines ?? [] { text += "- **Why:** \(MarkdownText.escaped(cause))\n" }
    for note in sheet.verdict?.notes ?? [] { text += "- Note: \(MarkdownText.escaped(note))\n" }
    if let remedy = sheet.remedy { text += "- To do: \(MarkdownText.escaped(remedy))\n" }
    return text + cells(sheet.verdict?.cells.filter(\.fails) ?? [])
  }

  private static func cells(_ cells: [CellVerdict]) -> String {
    guard !cells.isEmpty else { return "" }
    var text = "\n" + MarkdownText.row(["Style", "Category", "Column", "What differs"])
    text += MarkdownText.row(["---", "---", "---", "---"])
    for cell in cells.prefix(mostCells) {
      text += MarkdownText.row(
        [cell.name.style, cell.name.category ?? "", cell.name.column ?? "", cell.found].map(MarkdownText.escaped))
    }
    let rest = cells.count - mostCells
    return text + (rest > 0 ? "\nand \(counted(rest, "more cell"))\n" : "")
  }
}
