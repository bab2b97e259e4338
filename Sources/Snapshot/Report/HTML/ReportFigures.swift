/// The pictures of a cell or a page, in the page itself.
enum ReportFigures {
  /// Expected, difference and actual, those that there are.
  static func html(_ picture: ReportPicture, name: String) -> String {
    let all: [(kind: String, label: String, file: ReportPicture.File?)] = [
      ("expected", "Expected", picture.expected), ("difference", "Difference", picture.difference),
      ("actual", "Actual", picture.actual),
    ]
    let figures = all.compactMap { entry in
      entry.file.map { figure($0, kind: entry.kind, label: entry.label, name: name) }
    }
    guard !figures.isEmpty else { return "" }
    return "<div class=\"stage\" role=\"group\" aria-label=\"Pictures of \(HTMLText.escaped(name))\">\n"
      + "<div class=\"views\">\n\(figures.joined())</div>\n</div>\n"
  }

  private static func figure(_ file: ReportPicture.File, kind: String, label: String, name: String) -> String {
    let size = "\(file.width) × \(file.height)"
    return """
      <figure class="\(kind)">
      <figcaption>\(label) <span>\(size)</span></figcaption>
      <div class="shot"><img alt="\(label): \(HTMLText.escaped(name)), \(size) pixels" \
      width="\(file.width)" height="\(file.height)" draggable="false" \
      src="data:image/png;base64,\(Base64.text(file.bytes))"></div>
      </figure>

      """
  }
}
