internal import Snapshot

/// What `verify` prints of a sheet: one line where it passes, else why, which cells, the pictures and the remedy.
enum VerdictText {
  /// How many lines about cells are printed; the report has them all.
  private static let cellLimit = 20

  /// A sheet's lines; `pictures` is the folder of its pictures.
  static func text(_ sheet: SheetReport, pictures: String? = nil) -> String {
    var lines = ["\(TerminalText.escaped(sheet.name)): \(sheet.headline)"]
    if !sheet.passes {
      lines += (sheet.verdict?.causes ?? []).map { "  \($0)" }
      lines += (sheet.verdict?.cellLines(limit: cellLimit) ?? []).map { "  \($0)" }
      lines += (sheet.verdict?.notes ?? []).filter { $0 != sheet.headline }.map { "  note: \($0)" }
      if let pictures { lines.append("  pictures: \(TerminalText.escaped(pictures))") }
      if let remedy = sheet.remedy { lines.append("  hint: \(remedy)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What stands below all sheets: the whole in one line where there are several, and the page to open.
  static func end(of report: VerificationReport, page: String?) -> String {
    var lines: [String] = []
    if report.sheets.count > 1 { lines.append(report.headline) }
    if !report.passes, let page { lines.append("report: \(TerminalText.escaped(page))") }
    return lines.map { $0 + "\n" }.joined()
  }
}
