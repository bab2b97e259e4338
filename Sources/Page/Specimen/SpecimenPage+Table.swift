internal import Typeface
internal import Findings
internal import Drawing
internal import DynamicType
internal import Sheet
internal import TextLayout
internal import TypeSystem

extension SpecimenPage {
  /// The table of all cells: a body for each style, whose first row says what the style is.
  mutating func table() throws(DrawingError) -> HTMLWriter {
    var page = HTMLWriter()
    page.markup(
      """
      <main id="p-specimen" tabindex="-1">
      <p id="p-how" class="hidden">Arrow keys move between cells; the numbers of the chosen cell stand under \
      Numbers.</p>
      <div class="region" id="p-region" role="region" aria-label="Specimen" tabindex="0">
      <table aria-describedby="p-how">
      <caption class="hidden">Every text style at every content size category, custom font over fallback</caption>
      <thead><tr>
      """)
    for category in contents.system.categories { page.markup(head(of: category)) }
    page.markup("</tr></thead>\n")
    for index in contents.sheet.rows.indices { try addRow(index, to: &page) }
    page.markup("</table>\n</div>\n</main>\n")
    return page
  }

  private func head(of category: ContentSizeCategory) -> String {
    let note =
      category == contents.system.document.defaultCategory
      ? " <span class=\"quiet\">default</span>"
      : category == .accessibility1 ? " <span class=\"quiet\">accessibility</span>" : ""
    return "<th scope=\"col\" class=\"\(classes(of: category))\">\(category.label)\(note)</th>"
  }

  /// `k` and the category's name, and the ground that it stands on.
  private func classes(of category: ContentSizeCategory) -> String {
    let ground = category.ground(default: contents.system.document.defaultCategory)
    return "k \(category.name)\(ground.map { " \($0)" } ?? "")"
  }

  private mutating func addRow(_ index: Int, to page: inout HTMLWriter) throws(DrawingError) {
    let row = contents.sheet.rows[index]
    let widths = Column.allCases.map { column in row[column].compactMap(\.line?.width).max() ?? 0 }
    page.markup(
      "<tbody data-widths=\"\(widths.map { Numbers.place($0.rounded(.up)) }.joined(separator: " "))\">\n<tr><th scope=\"rowgroup\" colspan=\"\(contents.system.categories.count)\">"
    )
    addHead(of: index, to: &page)
    page.markup("</th></tr>\n<tr>")
    let cells = row.custom + row.fallback
    let room = RowRoom(ascent: cells.map(\.ascent).max() ?? 0, descent: cells.map(\.descent).max() ?? 0)
    let isRightToLeft = cells.contains { $0.line?.direction == .rightToLeft }
    for (place, category) in contents.system.categories.enumerated() {
      page.markup("<td class=\"\(classes(of: category))\(isRightToLeft ? " rtl" : "")\"><div class=\"parts\">")
      for column in Column.allCases {
        try addCell(row: index, place, column, room, to: &page)
      }
      page.markup("</div></td>\n")
    }
    page.markup("</tr>\n</tbody>\n")
  }

  /// What a row's samples have above and below their baseline, in points: the same at every category.
  private struct RowRoom {
    var ascent: Double
    var descent: Double
  }

  private mutating func addHead(of index: Int, to page: inout HTMLWriter) {
    let row = contents.sheet.rows[index]
    page.markup("<div class=\"head\"><span class=\"style\">")
    page.name(row.style.style.displayName)
    if row.style.style.isRole { page.markup(" <small class=\"quiet\">role</small>") }
    page.markup(numbers(contents.findingsOfRows[index] ?? []))
    page.markup("</span>")
    for column in Column.allCases {
      let resolved = row.resolved(column)
      page.markup("<span class=\"made \(column.rawValue)\"><span class=\"hidden\">\(column.rawValue)</span> ")
      if let font = resolved.font {
        page.markup("<b>")
        page.name(font.postScriptName)
        page.markup("</b> <span>\(font.weight.rawValue)</span> <span>")
        page.text(resolved.strategy.words(baseSize: resolved.baseSize))
        page.markup("</span>")
        if let range = resolved.range.fromXSmall {
          page.markup(" <span>\(Decimals.ratio(range)) from \(resolved.range.smallestCategory.label)</span>")
        }
      } else {
        page.markup("no font")
      }
      for mark in headMarks(row[column]) { add(mark, to: &page) }
      page.markup("</span>")
    }
    page.markup("</div>")
  }

  /// The marks of fonts that every cell has, which are told once.
  private func headMarks(_ cells: [SampleCell]) -> [Mark] {
    (cells.first?.marks ?? []).filter { mark in !mark.isOfCell && cells.allSatisfy { $0.marks.contains(mark) } }
  }

  private mutating func add(_ mark: Mark, to page: inout HTMLWriter) {
    page.markup(" <span class=\"mark\(mark.isQuiet ? " quiet" : "")\">\(marks.sign(mark))")
    page.text(mark.words(minimum: contents.sheet.minimumSize))
    page.markup("</span>")
  }

  private mutating func addCell(
    row index: Int, _ place: Int, _ column: Column, _ room: RowRoom, to page: inout HTMLWriter
  ) throws(DrawingError) {
    let row = contents.sheet.rows[index]
    let (cell, resolved) = (row[column][place], row.resolved(column).cells[place])
    let id = contents.id(row: index, cell.category, column)
    let found = contents.findingsOfCells[id] ?? []
    let ofRow = (contents.findingsOfRows[index] ?? []).filter { number in
      contents.findings[number - 1].finding.column.map { $0 == column } ?? true
    }
    data.add(cell, resolved, row: index, column, findings: (found + ofRow).sorted())
    page.markup(
      "<a class=\"\(column.rawValue)\" id=\"\(id)\" href=\"#\(id)\" data-at=\"\(index) \(place) \(column == .custom ? 0 : 1)\">"
    )
    if let line = cell.line, let size = resolved.pointSize {
      try add(line, of: cell, at: size, column, room, to: &page)
      page.markup("<span class=\"label\"><b>\(Decimals.short(size))</b>")
      if let leading = resolved.leading { page.markup(" / \(Decimals.short(leading))") }
      if let ratio = resolved.ratio { page.markup("\u{2002}\(Decimals.ratio(ratio))") }
    } else {
      let height = room.ascent + room.descent
      page.markup("<svg aria-hidden=\"true\" width=\"1\" height=\"\(Numbers.place(height / 100))em\"></svg>")
      page.markup("<span class=\"label\">\(cell.marks.contains(.undefined) ? "undefined" : "unknown")")
    }
    let shared = Set(headMarks(row[column]))
    for mark in cell.marks where !shared.contains(mark) { add(mark, to: &page) }
    page.markup("\(numbers(found))</span></a>")
  }

  private mutating func add(
    _ line: TextLine, of cell: SampleCell, at size: Double, _ column: Column, _ room: RowRoom,
    to page: inout HTMLWriter
  ) throws(DrawingError) {
    let (width, height) = (max(line.width, 1), max(room.ascent + room.descent, 1))
    page.markup("<svg role=\"img\" aria-label=\"\(HTMLText.attribute(line.text)), \(column.rawValue)\"")
    if let language = line.language, language != "en" { page.markup(" lang=\"\(HTMLText.attribute(language))\"") }
    page.markup(
      " width=\"\(Numbers.place(width / 100))em\" height=\"\(Numbers.place(height / 100))em\" "
        + "viewBox=\"0 \(Numbers.place(-room.ascent)) \(Numbers.place(width)) \(Numbers.place(height))\">")
    page.markup(guides.use(cell.guides, width: line.width, pointSize: size))
    page.markup(
      "<path class=\"guide line-box\" d=\"M0 \(Numbers.place(-cell.boxAscent))h\(Numbers.place(width))"
        + "v\(Numbers.place(cell.boxAscent + cell.boxDescent))H0z\"/>")
    try symbols.add(line, attributes: " class=\"s\"" + FillAttributes.text(cell.color), to: &page.bytes)
    if let undrawn = cell.undrawn { page.markup(undrawn.path(class: "mark")) }
    page.markup("</svg>")
  }

  /// The numbers of findings, as a book numbers its notes; each in the look of its level.
  private func numbers(_ numbers: [Int]) -> String {
    guard !numbers.isEmpty else { return "" }
    let shown = numbers.prefix(6).map { number in
      "<sup class=\"level \(contents.findings[number - 1].finding.level.rawValue)\">\(number)</sup>"
    }.joined(separator: " ")
    return " <span class=\"notes\"><span class=\"hidden\">finding</span> \(shown)\(numbers.count > 6 ? "…" : "")</span>"
  }
}
