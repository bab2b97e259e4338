import CCairo
import Sheet
import TextLayout

/// Paints a frame's items onto a page of a PDF, in order.
struct PDFPainter {
  private let context: OpaquePointer
  private let fonts: PDFFonts
  private let pageSize: Frame.Size
  private var pen = TextPen()
  private var color: Frame.Color?
  private var alpha = 1.0
  private var isClipped = false

  /// A painter for a page that has nothing on it yet.
  init(context: OpaquePointer, fonts: PDFFonts, pageSize: Frame.Size) {
    self.context = context
    self.fonts = fonts
    self.pageSize = pageSize
  }

  /// Paints what is on a page: paragraphs of the document's structure, with the links as paragraphs of their own.
  ///
  /// cairo marks content in the innermost elements alone, and a link outside all elements breaks the file. So the page has
  /// a paragraph, be it an empty one, and nothing stands between paragraphs.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)`` naming the cell or item that put cairo in error.
  mutating func paint(_ frame: Frame, links: [PDFLinks.Link], checkedBy surface: borrowing PDFSurface)
    throws(DrawingError)
  {
    let linked = LinkedItems(frame.items, links: links)
    // Before any tag: what covers a whole page makes cairo 1.16 forget everything before it, and a tag that ends without
    // having begun ends the process.
    if frame.background != .white {
      let page = Frame.Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
      paint(.rectangle(page, frame.background))
    }
    var open: [StructureElement] = [.paragraph]
    enter(open)
    if frame.background == .white { paintDot(on: frame) }
    var current: Int?
    for (index, item) in frame.items.enumerated() {
      if linked.linkOfItem[index] != current {
        current = linked.linkOfItem[index]
        leave(open)
        open = [.paragraph] + (current.map { [.link(links[$0])] } ?? [])
        enter(open)
      }
      paint(item)
      try surface.check(Self.name(of: index, in: frame))
    }
    leave(open)
    for index in linked.bare {
      enter([.paragraph, .link(links[index])])
      leave([.paragraph, .link(links[index])])
    }
  }

  private mutating func enter(_ elements: [StructureElement]) {
    for element in elements { element.begin(in: context) }
    pen.interrupt()
  }

  private mutating func leave(_ elements: [StructureElement]) {
    for element in elements.reversed() { element.end(in: context) }
    pen.interrupt()
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

  /// Fills the path.
  ///
  /// cairo takes a box that covers the page for a new start, and forgets all that is on the page, the beginnings of
  /// structure elements included. A second box off the page keeps it from that.
  private mutating func fill() {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    if left < 1, top < 1, right > pageSize.width - 1, bottom > pageSize.height - 1 {
      cairo_rectangle(context, -2, -2, 1, 1)
    }
    cairo_fill(context)
    pen.interrupt()
  }

  /// Paints a dot of the page's own colour unless something else is sure to be seen.
  ///
  /// cairo looks at no tags on a page that has nothing drawn on it.
  private mutating func paintDot(on frame: Frame) {
    let isSeen = frame.items.contains { item in
      guard case .rectangle(let area, _) = item, area.isDrawable else { return false }
      return area.width > 0.1 && area.height > 0.1 && area.x >= 0 && area.y >= 0 && area.x < pageSize.width - 0.1
        && area.y < pageSize.height - 0.1
    }
    if !isSeen { paint(.rectangle(Frame.Rect(x: 0, y: 0, width: 0.01, height: 0.01), frame.background)) }
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
    guard text.isDrawable else { return }
    use(text.color)
    guard let clip = text.clip else { return paintRuns(of: text) }
    // The colour is set before, so that it is as it was once the clip is gone; the pen's place is not.
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, clip.x, clip.y, clip.width, clip.height)
    cairo_clip(context)
    pen.interrupt()
    isClipped = true
    paintRuns(of: text)
    isClipped = false
    pen.interrupt()
    cairo_restore(context)
  }

  private mutating func paintRuns(of text: Frame.Text) {
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
    let places = run.places(from: origin)
    let advances = run.glyphs.map { font.advances[$0.id] }
    let text = TextClusters(run, lineText: lineText, isDrawn: advances.map { $0 != nil })
    cairo_set_font_face(context, font.fontFace)
    var piece = TextPiece()
    var rest = text.utf8[...]
    for cluster in text.clusters {
      for index in cluster.glyphs {
        guard let advance = advances[index] else { continue }
        let size = pen.shownSize
        let step = pen.step(
          to: places[index], size: run.pointSize, advance: advance, mayBegin: index == cluster.glyphs.first)
        if step.begins, !piece.isEmpty {
          piece.show(size: size, in: context)
          piece = TextPiece()
        }
        piece.add(run.glyphs[index].id, at: step.place)
      }
      piece.endCluster(rest.prefix(cluster.byteCount), glyphCount: cluster.glyphs.count)
      rest = rest.dropFirst(cluster.byteCount)
    }
    piece.show(size: pen.shownSize, in: context)
    // cairo leaves out what lies off the page, or far from a clip.
    if isClipped || !piece.isWithin(pageSize) { pen.interrupt() }
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
