internal import Drawing
internal import DynamicType
internal import Revision
internal import Sheet
internal import TextLayout
internal import TypeSystem

extension RevisionPage {
  /// A style's section: what differs in words, and a row for each cell that differs.
  func write(
    _ style: StyleRevision, _ samples: [RevisionSample], _ symbols: inout SVGSymbols, _ marks: inout MarkSymbols,
    to page: inout HTMLWriter
  ) throws(DrawingError) {
    let tag = RevisionWords.kind(style.kind).map { "<span class=\"tag\">\(HTMLText.content($0))</span>" } ?? ""
    page.markup(
      "<section class=\"style\" id=\"\(HTMLText.attribute(Self.id(of: style.style)))\">"
        + "<h2>\(HTMLText.name(style.style.displayName))\(tag)</h2>\n")
    writeChanges(of: style, to: &page)
    for sample in samples { try write(sample, &symbols, &marks, to: &page) }
    page.markup("</section>\n")
  }

  private func writeChanges(of style: StyleRevision, to page: inout HTMLWriter) {
    guard style.columns.contains(where: { !$0.properties.isEmpty || !$0.marks.isEmpty }) else { return }
    page.markup("<table class=\"rows\"><tbody>\n")
    for column in style.columns {
      for change in column.properties {
        let span =
          change.categories.isEmpty ? "" : " <span class=\"quiet\">at \(revision.words(change.categories))</span>"
        page.markup(
          "<tr><th scope=\"row\">\(column.column.rawValue) \(change.property.words)</th>"
            + "<td>\(Self.pair(change.old, change.new))\(span)</td></tr>\n")
      }
      for mark in column.marks {
        page.markup(
          "<tr><th scope=\"row\">\(column.column.rawValue) mark</th><td>\(revision.words(mark))</td></tr>\n")
      }
    }
    page.markup("</tbody></table>\n")
  }

  private func write(
    _ sample: RevisionSample, _ symbols: inout SVGSymbols, _ marks: inout MarkSymbols, to page: inout HTMLWriter
  ) throws(DrawingError) {
    let category = sample.cell.category
    page.markup(
      "<div\(ground(of: category, and: "row"))><h3>\(category.label)<small>\(sample.column.rawValue)</small></h3>"
        + "<p class=\"numbers\">\(Self.numbers(of: sample.cell))</p>")
    page.markup("<div class=\"pair\(sample.old != nil && sample.new != nil ? " both" : "")\">")
    for (word, caption, drawn) in [("old", "before", sample.old), ("new", "after", sample.new)] {
      page.markup("<figure class=\"\(word)\"><figcaption>\(caption)")
      if let mark = drawn?.mark {
        page.markup("<span class=\"tag\">\(marks.sign(mark))\(mark.words(minimum: nil))</span>")
      }
      page.markup("</figcaption>")
      if let drawn {
        try write(drawn, of: sample, name: "\(category.name), \(caption): \(drawn.line.text)", &symbols, to: &page)
      }
      page.markup("</figure>")
    }
    page.markup("</div></div>\n")
  }

  /// A sample in the box of its cell; both of a cell have the same one, and so the same scale.
  private func write(
    _ drawn: RevisionSample.Drawn, of sample: RevisionSample, name: String, _ symbols: inout SVGSymbols,
    to page: inout HTMLWriter
  ) throws(DrawingError) {
    let (width, height) = (max(1, Int(sample.width)), max(1, Int(sample.ascent + sample.descent)))
    // A point is 4/3 of CSS' pixels.
    let pixels = { (points: Int) in RevisionNumber.text(Double(points) * 4 / 3) }
    page.markup(
      "<svg class=\"sample\" role=\"img\" aria-label=\"\(HTMLText.attribute(name))\" width=\"\(pixels(width))\" "
        + "height=\"\(pixels(height))\" viewBox=\"0 \(-Int(sample.ascent)) \(width) \(height)\">")
    for y in [0] + sample.guides {
      let place = formatted(-y, decimals: 2)
      page.markup("<line x1=\"0\" x2=\"\(width)\" y1=\"\(place)\" y2=\"\(place)\"/>")
    }
    page.markup("<g class=\"glyphs\"\(FillAttributes.text(drawn.color))>")
    try symbols.add(drawn.line, at: Frame.Point(x: drawn.x, y: 0), to: &page.bytes)
    page.markup("</g>")
    if let undrawn = drawn.undrawn { page.markup(undrawn.path(x: drawn.x, class: "tag")) }
    page.markup("</svg>")
  }

  private static func numbers(of cell: CellRevision) -> String {
    guard !cell.isOneSided else { return "<b>\(cell.words(.pointSize, in: cell.new == nil ? .old : .new))</b>" }
    let (before, after) = (cell.words(.pointSize, in: .old), cell.words(.pointSize, in: .new))
    var text = cell.differs(in: .pointSize) ? "\(before) → <b>\(after)</b>" : after
    if let words = cell.pointSizeWords { text += "<small>\(words)</small>" }
    for number in [CellNumber.leading, .letterSpacing] where cell.differs(in: number) {
      text += "<small>\(number.words) \(cell.words(number, in: .old)) → \(cell.words(number, in: .new))</small>"
    }
    return text
  }
}
