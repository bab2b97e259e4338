internal import DynamicType
internal import Revision
internal import Sheet
internal import TypeSystem

extension RevisionPage {
  func writeFindings(to page: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    page.markup("<section id=\"findings\"><h2>Findings</h2>\n<table class=\"rows\"><tbody>\n")
    for row in findings.rows { write(row, to: &page) }
    page.markup("</tbody></table></section>\n")
  }

  private func write(_ row: RevisionFindings.Row, to page: inout HTMLWriter) {
    let finding = row.finding
    let level = finding.level.rawValue
    page.markup(
      "<tr><th scope=\"row\"><span class=\"\(row.change == .went ? "went" : "came")\">\(row.change.rawValue)</span> "
        + "<span class=\"level \(level)\">\(level)</span></th><td>\(row.place(link)): ")
    page.text(finding.message)
    page.markup(" <span class=\"quiet\">\(HTMLText.content(finding.rule))</span>")
    if let was = row.was {
      page.markup("<br><span class=\"quiet\">was \(was.level.rawValue): \(HTMLText.content(was.message))</span>")
    }
    page.markup("</td></tr>\n")
  }

  func writeSizes(to page: inout HTMLWriter) {
    let rows = revision.styles.flatMap { style in
      style.columns.filter { $0.cells.contains { $0.differs(in: .pointSize) } }.map { (style, $0) }
    }
    guard !rows.isEmpty else { return }
    page.markup(
      "<section id=\"sizes\"><h2>Sizes <small>points; underlined where they differ, with what they were</small></h2>\n"
        + "<div class=\"region\" role=\"region\" aria-label=\"Sizes\" tabindex=\"0\"><table class=\"sizes\"><thead><tr>"
        + "<th scope=\"col\">style</th><th scope=\"col\">column</th>")
    for category in revision.categories {
      page.markup("<th scope=\"col\"\(ground(of: category))>\(category.label)</th>")
    }
    page.markup("</tr></thead><tbody>\n")
    for (style, column) in rows {
      page.markup("<tr><th scope=\"row\">\(link(to: style.style))</th><th scope=\"row\">\(column.column.rawValue)</th>")
      for category in revision.categories {
        let cell = column.cells.first { $0.category == category }
        page.markup("<td\(ground(of: category))>\(cell.map(Self.size) ?? "–")</td>")
      }
      page.markup("</tr>\n")
    }
    page.markup("</tbody></table></div></section>\n")
  }

  private static func size(_ cell: CellRevision) -> String {
    let (before, after) = (cell.words(.pointSize, in: .old), cell.words(.pointSize, in: .new))
    return cell.differs(in: .pointSize) || cell.isOneSided ? "<b>\(after)</b><small>from \(before)</small>" : after
  }

  /// The class of a category's cells: the platform's own and the accessibility sizes have grounds of their own.
  func ground(of category: ContentSizeCategory, and classes: String = "") -> String {
    let all = [classes, category.ground(default: defaultCategory) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return all.isEmpty ? "" : " class=\"\(all)\""
  }

  func writeDocument(to page: inout HTMLWriter) {
    guard !revision.document.isEmpty else { return }
    page.markup("<section id=\"document\"><h2>Document</h2>\n<table class=\"rows\"><tbody>\n")
    for change in revision.document {
      page.markup(
        "<tr><th scope=\"row\">\(HTMLText.name(change.key))</th><td>\(Self.pair(change.old, change.new))</td></tr>\n")
    }
    page.markup("</tbody></table></section>\n")
  }

  /// What was and what is, each keeping its own direction.
  static func pair(_ old: String?, _ new: String?) -> String {
    [old, new].map { $0.map(HTMLText.name) ?? "none" }.joined(separator: " → ")
  }

  func writeUnchanged(to page: inout HTMLWriter) {
    guard !revision.unchanged.isEmpty else { return }
    let names = revision.unchanged.map { HTMLText.name($0.displayName) }.joined(separator: ", ")
    page.markup("<section id=\"unchanged\"><h2>Unchanged</h2>\n<p class=\"small quiet\">\(names)</p></section>\n")
  }
}
