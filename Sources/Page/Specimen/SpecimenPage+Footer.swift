internal import DynamicType
internal import TextLayout
internal import Sheet
internal import TypeSystem
internal import Typeface

extension SpecimenPage {
  /// The legend, the fonts, and how to draw the page again.
  func footer() -> HTMLWriter {
    var page = HTMLWriter()
    page.markup("<footer class=\"bottom\">\n")
    addLegend(to: &page)
    addFonts(to: &page)
    page.markup(
      """
      <section aria-labelledby="p-again"><h2 id="p-again">Samples</h2>
      <p class="small">The samples are outlines, so that this file needs no font and holds none. They are edited by \
      drawing the page again:</p>
      <p><code>
      """)
    page.text(options.command)
    page.markup("</code></p></section>\n</footer>\n")
    return page
  }

  private func addLegend(to page: inout HTMLWriter) {
    page.markup("<section aria-labelledby=\"p-legend\"><h2 id=\"p-legend\">Legend</h2>\n<dl class=\"legend small\">\n")
    page.markup(
      "<div><dt><b>17</b> / 20.4 1.00x</dt><dd>size and line height in points; ratio to Large</dd></div>\n")
    if !contents.findings.isEmpty {
      page.markup("<div><dt><sup class=\"level\">1</sup></dt><dd>the number of a finding</dd></div>\n")
    }
    for mark in marks.kinds.values.sorted(by: { ($0.kind.rank, $0.kind.name) < ($1.kind.rank, $1.kind.name) }) {
      page.markup(
        "<div><dt class=\"mark\(mark.isQuiet ? " quiet" : "")\">\(MarkSymbols.sign(of: mark))")
      page.text(mark.legendWord(minimum: contents.sheet.minimumSize))
      page.markup("</dt><dd>\(HTMLText.content(mark.meaning(minimum: contents.sheet.minimumSize)))</dd></div>\n")
    }
    page.markup("</dl></section>\n")
  }

  private func addFonts(to page: inout HTMLWriter) {
    page.markup("<section aria-labelledby=\"p-fonts\"><h2 id=\"p-fonts\">Fonts</h2>\n<dl class=\"fonts small\">\n")
    let styles = contents.system.styles
    let custom = Set(styles.flatMap { $0.custom.cells.compactMap(\.font?.face) })
    let fallback = Set(styles.flatMap { $0.fallback.cells.compactMap(\.font?.face) })
    let drawn = Set(
      contents.sheet.rows.flatMap { $0.custom + $0.fallback }.flatMap { $0.line?.runs ?? [] }.map(\.font.face))
    let others = drawn.subtracting(custom).subtracting(fallback)
    for (role, faces) in [("custom", custom), ("fallback", fallback), ("stepping in", others)] where !faces.isEmpty {
      page.faces(faces, role: role, of: contents.fonts)
    }
    page.markup("<div><dt>drawn by</dt><dd class=\"quiet\">")
    page.text(contents.colophon.renderers.joined(separator: ", "))
    page.markup("</dd></div>\n</dl></section>\n")
  }
}
