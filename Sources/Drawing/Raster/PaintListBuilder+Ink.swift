import Sheet
import TextLayout

extension PaintListBuilder {
  /// The pixels of the whole picture that an item touches, without drawing it.
  ///
  /// Each glyph counts with the box around its outline's points: what it is drawn with has just that size.
  mutating func ink(of item: Frame.Item) -> PixelArea {
    switch item {
    case .rectangle(let rectangle, _):
      guard rectangle.isDrawable else { return .empty }
      return pixels(of: rectangle)
    case .polygon(let points, _):
      guard points.count > 2, points.allSatisfy(\.isDrawable) else { return .empty }
      let (xs, ys) = (points.map { $0.x * options.scale }, points.map { $0.y * options.scale })
      return PixelArea(inside: xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
    case .text(let text):
      guard text.isDrawable else { return .empty }
      let baseline = pixel(text.origin.y * options.scale)
      let touched = text.line.runs.reduce(PixelArea.empty) { area, run in
        run.isDrawable ? area.union(ink(of: run, from: text.origin, baseline: baseline)) : area
      }
      return text.clip.map { touched.clamped(to: pixels(of: $0)) } ?? touched
    }
  }

  private mutating func ink(of run: GlyphRun, from origin: Frame.Point, baseline: Int) -> PixelArea {
    guard let face = faces[run.font] else { return .empty }
    let size = run.pointSize * options.scale
    let key = TableKey(run, scale: options.scale)
    let isMasked = options.raster == .masks && size <= MaskCache.maximumSize
    var table = tables.removeValue(forKey: key) ?? MaskCache.Table()
    defer { tables[key] = table }
    var pen = MaskPen(run, from: origin, baseline: baseline, scale: options.scale)
    var area = PixelArea.empty
    for (glyph, exact) in zip(run.glyphs, run.places(from: origin)) {
      let (eighths, y) = pen.place(glyph)
      let x = isMasked ? Double(eighths) / Double(MaskCache.phases) : exact.x * options.scale
      var outline = PaintList.Outline(face: face, glyph: glyph.id, x: x, y: Double(y), size: size)
      switch face.picture(of: glyph.id, pixelsPerEm: pixel(size.rounded(.up))) {
      case .outline: area = area.union(ink(of: outline, isMasked ? eighths : nil, y, em: key.size, &table))
      case .layers(let layers):
        for layer in layers {
          outline.glyph = layer.glyph
          let eighths = isMasked && layer.alpha == 255 ? eighths : nil
          area = area.union(ink(of: outline, eighths, y, em: key.size, &table))
        }
      case .bitmap(let strike):
        area = area.union(PaintList.Picture(strike: strike, x: x, y: Double(y), size: size).box)
      case .none: break
      }
    }
    return area
  }

  /// The pixels of an outline: of its mask where it stands at eighths of a pixel, else of a filled path.
  private func ink(
    of outline: PaintList.Outline, _ eighths: Int?, _ y: Int, em: Int, _ table: inout MaskCache.Table
  ) -> PixelArea {
    guard let eighths else { return outline.box ?? .empty }
    let box = cache.box(outline.glyph, size: em, of: outline.face, in: &table)
    return box?.pixels(eighths: eighths).moved(x: 0, y: y) ?? .empty
  }
}
