internal import Spelling

/// A cell as the report shows it.
struct ReportCell {
  /// What became of it.
  let verdict: CellVerdict
  /// The place of its page.
  let anchor: String
  /// Its pictures; nil where the run left none.
  let picture: ReportPicture?

  /// Whether it has a page: it isn't as recorded, or there are pictures of it.
  var isShown: Bool { verdict.outcome != .same || picture != nil }

  /// How many pixels differ; nil where nobody counted.
  var pixels: Int? {
    for case .pixels(let difference) in verdict.changes { return difference.pixels }
    return nil
  }

  /// The cell's page.
  func html(on sheet: ReportPage) -> String {
    let status = verdict.outcome.status
    var parts = [
      """
      <article id="\(anchor)" class="cell" aria-labelledby="\(anchor)/:">
      <header class="head">
      <p class="kicker"><span class="status \(status.kind)">\(status.word)</span>
      <a href="#\(sheet.anchor)">\(HTMLText.name(sheet.sheet.name))</a></p>
      <h2 id="\(anchor)/:">\(title)</h2>
      <ul class="changes">
      \(changes.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n"))
      </ul>
      \(why)</header>

      """
    ]
    if let picture {
      parts.append(ReportFigures.html(picture, name: verdict.name.words))
    } else {
      parts.append("<p class=\"lead\">There is no picture to show</p>\n")
    }
    if verdict.fails, sheet.isDocument, verdict.name.text.utf8.allSatisfy(ReportPage.isPlain) {
      let command = "\(sheet.sheet.command("approve")) --filter \(verdict.name.text)"
      parts.append("<p class=\"remedy\">If this is meant, run \(ReportPage.code(command))</p>\n")
    }
    parts.append("</article>\n")
    return parts.joined()
  }

  private var title: String {
    let name = verdict.name
    guard let category = name.category, let column = name.column else { return HTMLText.name(name.text) }
    return "\(HTMLText.name(name.style)) <small>\(HTMLText.name(category)), \(HTMLText.name(column))</small>"
  }

  private var why: String {
    guard !verdict.causes.isEmpty else { return "" }
    return "<p class=\"lead\">Because \(HTMLText.escaped(Spelling.list(verdict.causes.map(\.shortDescription))))</p>\n"
  }

  private var changes: [String] {
    let changes = verdict.changes.map(\.description)
    return verdict.outcome == .changed && !changes.isEmpty ? changes : [verdict.found]
  }
}
