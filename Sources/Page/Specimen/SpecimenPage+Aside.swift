internal import DynamicType
internal import Findings
internal import Sheet
internal import TypeSystem

extension SpecimenPage {
  /// The numbers of the cell that is pointed at, and the findings.
  func aside() -> HTMLWriter {
    var page = HTMLWriter()
    page.markup("<aside id=\"p-aside\" aria-label=\"Numbers and findings\">\n")
    page.markup(Self.numbersPanel)
    page.markup(
      "<section class=\"found\" aria-labelledby=\"p-findings\">\n<h2 id=\"p-findings\" tabindex=\"-1\">Findings</h2>\n")
    if contents.findings.isEmpty {
      page.markup("<p class=\"quiet small\">Nothing was found.</p>\n")
    } else {
      addFilter(to: &page)
      page.markup(
        "<div class=\"list\" id=\"p-list\" role=\"region\" aria-label=\"List of findings\" tabindex=\"0\">\n<ol>\n")
      for finding in contents.findings { add(finding, to: &page) }
      page.markup("</ol>\n</div>\n")
    }
    page.markup("</section>\n</aside>\n")
    return page
  }

  /// Its lines are always there, so that nothing moves when another cell is pointed at.
  private static let numbersPanel = #"""
    <section class="numbers js-only" id="p-numbers" aria-labelledby="p-cell" tabindex="0">
    <h2 id="p-cell">Numbers</h2>
    <dl>
    <div><dt>Size</dt><dd id="p-size">–</dd></div>
    <div><dt>Line height</dt><dd id="p-leading">–</dd></div>
    <div><dt>Ratio</dt><dd id="p-ratio">–</dd></div>
    <div class="wide"><dt>Face</dt><dd id="p-face">–</dd></div>
    <div class="wide"><dt>PostScript</dt><dd id="p-font">–</dd></div>
    <div><dt>Weight</dt><dd id="p-weight">–</dd></div>
    <div class="wide"><dt>Sizes by</dt><dd id="p-strategy">–</dd></div>
    <div class="wide"><dt>Spacing</dt><dd id="p-spacing">–</dd></div>
    <div class="tall"><dt>Marks</dt><dd id="p-marks">–</dd></div>
    <div class="tall"><dt>Findings</dt><dd id="p-found">–</dd></div>
    </dl>
    </section>

    """#

  private func addFilter(to page: inout HTMLWriter) {
    page.markup("<div class=\"filter js-only\" role=\"group\" aria-label=\"Levels shown\"><span class=\"joined\">")
    for (level, word) in [(FindingLevel.error, "Errors"), (.warning, "Warnings"), (.info, "Infos")] {
      let count = contents.findings.count { $0.finding.level == level }
      page.markup(
        "<button type=\"button\" data-level=\"\(level.rawValue)\" aria-pressed=\"true\"\(count == 0 ? " disabled" : "")>"
          + "\(word) \(count)</button>")
    }
    page.markup("</span></div>\n")
  }

  private func add(_ placed: PlacedFinding, to page: inout HTMLWriter) {
    let finding = placed.finding
    page.markup("<li id=\"finding-\(placed.number)\" class=\"finding\" data-level=\"\(finding.level.rawValue)\">")
    page.markup("<p><span class=\"number\">\(placed.number)</span> ")
    page.markup("<span class=\"level \(finding.level.rawValue)\">\(finding.level.rawValue)</span> ")
    page.markup("\(HTMLText.content(finding.rule.title))</p>\n<p>")
    for (index, place) in placed.places.enumerated() {
      if index > 0 { page.markup(", ") }
      if let target = place.target { page.markup("<a href=\"#\(target)\" data-finding=\"\(placed.number)\">") }
      page.name(place.style.displayName)
      if place.target != nil { page.markup("</a>") }
    }
    if !placed.places.isEmpty { page.markup(": ") }
    page.text(finding.message)
    page.markup("</p>\n")
    let places = Self.places(finding).map { $0 + " · " } ?? ""
    page.markup("<p class=\"quiet\">\(places)<span class=\"rule\">\(finding.rule.rawValue)</span></p>\n")
    if !finding.hint.isEmpty {
      page.markup("<p class=\"hint\">")
      page.text(finding.hint)
      page.markup("</p>")
    }
    page.markup("</li>\n")
  }

  /// Where a finding holds: the column, and the categories in the words of every report.
  private static func places(_ finding: Finding) -> String? {
    let parts = [finding.column?.rawValue ?? "", CategoryWords.ranges(finding.categories)].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
