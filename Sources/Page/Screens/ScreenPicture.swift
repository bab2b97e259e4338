internal import Drawing
internal import Sheet
internal import TextLayout

/// A mock screen's picture as elements of an SVG in a page, its colours the page's own.
enum ScreenPicture {
  /// The light theme's colours by the classes that have the page's; a document's own colours are in none.
  private static let classes: [(color: Frame.Color, name: String, property: String)] = [
    (Palette.light.ink, "i", "ink"), (Palette.light.quiet, "q", "quiet"), (Palette.light.mark, "m", "mark"),
    (Palette.light.hairline, "l", "line"), (Palette.light.fallbackBar, "e", "edge"),
    (Palette.light.staleGround, "s", "stale"), (Palette.light.barGround, "b", "bar"),
    (Palette.light.background, "g", "ground"), (Palette.light.defaultGround, "d", "default"),
    (Palette.light.accessibilityGround, "a", "access"),
  ]

  /// The rules of the classes.
  static let style = classes.map { ".strip .\($0.name) { fill: var(--\($0.property)); }\n" }.joined()

  /// Writes one thing to paint; text is drawn from the page's outlines.
  static func write(
    _ item: Frame.Item, _ symbols: inout SVGSymbols, to page: inout HTMLWriter
  ) throws(DrawingError) {
    switch item {
    case .text(let text):
      page.markup("<g\(fill(text.color))>")
      try symbols.add(text, to: &page.bytes)
      page.markup("</g>")
    case .rectangle(let area, let color):
      page.markup(
        "<rect\(fill(color)) x=\"\(Numbers.place(area.x))\" y=\"\(Numbers.place(area.y))\" "
          + "width=\"\(Numbers.place(area.width))\" height=\"\(Numbers.place(area.height))\"/>")
    case .polygon(let points, let color):
      let places = points.map { "\(Numbers.place($0.x)) \(Numbers.place($0.y))" }.joined(separator: " ")
      page.markup("<polygon\(fill(color)) points=\"\(places)\"/>")
    }
  }

  /// The attribute of a colour, behind a space.
  private static func fill(_ color: Frame.Color) -> String {
    if let known = classes.first(where: { $0.color == color }) { return " class=\"\(known.name)\"" }
    var bytes: [UInt8] = []
    bytes.add(color)
    return " fill=\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}
