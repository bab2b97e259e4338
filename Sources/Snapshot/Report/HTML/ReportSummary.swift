internal import Spelling

/// The page's head: what the run came to, in words and in numbers.
struct ReportSummary {
  private let report: VerificationReport

  /// The summary of a report.
  init(_ report: VerificationReport) { self.report = report }

  /// The whole in a few words, such as "12 cells differ and 1 is new".
  var title: String {
    guard !report.sheets.isEmpty else { return "No sheet was compared" }
    let words = cellWords.isEmpty ? sheetWords : cellWords
    return words.isEmpty ? "Everything is as recorded" : capitalized(Spelling.list(words))
  }

  /// The head as markup.
  var html: String {
    let passes = !report.sheets.isEmpty && report.passes
    return """
      <header class="summary \(passes ? "passed" : "failed")">
      <div>
      <h1><span class="sign" aria-hidden="true">\(passes ? "✓" : "●")</span>\(HTMLText.markup(title))</h1>
      <p>\(HTMLText.markup(subtitle))</p>
      </div>
      <dl class="counts">
      \(counts.map(Self.count).joined(separator: "\n"))
      </dl>
      </header>

      """
  }

  private var subtitle: String {
    let sheets = counted(report.sheets.count, "sheet")
    let cells = counted(report.sheets.reduce(0) { $0 + ($1.verdict?.cells.count ?? 0) }, "cell")
    let seconds = report.sheets.compactMap(\.seconds).reduce(0, +)
    let time = seconds > 0 ? " in \(DecimalText.rounded(seconds, decimals: 2)) s" : ""
    let more = cellWords.isEmpty || sheetWords.isEmpty ? "" : "; \(Spelling.list(sheetWords))"
    return "\(cells) on \(sheets)\(time), compared by \(ShownText.escaped(report.tool))\(more)"
  }

  private var counts: [(label: String, kind: String, count: Int)] {
    let all: [(String, String, CellVerdict.Outcome)] = [
      ("changed", "changed", .changed), ("new", "new", .new), ("stale", "stale", .stale),
      ("tolerated", "tolerated", .tolerated), ("as recorded", "same", .same),
    ]
    return all.map { ($0.0, $0.1, count($0.2)) }.filter { $0.2 > 0 || $0.0 == "as recorded" || $0.0 == "changed" }
  }

  private static func count(_ entry: (label: String, kind: String, count: Int)) -> String {
    "<div class=\"\(entry.kind)\(entry.count == 0 ? " none" : "")\"><dt>\(entry.label)</dt><dd>\(entry.count)</dd></div>"
  }

  private var cellWords: [String] {
    var words: [String] = []
    let kinds: [(CellVerdict.Outcome, one: String, several: String)] = [
      (.changed, "differs", "differ"), (.new, "is new", "are new"), (.stale, "is stale", "are stale"),
    ]
    for (outcome, one, several) in kinds {
      let count = count(outcome)
      guard count > 0 else { continue }
      let subject = words.isEmpty ? counted(count, "cell") : "\(count)"
      words.append("\(subject) \(count == 1 ? one : several)")
    }
    return words
  }

  private var sheetWords: [String] {
    var missing = 0
    var unusable = 0
    for sheet in report.sheets {
      if case .missing = sheet.outcome { missing += 1 }
      if case .unusable = sheet.outcome { unusable += 1 }
    }
    var words: [String] = []
    if missing > 0 { words.append("\(counted(missing, "sheet")) \(missing == 1 ? "has" : "have") no golden") }
    if unusable > 0 { words.append("\(counted(unusable, "sheet")) can't be compared") }
    if words.isEmpty, cellWords.isEmpty, report.sheets.contains(where: { $0.outcome != .passed }) {
      words.append("a sheet fails")
    }
    return words
  }

  private func count(_ outcome: CellVerdict.Outcome) -> Int {
    report.sheets.reduce(0) { $0 + ($1.verdict?.count(of: outcome) ?? 0) }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
