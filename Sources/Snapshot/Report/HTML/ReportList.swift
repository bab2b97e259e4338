/// The list of sheets and their cells, those that fail first.
enum ReportList {
  /// The list as markup.
  static func html(_ sheets: [ReportPage]) -> String {
    """
    <nav id="list" aria-label="Sheets and cells">
    <div class="filter">
    <label for="filter">Filter</label>
    <input id="filter" type="search" placeholder="body AX3" autocomplete="off" spellcheck="false" \
    aria-describedby="found">
    <p id="found" role="status"></p>
    </div>
    \(sheets.map(sheet).joined())</nav>

    """
  }

  private static func sheet(_ page: ReportPage) -> String {
    let shown = page.cells.filter(\.isShown)
    let rest = page.cells.filter { !$0.isShown }
    var parts = [
      """
      <section>
      <h2><a href="#\(page.anchor)">\(sign(page.status.kind))\(HTMLText.name(page.sheet.name))\
      <span class="hidden">, \(page.status.word)</span></a></h2>

      """
    ]
    if !shown.isEmpty { parts.append("<ul>\n\(shown.map(item).joined())</ul>\n") }
    if !rest.isEmpty {
      let items = rest.map { "<li>\(label($0.verdict.name))</li>\n" }.joined()
      parts.append("<details>\n<summary>\(rest.count) as recorded</summary>\n<ul>\n\(items)</ul>\n</details>\n")
    }
    parts.append("</section>\n")
    return parts.joined()
  }

  private static func item(_ cell: ReportCell) -> String {
    let status = cell.verdict.outcome.status
    let word = "<span class=\"hidden\">, \(status.word)</span>"
    let number = cell.pixels.map { "<span class=\"pixels\">\($0) px</span>" } ?? ""
    return "<li><a href=\"#\(cell.anchor)\">\(sign(status.kind))\(label(cell.verdict.name))\(word)\(number)</a></li>\n"
  }

  private static func sign(_ kind: String) -> String {
    let signs = ["changed": "●", "new": "+", "stale": "−", "tolerated": "≈", "same": "✓"]
    return "<span class=\"sign \(kind)\" aria-hidden=\"true\">\(signs[kind] ?? "")</span>"
  }

  private static func label(_ name: CellName) -> String {
    guard let category = name.category, let column = name.column else {
      return "<span class=\"name\">\(HTMLText.name(name.text))</span>"
    }
    return "<span class=\"name\">\(HTMLText.name(name.style)) "
      + "<small>\(HTMLText.name(category)) \(HTMLText.name(column))</small></span>"
  }
}
