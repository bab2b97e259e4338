internal import Spelling

/// A verification as GitHub's workflow commands, lines on standard output that GitHub Actions shows beside the files.
///
/// GitHub shows ten errors and ten notices a step and drops what comes after. So there are at most ten errors, one for
/// each style that differs and each golden that is missing or can't be used; what is left is told in one notice. Each
/// other notice is a sheet that passes and has something to note, at most nine.
public enum GitHubAnnotations {
  /// The lines, each with a line break; empty where all sheets pass without a note.
  public static func text(_ report: VerificationReport) -> String {
    let errors = report.sheets.flatMap(errors)
    let shown = errors.prefix(mostErrors)
    let notices = report.sheets.filter { $0.passes && $0.verdict?.notes.isEmpty == false }.prefix(mostErrors - 1)
    var lines = shown.map { line("error", file: $0.sheet, title: $0.title, $0.message) }
    lines += notices.map {
      line("notice", file: $0.name, title: $0.headline, ($0.verdict?.notes ?? []).joined(separator: "\n"))
    }
    if let rest = rest(errors.dropFirst(mostErrors)) { lines.append(rest) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many annotations of a kind GitHub shows.
  private static let mostErrors = 10
  /// How many cells one annotation lists.
  private static let mostCells = 12

  /// An annotation of a sheet.
  private struct Annotation {
    var sheet: String
    var title: String
    var message: String
  }

  private static func errors(_ sheet: SheetReport) -> [Annotation] {
    guard !sheet.passes else { return [] }
    let rows = sheet.rows.filter { !$0.verdict.passes }
    if case .failed = sheet.outcome, !rows.isEmpty {
      return rows.map { row in
        Annotation(
          sheet: sheet.name, title: "\(ShownText.escaped(row.style)): \(row.verdict.summary)",
          message: row.verdict.lines(limit: mostCells).joined(separator: "\n"))
      }
    }
    return [Annotation(sheet: sheet.name, title: sheet.headline, message: sheet.remedy ?? sheet.headline)]
  }

  /// What is told of errors that GitHub wouldn't show.
  private static func rest(_ errors: ArraySlice<Annotation>) -> String? {
    guard !errors.isEmpty else { return nil }
    let sheets = Array(errors.map(\.sheet)).withoutRepetition.map { sheet in
      "\(errors.reduce(0) { $0 + ($1.sheet == sheet ? 1 : 0) }) in \(ShownText.escaped(sheet))"
    }
    return "::notice title=\(property("and \(counted(errors.count, "more failure"))"))::"
      + data(Spelling.list(Array(sheets.prefix(mostCells))) + (sheets.count > mostCells ? ", and in other sheets" : ""))
  }

  private static func line(_ command: String, file: String, title: String, _ message: String) -> String {
    "::\(command) file=\(property(TextControls.escaped(file))),title=\(property(title))::\(data(message))"
  }

  /// A message: GitHub takes %25, %0D and %0A back.
  package static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A property's value, in which a colon and a comma would end it.
  package static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ marks: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if marks.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
