internal import Spelling

extension ReportPage {
  /// The page about the sheet: why it differs, which cells do, and what else is worth knowing.
  var html: String {
    var parts = [
      """
      <article id="\(anchor)" class="sheet" aria-labelledby="\(anchor)/:">
      <header class="head">
      <p class="kicker"><span class="status \(status.kind)">\(status.word)</span></p>
      <h2 id="\(anchor)/:">\(HTMLText.name(sheet.name))</h2>
      <p class="lead">\(HTMLText.escaped(sheet.headline))</p>
      </header>

      """
    ]
    parts.append(Self.section("Why", sheet.verdict?.causes.map(\.description) ?? [], kind: "why"))
    parts.append(Self.section("Which cells", sheet.verdict?.cellLines(limit: 40) ?? [], kind: "which"))
    parts.append(remedy)
    parts.append(Self.section("Notes", notes, kind: "notes"))
    if let picture { parts.append(ReportFigures.html(picture, name: "the whole sheet")) }
    parts.append("</article>\n")
    return parts.joined()
  }

  private var notes: [String] {
    var notes = sheet.verdict?.notes ?? []
    if let verdict = sheet.verdict {
      switch verdict.basis {
      case .pixels: break
      case .glyphs: notes.append("compared by glyphs, outlines, advances, faces and sizes, not by pixels")
      case .picture: notes.append("compared with the golden image alone, for it has no manifest")
      }
      if verdict.pageDiffers {
        notes.append("something outside the cells differs, or cells stand elsewhere; that alone never fails")
      }
    }
    if !libraries.isEmpty {
      notes.append("drawn with " + Spelling.list(libraries.map { "\($0.name) \($0.version)" }))
    }
    if sheet.outcome != .missing { notes.append("golden in \(ShownText.quoted(sheet.goldenFolder))") }
    return notes
  }

  /// What to do about the sheet, with the command in it to be copied.
  private var remedy: String {
    guard let remedy = sheet.remedy else { return "" }
    let parts = remedy.split(separator: "'specimen ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let end = parts[1].firstIndex(of: "'") else {
      return "<p class=\"remedy\">To do: \(HTMLText.escaped(remedy))</p>\n"
    }
    let rest = HTMLText.escaped(String(parts[1][end...].dropFirst()))
    let command = Self.code("specimen " + parts[1][..<end])
    return "<p class=\"remedy\">To do: \(HTMLText.escaped(parts[0]))\(command)\(rest)</p>\n"
  }

  /// A command line, which breaks between its words alone.
  static func code(_ command: String) -> String {
    let words = command.split(separator: " ").map { "<span>\(HTMLText.escaped(String($0)))</span>" }
    return "<code>\(words.joined(separator: " "))</code>"
  }

  /// A heading and its lines; nothing where there is no line.
  static func section(_ title: String, _ lines: [String], kind: String) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n")
    return "<section class=\"\(kind)\">\n<h3>\(title)</h3>\n<ul>\n\(items)\n</ul>\n</section>\n"
  }
}
