internal import Page
internal import Typeface

extension FontsReport {
  /// The faces as a page, sorted by PostScript name, and the files that were refused: one file, and nothing from outside.
  var page: String {
    let faces = files.flatMap { file in file.faces.map { (file: file.path, face: $0) } }
      .sorted { ($0.face.postScriptName, $0.file) < ($1.face.postScriptName, $1.file) }
    let refused = files.filter { $0.refusal != nil }
    var lines = [Self.head, "<h1>Fonts</h1>"]
    let counts = [
      Words.counted(faces.count, "face", "faces"), Words.counted(files.count, "file", "files"),
      refused.isEmpty ? "" : "\(refused.count) refused",
    ]
    lines.append("<p>\(counts.filter { !$0.isEmpty }.joined(separator: ", "))</p>")
    if !faces.isEmpty {
      lines.append("<table><thead><tr>")
      lines += ["PostScript name", "Family", "Style", "Weight", "Axes", "Features", "Glyphs", "Embedding", "File"]
        .map { "<th scope=\"col\">\($0)</th>" }
      lines.append("</tr></thead><tbody>")
      lines += faces.map { Self.row($0.face, file: $0.file) }
      lines.append("</tbody></table>")
    }
    if !refused.isEmpty {
      lines.append("<h2>Refused</h2><ul>")
      lines += refused.map { "<li><code>\(Self.escaped($0.path))</code> \(Self.escaped($0.refusal ?? ""))</li>" }
      lines.append("</ul>")
    }
    return lines.joined(separator: "\n") + "\n</main>\n</body>\n</html>\n"
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fonts</title>
    <style>
    :root { color-scheme: light dark }
    body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem; color: light-dark(#141414, #f2f2ef); background: \
    light-dark(#fff, #151618) }
    main { overflow-x: auto }
    h1 { font-size: 2rem; margin: 0 }
    table { border-collapse: collapse; margin-top: 1rem }
    th, td { text-align: left; vertical-align: top; padding: 0.3rem 1.2rem 0.3rem 0; border-bottom: 1px solid \
    light-dark(#d2d2ce, #3a3b3d) }
    td { max-width: 24rem; overflow-wrap: anywhere }
    td:first-child { font-weight: 600 }
    </style>
    </head>
    <body>
    <main>
    """

  private static func row(_ face: Face, file: String) -> String {
    let axes = face.axes.map { "\($0.tag) \(Decimal.text($0.minimum))–\(Decimal.text($0.maximum))" }
    let cells = [
      face.postScriptName, face.family, face.style, "\(face.weight)\(face.isItalic ? " italic" : "")",
      axes.joined(separator: ", "), face.features.map(\.description).joined(separator: " "), String(face.glyphCount),
      words(face.embedding), file,
    ]
    return "<tr>" + cells.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>"
  }

  /// Text as a page has it: nothing in a name is markup, and what can't be seen is spelled out.
  private static func escaped(_ text: String) -> String { HTMLText.attribute(TerminalText.escaped(text)) }
}
