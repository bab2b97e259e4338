import Sheet
import TextLayout

/// Paints a frame's items onto a page of a PDF, in order.
struct PDFPainter {
  /// What has been painted.
  private(set) var content: PageContent
  private let fonts: PDFFonts
  private let pageHeight: Double
  /// The document's pictures so far.
  private(set) var pictures: DocumentPictures

  /// A painter for a page that has nothing on it yet.
  init(pageHeight: Double, fonts: PDFFonts, pictures: DocumentPictures) {
    content = PageContent(height: pageHeight)
    (self.pageHeight, self.fonts, self.pictures) = (pageHeight, fonts, pictures)
  }

  /// Paints what is on a page: paragraphs of the document's structure, with the links as paragraphs of their own.
  mutating func paint(_ frame: Frame, links: [PDFLinks.Link], in structure: inout PDFStructure) {
    let linked = LinkedItems(frame.items, links: links)
    if frame.background != .white {
      let page = Frame.Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
      paint(.rectangle(page, frame.background))
    }
    var current: Int?
    begin(structure.addParagraph())
    for (index, item) in frame.items.enumerated() {
      if linked.linkOfItem[index] != current {
        current = linked.linkOfItem[index]
        content.endMarked()
        begin(current.map { structure.addLink(links[$0]) } ?? structure.addParagraph())
      }
      paint(item)
    }
    content.endMarked()
    for index in linked.bare { structure.addBareLink(links[index]) }
  }

  private mutating func begin(_ mark: PDFStructure.Mark) { content.beginMarked(mark.kind.rawValue, mark.number) }

  private mutating func paint(_ item: Frame.Item) {
    switch item {
    case .text(let text): paint(text)
    case .rectangle(let rectangle, let color):
      guard rectangle.isDrawable else { return }
      content.use(color)
      content.fill(rectangle)
    case .polygon(let points, let color):
      guard points.count > 2, points.allSatisfy(\.isDrawable) else { return }
      content.use(color)
      var outlines = OutlineOperators(pageHeight: pageHeight)
      outlines.add(points)
      content.fill(outlines)
    }
  }

  private mutating func paint(_ text: Frame.Text) {
    guard text.isDrawable else { return }
    content.use(text.color)
    guard let clip = text.clip else { return paintRuns(of: text) }
    content.clip(to: clip)
    paintRuns(of: text)
    content.restore()
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
    case .outlines(let face):
      var outlines = OutlineOperators(pageHeight: pageHeight)
      for (glyph, place) in zip(run.glyphs, run.places(from: origin)) {
        outlines.add(glyph.id, of: face, at: place, size: run.pointSize)
      }
      content.fill(outlines)
    case .nothing: break
    }
  }

  /// Shows a run as text, telling what glyphs stand for where their codes don't.
  ///
  /// What a code stands for is told once in the document. Where a glyph stands for something else, or several stand for a
  /// text together, the text is told at the place.
  private mutating func show(
    _ run: GlyphRun, at origin: Frame.Point, in font: EmbeddedFont, lineText: [UInt8], isInvisible: Bool = false
  ) {
    guard content.beginRun(in: font, size: run.pointSize, isInvisible: isInvisible) else { return }
    let places = run.places(from: origin)
    let glyphs = run.glyphs.map { font.glyph($0.id) }
    let text = TextClusters(run, lineText: lineText) { glyphs[$0] != nil }
    for cluster in text.clusters {
      let single = cluster.glyphs.count == 1 ? glyphs[text.drawn[cluster.glyphs.lowerBound]] : nil
      let isKnown =
        cluster.text.isEmpty || single.map { font.codes.stands($0.code, for: cluster.text, of: text.utf8) } == true
      if !isKnown { content.beginActualText(text.utf8[cluster.text]) }
      for place in cluster.glyphs {
        let index = text.drawn[place]
        if let glyph = glyphs[index] { content.show(glyph, at: places[index]) }
      }
      if !isKnown { content.endActualText() }
    }
  }
}

extension PDFPainter {
  /// Paints glyphs in their colours, over their text, which is not seen and there to be selected.
  private mutating func paintColours(
    _ run: GlyphRun, at origin: Frame.Point, of face: FreeTypeFace, color: Frame.Color, lineText: [UInt8]
  ) {
    if case .embedded(let font) = fonts[run.font] {
      show(run, at: origin, in: font, lineText: lineText, isInvisible: true)
    }
    for (glyph, place) in zip(run.glyphs, run.places(from: origin)) {
      switch face.picture(of: glyph.id) {
      case .layers(let layers):
        for layer in layers {
          content.use(layer.color ?? color, alpha: layer.alpha)
          var outlines = OutlineOperators(pageHeight: pageHeight)
          outlines.add(layer.glyph, of: face, at: place, size: run.pointSize)
          content.fill(outlines)
        }
      case .bitmap(let strike):
        content.paint(picture: pictures.number(of: strike), over: strike.area(at: place, em: run.pointSize))
      case .outline, .none: break
      }
    }
    content.use(color)
  }
}
