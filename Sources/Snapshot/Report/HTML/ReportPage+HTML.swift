extension ReportPage {
  /// The page about the sheet: why it differs, which cells do, and what else is worth knowing.
  var html: String {
    var parts = [
      """
      <article id="\(anchor)" class="sheet" aria-labelledby="\(anchor)/:">
      <header class="head">
      <p class="kicker"><span class="status \(status.kind)">\(status.word)</span></p>
      <h2 id="\(anchor)/:">\(HTMLText.name(sheet.name))</h2>
      <p class="lead">\(HTMLText.markup(lead))</p>
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

  private var lead: String {
    switch sheet.outcome {
    case .missing: return "There is no golden to compare with"
    case .unusable(let error, let hint): return error + (hint.map { "\n\($0)" } ?? "")
    case .passed, .failed: return sheet.verdict?.summary ?? ""
    }
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
    notes.append("golden in \(ShownText.quoted(sheet.goldenFolder))")
    return notes
  }

  /// The command that makes what was drawn the golden.
  private var remedy: String {
    guard isDocument else { return "" }
    switch sheet.outcome {
    case .failed: return Self.remedy("specimen approve \(sheet.name)", "If all of this is meant")
    case .missing: return Self.remedy("specimen record \(sheet.name)", "To record it")
    case .passed, .unusable: return ""
    }
  }

  /// A command, and what it is for.
  static func remedy(_ command: String, _ purpose: String) -> String {
    let words = command.split(separator: " ").map { "<span>\(HTMLText.escaped(String($0)))</span>" }
    return "<p class=\"remedy\">\(purpose): <code>\(words.joined(separator: " "))</code></p>\n"
  }

  /// A heading and its lines; nothing where there is no line.
  static func section(_ title: String, _ lines: [String], kind: String) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n")
    return "<section class=\"\(kind)\">\n<h3>\(title)</h3>\n<ul>\n\(items)\n</ul>\n</section>\n"
  }
}
