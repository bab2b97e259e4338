import CCairo
import Sheet
import TextLayout

/// Paints frames' items onto the pages of a PDF, in order.
struct PDFPainter {
  private let context: OpaquePointer
  private let fonts: PDFFonts
  private var pen = TextPen()
  private var color: Frame.Color?
  private var alpha = 1.0

  /// A painter for a page that has nothing on it yet.
  init(context: OpaquePointer, fonts: PDFFonts) {
    self.context = context
    self.fonts = fonts
  }

  /// Paints a whole page under one structure tag, and ends it.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)`` naming the cell or item that put cairo in error.
  mutating func paint(_ frame: Frame, checkedBy surface: borrowing PDFSurface) throws(DrawingError) {
    cairo_tag_begin(context, "Document", nil)
    if frame.background != .white {
      let page = Frame.Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
      paint(.rectangle(page, frame.background))
    }
    for (index, item) in frame.items.enumerated() {
      paint(item)
      try surface.check(Self.name(of: index, in: frame))
    }
    cairo_tag_end(context, "Document")
    cairo_show_page(context)
    try surface.check("the page")
  }

  private static func name(of index: Int, in frame: Frame) -> String {
    guard let cell = frame.cells.first(where: { $0.items.contains(index) }) else { return "item \(index)" }
    return "cell '\(cell.name)'"
  }

  private mutating func paint(_ item: Frame.Item) {
    switch item {
    case .text(let text): paint(text)
    case .rectangle(let rectangle, let color):
      guard rectangle.isDrawable else { return }
      use(color)
      cairo_rectangle(context, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
      fill()
    case .polygon(let points, let color):
      guard points.count > 2, points.allSatisfy(\.isDrawable) else { return }
      use(color)
      for point in points { cairo_line_to(context, point.x, point.y) }
      cairo_close_path(context)
      fill()
    }
  }

  private mutating func fill() {
    cairo_fill(context)
    pen.interrupt()
  }

  private mutating func use(_ color: Frame.Color, alpha: Double = 1) {
    guard color != self.color || alpha != self.alpha else { return }
    self.color = color
    self.alpha = alpha
    pen.interrupt()
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, alpha)
  }

  private mutating func paint(_ text: Frame.Text) {
    guard text.origin.isDrawable else { return }
    use(text.color)
    let utf8 = Array(text.line.text.utf8)
    for run in text.line.runs where run.isDrawable {
      guard let face = fonts.colourFace(run.font) else {
        paint(run, at: text.origin, lineText: utf8)
        continue
      }
      for part in ColourParts.split(run, of: face) {
        if part.isColoured {
          paintColours(part.run, at: text.origin, of: face, color: text.color, lineText: utf8)
        } else {
          paint(part.run, at: text.origin, lineText: utf8)
        }
      }
    }
  }

  private mutating func paint(_ run: GlyphRun, at origin: Frame.Point, lineText: [UInt8]) {
    switch fonts[run.font] {
    case .embedded(let font): show(run, at: origin, in: font, lineText: lineText)
    case .outlines(let face): fillOutlines(run, at: origin, of: face)
    case .nothing: break
    }
  }

  private mutating func show(_ run: GlyphRun, at origin: Frame.Point, in font: EmbeddedFont, lineText: [UInt8]) {
    var places = run.places(from: origin)
    let advances = run.glyphs.map { font.advances[$0.id] }
    // The reader's pen moves in the order of the text, so places are corrected in that order.
    let order = run.direction == .rightToLeft ? Array(places.indices.reversed()) : Array(places.indices)
    for index in order {
      guard let advance = advances[index] else { continue }
      places[index].x = pen.place(
        x: places[index].x, baseline: places[index].y, size: run.pointSize, advance: advance)
    }
    let isDrawn = advances.map { $0 != nil }
    let glyphs = run.glyphs.indices.filter { isDrawn[$0] }.map { index in
      cairo_glyph_t(index: UInt(run.glyphs[index].id), x: places[index].x, y: places[index].y)
    }
    guard !glyphs.isEmpty else { return }
    let text = TextClusters(run, lineText: lineText, isDrawn: isDrawn)
    cairo_set_font_face(context, font.fontFace)
    cairo_set_font_size(context, run.pointSize)
    guard !text.clusters.isEmpty else { return cairo_show_glyphs(context, glyphs, Int32(glyphs.count)) }
    let flags = text.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    text.utf8.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        context, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), glyphs, Int32(glyphs.count),
        text.clusters, Int32(text.clusters.count), flags)
    }
  }

  private mutating func fillOutlines(_ run: GlyphRun, at origin: Frame.Point, of face: FreeTypeFace) {
    let places = run.places(from: origin)
    cairo_new_path(context)
    for (glyph, place) in zip(run.glyphs, places) {
      _ = OutlinePath.add(glyph.id, of: face, x: place.x, y: place.y, size: run.pointSize, to: context)
    }
    fill()
  }
}

extension PDFPainter {
  /// How opaque the text under colour glyphs is: about the least that cairo does not leave out as invisible.
  private static let veil = 0.004

  /// Paints glyphs in their colours, over their text, which is too faint to be seen and there to be selected.
  private mutating func paintColours(
    _ run: GlyphRun, at origin: Frame.Point, of face: FreeTypeFace, color: Frame.Color, lineText: [UInt8]
  ) {
    if case .embedded(let font) = fonts[run.font] {
      use(color, alpha: Self.veil)
      show(run, at: origin, in: font, lineText: lineText)
    }
    for (glyph, place) in zip(run.glyphs, run.places(from: origin)) {
      switch face.picture(of: glyph.id) {
      case .layers(let layers):
        for layer in layers {
          use(layer.color ?? color, alpha: Double(layer.alpha) / 255)
          cairo_new_path(context)
          _ = OutlinePath.add(layer.glyph, of: face, x: place.x, y: place.y, size: run.pointSize, to: context)
          fill()
        }
      case .bitmap(let strike):
        strike.embed(in: context, x: place.x, y: place.y, em: run.pointSize)
        pen.interrupt()
      case .outline, .none: break
      }
    }
    use(color)
  }
}
