internal import Drawing
internal import Sheet
internal import TextLayout
internal import Typeface

extension ScreensPage {
  /// The legend of what is on the pictures, and the fonts that they are drawn in.
  func writeFooter(to page: inout HTMLWriter) {
    page.markup("<footer class=\"bottom\">\n")
    writeLegend(to: &page)
    writeFonts(to: &page)
    page.markup("</footer>\n")
  }

  private func writeLegend(to page: inout HTMLWriter) {
    page.markup("<section aria-labelledby=\"p-legend\"><h2 id=\"p-legend\">Legend</h2>\n<dl class=\"legend small\">\n")
    for entry in ScreenLegend(screens.flatMap(\.columns).map(\.screen)).entries {
      page.markup("<div><dt\(entry.isFault ? " class=\"fault\"" : "")>\(Self.sign(of: entry))")
      page.text(entry.example)
      page.markup("</dt><dd>\(HTMLText.content(entry.meaning))</dd></div>\n")
    }
    page.markup("</dl><p class=\"small\">A point of the device is a pixel of CSS.</p></section>\n")
  }

  /// The sign of an entry as a picture as high as small letters; nothing where it has none.
  private static func sign(of entry: ScreenLegend.Entry) -> String {
    guard !entry.polygons.isEmpty else { return "" }
    let polygons = entry.polygons.map { points in
      let places = points.map { "\(Numbers.place($0.x)) \(Numbers.place($0.y))" }.joined(separator: " ")
      return "<polygon points=\"\(places)\"/>"
    }
    let width = max(1.3, entry.width)
    return "<svg class=\"sign\" viewBox=\"0 -1.2 \(width) 1.4\" aria-hidden=\"true\">\(polygons.joined())</svg>"
  }

  private func writeFonts(to page: inout HTMLWriter) {
    let own = Self.faces(screens.flatMap(\.columns).flatMap { $0.screen.parts }.flatMap(\.lines).map(\.line.runs))
    let all = Self.faces(
      screens.flatMap(\.columns).flatMap(\.picture.items).map { item in
        if case .text(let text) = item { text.line.runs } else { [] }
      })
    page.markup("<section aria-labelledby=\"p-fonts\"><h2 id=\"p-fonts\">Fonts</h2>\n<dl class=\"fonts small\">\n")
    for (role, faces) in [("screens", own), ("notes", all.subtracting(own))] where !faces.isEmpty {
      page.faces(faces, role: role, of: fonts)
    }
    page.markup("</dl></section>\n")
  }

  private static func faces(_ runs: [[GlyphRun]]) -> Set<FaceID> { Set(runs.joined().map(\.font.face)) }
}
