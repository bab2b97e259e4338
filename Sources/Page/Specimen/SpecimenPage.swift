internal import TypeSystem
internal import Drawing
internal import DynamicType
internal import Sheet
internal import TextLayout

/// Writes the interactive page of a type system, part by part.
struct SpecimenPage {
  let contents: PageContents
  let options: PageOptions
  var symbols: SVGSymbols
  var guides = GuideSymbols()
  var marks = MarkSymbols()
  var data: PageData

  init(_ contents: PageContents, options: PageOptions) throws(DrawingError) {
    (self.contents, self.options) = (contents, options)
    let samples = contents.sheet.rows.flatMap { row in (row.custom + row.fallback).compactMap(\.line) }
    symbols = try SVGSymbols(
      lines: samples + contents.sheet.title, fonts: contents.fonts, maximumBytes: options.maximumBytes)
    data = PageData(contents)
  }

  /// The whole file.
  mutating func draw() throws(DrawingError) -> DrawnFile {
    // The parts are drawn before the definitions that they need are known.
    let header = try header()
    let table = try table()
    let aside = aside()
    let footer = footer()
    var body = HTMLWriter()
    body.bytes.reserveCapacity(table.bytes.count + 200_000)
    body.markup("<a class=\"skip\" href=\"#p-specimen\">Skip to the specimen</a>\n")
    body.markup("<svg class=\"symbols\" aria-hidden=\"true\" focusable=\"false\">\n")
    body.bytes += symbols.definitions
    body.markup("<defs>\n\(guides.definitions)\(marks.definitions)</defs>\n</svg>\n")
    body.bytes += header.bytes
    body.markup(PageControls(contents: contents).html)
    body.markup("<div class=\"workspace\">\n")
    body.bytes += table.bytes
    body.bytes += aside.bytes
    body.markup("</div>\n")
    body.bytes += footer.bytes
    body.markup(PageControls.dialogs)
    body.markup("<script type=\"application/json\" id=\"p-data\">\(data.text)</script>\n")
    var shell = PageShell(
      title: contents.system.document.name, style: PageStyle.base + SpecimenStyle.text, script: SpecimenScript.text)
    shell.rootAttributes = rootAttributes
    shell.reloads = options.reloads
    let bytes = shell.file(around: body)
    guard bytes.count <= options.maximumBytes else { throw .fileTooLarge(maximum: options.maximumBytes) }
    return DrawnFile(bytes: bytes, notes: symbols.finishedNotes())
  }

  /// What the page opens with, for its script and its style sheet.
  private var rootAttributes: String {
    var attributes = " data-category=\"\(contents.firstCategory.name)\""
    attributes += " data-categories=\"\(contents.system.categories.map(\.name).joined(separator: " "))\""
    if let theme = options.theme { attributes += " data-theme=\"\(theme.rawValue)\"" }
    let guides = Guide.allCases.filter(options.guides.contains).map(\.rawValue)
    return attributes + " data-guides=\"\(guides.joined(separator: " "))\""
  }

  private mutating func header() throws(DrawingError) -> HTMLWriter {
    var page = HTMLWriter()
    let name = contents.system.document.name
    page.markup("<header class=\"top\">\n<h1><span class=\"hidden\">")
    page.name(name)
    page.markup("</span>")
    try addTitle(to: &page)
    page.markup("</h1>\n<p class=\"quiet small\">")
    page.markup(contents.sheet.phrases.map(HTMLText.content).joined(separator: " <span aria-hidden=\"true\">·</span> "))
    page.markup("</p>\n")
    page.markup(
      """
      <p class="no-js note">All sizes stand in the table below. With scripts allowed, one size at a time can be \
      chosen, and fonts laid over each other.</p>
      </header>

      """)
    return page
  }

  /// The document's name in its own letters, line under line.
  private mutating func addTitle(to page: inout HTMLWriter) throws(DrawingError) {
    let lines = contents.sheet.title
    let (size, leading) = (SampleSheet.titleSize, SampleSheet.titleSize * 1.2)
    let width = max(lines.map(\.width).max() ?? 0, 1)
    let height = size * 1.35 + leading * Double(max(lines.count - 1, 0))
    page.markup(
      "<svg aria-hidden=\"true\" class=\"title\" width=\"\(Numbers.place(width))pt\" "
        + "height=\"\(Numbers.place(height))pt\" viewBox=\"0 \(Numbers.place(-size)) \(Numbers.place(width)) "
        + "\(Numbers.place(height))\">")
    for (index, line) in lines.enumerated() {
      let x = line.direction == .rightToLeft ? width - line.width : 0
      page.markup("<g transform=\"translate(\(Numbers.place(x)) \(Numbers.place(leading * Double(index))))\">")
      try symbols.add(line, to: &page.bytes)
      page.markup("</g>")
    }
    page.markup("</svg>")
  }
}
