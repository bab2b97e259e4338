internal import Page

/// The page of a merge: the counts, and a row for each job of which there is something to tell.
package enum MergePage {
  /// The most rows; a page of more is no page that anyone reads, and the JSON has them all.
  package static let rowLimit = 5_000

  /// The whole file, which loads nothing.
  package static func file(_ merge: Merge) -> [UInt8] {
    var page = HTMLWriter()
    page.markup("<main>\n<h1>\(Merge.sheets(merge.jobs.count))</h1>\n<p>")
    page.markup(
      "\(merge.count(.made)) made, \(merge.count(.cached)) cached, \(merge.count(.failed)) failed, "
        + "\(merge.count(.lost)) lost</p>\n")
    if let shards = merge.shardCount {
      page.markup("<p>\(shards - merge.missingShards.count) of \(shards) shards in \(merge.attempts) attempts</p>\n")
    }
    if !merge.missingShards.isEmpty {
      let names = merge.missingShards.prefix(100).map { "\($0)" }.joined(separator: ", ")
      page.markup("<p class=\"error\">missing shards: \(names)</p>\n")
    }
    addFindings(merge, to: &page)
    let rows = merge.jobs.filter(\.isNotable)
    if rows.isEmpty {
      page.markup("<p>There is nothing more to tell of any sheet.</p>\n")
    } else {
      page.markup("<table>\n<thead><tr><th>sheet</th><th>outcome</th><th>what was said</th></tr></thead>\n<tbody>\n")
      for job in rows.prefix(rowLimit) { add(job, to: &page) }
      page.markup("</tbody>\n</table>\n")
      if rows.count > rowLimit { page.markup("<p>and \(rows.count - rowLimit) more, which merge.json has</p>\n") }
    }
    page.markup("</main>\n")
    let title = "specimen: \(Merge.sheets(merge.jobs.count))"
    return PageShell(title: title, style: PageStyle.base + style).file(around: page)
  }

  private static let style = """

    main { max-width: 1200px; margin: 0 auto; padding: 40px 24px 64px; }
    h1 { margin: 0 0 8px; } h2 { margin: 40px 0 0; font-size: 20px; } p { margin: 0 0 2px; }
    table { border-collapse: collapse; width: 100%; margin-top: 16px; }
    h2 + table { margin-top: 8px; }
    th { text-align: left; font-weight: 400; color: var(--quiet); padding: 0 16px 6px 0; border-bottom: 1px solid var(--ink); }
    td { vertical-align: top; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); }
    th:last-child, td:last-child { padding-right: 0; }
    td a { display: inline-block; width: max-content; max-width: 28em; overflow-wrap: anywhere; }
    @media (max-width: 700px) { td a { max-width: 9em; } }
    .error { color: var(--error); } .warning { color: var(--warning); } .info { color: var(--info); }
    .note { color: var(--quiet); }

    """

  /// How many of a finding's sheets are named.
  private static let namedSheets = 5

  private static func addFindings(_ merge: Merge, to page: inout HTMLWriter) {
    guard merge.checkedCount > 0 else { return }
    page.markup("<h2>Findings in \(Merge.sheets(merge.checkedCount)) checked</h2>\n")
    guard !merge.findings.isEmpty else { return page.markup("<p>There are none.</p>\n") }
    page.markup("<table>\n<thead><tr><th>level</th><th>rule</th><th>finding</th><th>sheets</th></tr></thead>\n")
    page.markup("<tbody>\n")
    for finding in merge.findings.prefix(rowLimit) {
      let (record, level) = (finding.record, finding.record.level.rawValue)
      page.markup("<tr><td class=\"\(level)\">\(level)</td><td>\(HTMLText.content(record.rule))</td><td>")
      page.markup(HTMLText.content(record.text))
      if let hint = record.hint { page.markup("<p class=\"note\">\(HTMLText.content(hint))</p>") }
      let names = finding.sheets.prefix(namedSheets).map { link(merge.jobs[$0]) }.joined(separator: "<br>")
      let rest = finding.sheets.count - namedSheets
      page.markup("</td><td>\(names)\(rest > 0 ? "<br>and \(rest) more" : "")</td></tr>\n")
    }
    page.markup("</tbody>\n</table>\n")
    let rest = merge.findings.count - rowLimit
    if rest > 0 { page.markup("<p>and \(rest) more, which merge.json has</p>\n") }
  }

  /// A job's id, which leads to its sheet where that is there.
  private static func link(_ job: Merge.Job) -> String {
    let name = HTMLText.content(job.id)
    return job.isThere ? "<a href=\"obj/\(HTMLText.attribute(job.file))\">\(name)</a>" : name
  }

  private static func add(_ job: Merge.Job, to page: inout HTMLWriter) {
    page.markup("<tr id=\"\(HTMLText.attribute(job.id))\"><td>\(link(job))</td>")
    page.markup("<td\(job.isThere ? "" : " class=\"error\"")>\(job.outcome.rawValue)</td><td>")
    for message in job.record?.messages ?? [] {
      let kind = ["error", "warning"].contains(message.kind) ? message.kind : "note"
      page.markup("<p class=\"\(kind)\">\(kind): \(HTMLText.content(message.text))")
      if let hint = message.hint { page.markup(" <span class=\"note\">\(HTMLText.content(hint))</span>") }
      page.markup("</p>")
    }
    if let golden = job.record?.golden, golden.standing != .same {
      page.markup("<p class=\"error\">\(golden.standing.rawValue): \(HTMLText.content(golden.summary))</p>")
      for line in golden.lines { page.markup("<p class=\"note\">\(HTMLText.content(line))</p>") }
      if let pictures = golden.pictures {
        let folder = HTMLText.attribute(pictures)
        let strips = golden.strips.map { name in
          " <a href=\"\(folder)/\(HTMLText.attribute(name))\">\(HTMLText.content(name))</a>"
        }
        page.markup("<p><a href=\"\(folder)/\">pictures</a>\(strips.joined())</p>")
      }
    }
    page.markup("</td></tr>\n")
  }
}
