internal import Drawing
internal import DynamicType
internal import Screens
internal import Sheet

extension ScreensPage {
  /// A screen's section: its numbers, its pictures, what is wrong, and the trace.
  func write(_ screen: Screen, _ symbols: inout SVGSymbols, to page: inout HTMLWriter) throws(DrawingError) {
    page.markup(
      "<section id=\"\(HTMLText.attribute(Self.id(of: screen.name)))\"><h2>\(HTMLText.name(screen.name))</h2>\n")
    writeCounts(of: screen, to: &page)
    writeSizes(of: screen, to: &page)
    page.markup(
      "<div class=\"region strip\" role=\"region\" tabindex=\"0\" aria-label=\""
        + HTMLText.attribute("\(screen.name) at each category") + "\">\n")
    for column in screen.columns { try write(column, &symbols, to: &page) }
    page.markup("</div>\n")
    writeIssues(of: screen, to: &page)
    writeHidden(of: screen, to: &page)
    if let trace = screen.trace { write(trace, to: &page) }
    page.markup("</section>\n")
  }

  private func writeCounts(of screen: Screen, to page: inout HTMLWriter) {
    page.markup(
      "<div class=\"region\" role=\"region\" tabindex=\"0\" aria-label=\""
        + HTMLText.attribute("\(screen.name) in numbers")
        + "\"><table class=\"counts\"><thead><tr><th scope=\"col\">category</th><th scope=\"col\">stale</th>"
        + "<th scope=\"col\">fixed</th><th scope=\"col\">overflow</th><th scope=\"col\">at most</th>"
        + "<th scope=\"col\">cut</th><th scope=\"col\">words lost</th><th scope=\"col\">words broken</th></tr></thead><tbody>\n"
    )
    for column in screen.columns {
      let (category, counts) = (column.screen.category, column.screen.counts)
      page.markup(
        "<tr\(ground(of: category))><th scope=\"row\"><a href=\"#\(Self.link(to: screen.name, at: category))\">"
          + "\(category.label)</a></th>")
      for (number, isFault) in [
        (counts.stale, true), (counts.fixed, false), (counts.overflows, true),
      ] {
        page.markup(Self.cell("\(number)", isMarked: isFault && number > 0))
      }
      let points = counts.overflows > 0 ? "\(Decimals.short(counts.largestOverflow)) pt over" : "–"
      page.markup(Self.cell(points, isMarked: counts.overflows > 0))
      for number in [counts.truncated, counts.lostWords, counts.brokenWords] {
        page.markup(Self.cell("\(number)", isMarked: number > 0))
      }
      page.markup("</tr>\n")
    }
    page.markup("</tbody></table></div>\n")
  }

  /// A row of links to the pictures, which stays in sight while they scroll.
  private func writeSizes(of screen: Screen, to page: inout HTMLWriter) {
    guard screen.columns.count > 1 else { return }
    page.markup("<nav class=\"sizes\" aria-label=\"\(HTMLText.attribute("Sizes of \(screen.name)"))\"><ul>\n")
    for category in screen.columns.map(\.screen.category) {
      page.markup("<li><a href=\"#\(Self.link(to: screen.name, at: category))\">\(category.label)</a></li>\n")
    }
    page.markup("</ul></nav>\n")
  }

  private static func cell(_ text: String, isMarked: Bool) -> String {
    isMarked ? "<td><b>\(text)</b></td>" : "<td>\(text)</td>"
  }

  private func ground(of category: ContentSizeCategory) -> String {
    category.ground(default: defaultCategory).map { " class=\"\($0)\"" } ?? ""
  }

  private func write(
    _ column: Column, _ symbols: inout SVGSymbols, to page: inout HTMLWriter
  ) throws(DrawingError) {
    let screen = column.screen
    page.markup(
      "<figure id=\"\(HTMLText.attribute(Self.id(of: screen.name, at: screen.category)))\"\(ground(of: screen.category))>"
        + "<figcaption><b>\(screen.category.label)</b><span>\(screen.counts.words)</span></figcaption>"
    )
    let (width, height) = (Numbers.place(column.picture.size.width), Numbers.place(column.picture.size.height))
    page.markup(
      "<svg role=\"img\" aria-label=\"\(HTMLText.attribute(ScreensPageWords.picture(screen)))\" width=\"\(width)\" "
        + "height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">")
    for item in column.picture.items { try ScreenPicture.write(item, &symbols, to: &page) }
    page.markup("</svg></figure>\n")
  }

  private func writeIssues(of screen: Screen, to page: inout HTMLWriter) {
    let lines = ScreenIssueLine.lines(of: screen.columns.map(\.screen))
    guard !lines.isEmpty else { return }
    page.markup("<h3>What is wrong</h3>\n<ul class=\"issues\">\n")
    for line in lines {
      let values = line.values.map { value in
        "\(HTMLText.content(value.text)) at <a href=\"#\(Self.link(to: screen.name, at: value.category))\">"
          + "\(value.category.label)</a>"
      }
      page.markup(
        "<li><code>\(HTMLText.content(line.path))</code> \(line.words) \(values.joined(separator: ", "))</li>\n")
    }
    page.markup("</ul>\n")
  }

  private func writeHidden(of screen: Screen, to page: inout HTMLWriter) {
    var paths: [String] = []
    for path in screen.columns.flatMap(\.screen.hiddenPaths).map(\.path) where !paths.contains(path) {
      paths.append(path)
    }
    guard !paths.isEmpty else { return }
    let names = paths.map { "<code>\(HTMLText.content($0))</code>" }.joined(separator: " ")
    page.markup("<p class=\"small quiet\">Not drawn, for it isn't loaded or can't be seen: \(names)</p>\n")
  }

  private func write(_ trace: ScreenTrace, to page: inout HTMLWriter) {
    page.markup(
      "<details><summary>What the change from \(trace.old.label) to \(trace.new.label) visits</summary>"
        + "<div class=\"region\" role=\"region\" tabindex=\"0\" aria-label=\""
        + HTMLText.attribute("Trace of \(trace.screen)") + "\"><pre>")
    page.text(trace.description)
    page.markup("</pre></div></details>\n")
  }
}
