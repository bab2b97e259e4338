internal import DynamicType
internal import Revision
internal import Sheet
internal import TypeSystem

extension RevisionPage {
  func writeFindings(to page: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    page.markup("<section id=\"findings\"><h2>Findings</h2>\n<table class=\"rows\"><tbody>\n")
    for finding in findings.came { write("came", finding, was: nil, to: &page) }
    for change in findings.changed { write("changed", change.new, was: change.old, to: &page) }
    for finding in findings.went { write("went", finding, was: nil, to: &page) }
    page.markup("</tbody></table></section>\n")
  }

  private func write(_ word: String, _ finding: FindingLine, was: FindingLine?, to page: inout HTMLWriter) {
    let place = [finding.style.map(link), finding.column?.rawValue].compactMap { $0 }.joined(separator: ", ")
    let level = finding.level.rawValue
    page.markup(
      "<tr><th scope=\"row\"><span class=\"\(word == "went" ? "went" : "came")\">\(word)</span> "
        + "<span class=\"level \(level)\">\(level)</span></th><td>\(place.isEmpty ? "" : place + ": ")")
    page.text(finding.message)
    page.markup(" <span class=\"quiet\">\(HTMLText.content(finding.rule))</span>")
    if let was {
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
      page.markup("<th scope=\"col\"\(Self.ground(of: category))>\(category.label)</th>")
    }
    page.markup("</tr></thead><tbody>\n")
    for (style, column) in rows {
      page.markup("<tr><th scope=\"row\">\(link(to: style.style))</th><th scope=\"row\">\(column.column.rawValue)</th>")
      for category in revision.categories {
        let cell = column.cells.first { $0.category == category }
        page.markup("<td\(Self.ground(of: category))>\(cell.map(Self.size) ?? "–")</td>")
      }
      page.markup("</tr>\n")
    }
    page.markup("</tbody></table></div></section>\n")
  }

  private static func size(_ cell: CellRevision) -> String {
    let text = { (numbers: CellNumbers?) -> String in
      guard let numbers else { return "none" }
      return numbers.pointSize.map { RevisionNumber.text($0) } ?? "unknown"
    }
    let isOther = cell.differs(in: .pointSize) || (cell.old == nil) != (cell.new == nil)
    return isOther ? "<b>\(text(cell.new))</b><small>from \(text(cell.old))</small>" : text(cell.new)
  }

  /// The class of a category's cells: Large and the accessibility sizes have grounds of their own.
  static func ground(of category: ContentSizeCategory, and classes: String = "") -> String {
    let own = category == .default ? "default" : category.isAccessibilityCategory ? "access" : ""
    let all = [classes, own].filter { !$0.isEmpty }.joined(separator: " ")
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
