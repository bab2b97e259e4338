import Sheet
import TextLayout
import Typeface

/// Turns a frame into a paint list: opens fonts, places glyphs on eighths of pixels, snaps rectangles to whole ones.
struct PaintListBuilder {
  /// What a table of masks is for.
  struct TableKey: Hashable {
    /// The font instance.
    var font: FontInstance
    /// An em in 1/64 pixels.
    var size: Int
  }

  /// The fonts that are open.
  let faces: OpenFaces
  /// How the picture is drawn.
  let options: PNGOptions
  /// The rows that are painted here where others paint the rest, without end above the first and below the last; nil
  /// for a whole picture.
  var part: Range<Int>?
  /// The masks by font and size.
  var tables: [TableKey: MaskCache.Table] = [:]
  /// The list so far.
  private(set) var list: PaintList
  /// The masks that the list refers to.
  private(set) var cache = MaskCache()

  /// Begins another picture with the same fonts and masks.
  mutating func begin(_ area: PixelArea) { list.begin(area) }

  /// Forgets the masks, and with them what the list holds.
  mutating func forgetMasks() {
    tables = [:]
    cache.begin()
    list.begin(list.area)
  }

  /// A builder for an area of a picture.
  init(_ faces: OpenFaces, options: PNGOptions, area: PixelArea) {
    self.faces = faces
    self.options = options
    list = PaintList(area: area)
  }

  /// Adds a frame's item.
  mutating func add(_ item: Frame.Item) {
    switch item {
    case .text(let text): add(text)
    case .rectangle(let rectangle, let color): add(rectangle, color)
    case .polygon(let points, let color): add(points, color)
    }
  }

  private mutating func add(_ rectangle: Frame.Rect, _ color: Frame.Color) {
    guard rectangle.isDrawable else { return }
    list.add(.rectangle(color: color.pixel), over: pixels(of: rectangle))
  }

  /// The whole pixels that a rectangle has.
  func pixels(of rectangle: Frame.Rect) -> PixelArea {
    PixelArea(
      x: snap(rectangle.x, rectangle.x + rectangle.width), y: snap(rectangle.y, rectangle.y + rectangle.height))
  }

  /// The whole pixels between two edges: each edge at its nearest pixel's, and at least one pixel between them.
  func snap(_ start: Double, _ end: Double) -> Range<Int> {
    let first = pixel(start * options.scale)
    return first..<max(first + 1, pixel(end * options.scale))
  }

  private mutating func add(_ points: [Frame.Point], _ color: Frame.Color) {
    guard points.count > 2, points.allSatisfy(\.isDrawable) else { return }
    let scaled = points.map { Frame.Point(x: $0.x * options.scale, y: $0.y * options.scale) }
    let (xs, ys) = (scaled.map(\.x), scaled.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return }
    list.add(
      .polygon(scaled, color: color.pixel), over: PixelArea(left: left, right: right, top: top, bottom: bottom))
  }

  private mutating func add(_ text: Frame.Text) {
    guard text.isDrawable else { return }
    list.clip = text.clip.map(pixels)
    defer { (list.clip, list.reach) = (nil, nil) }
    // Baselines stand on whole pixels: a baseline between two rows would blur every horizontal stroke of its line.
    let baseline = pixel(text.origin.y * options.scale)
    for run in text.line.runs where run.isDrawable {
      if let part {
        let reach = reach(of: run, baseline)
        guard reach.overlaps(part) else { continue }
        list.reach = reach
      }
      guard let face = faces[run.font] else { continue }
      if options.raster == .exact || run.pointSize * options.scale > MaskCache.maximumSize {
        addOutlines(run, of: face, at: text.origin, baseline: baseline, color: text.color.pixel)
      } else {
        addMasks(run, of: face, at: text.origin, baseline: baseline, color: text.color.pixel)
      }
    }
  }

  /// The rows in which a run is looked for: two ems to either side of its baseline, more than most glyphs take.
  private func reach(of run: GlyphRun, _ baseline: Int) -> Range<Int> {
    let reach = 2 * pixel((run.pointSize * options.scale).rounded(.up)) + 2
    return baseline - reach..<baseline + reach
  }

  private mutating func addOutlines(
    _ run: GlyphRun, of face: FreeTypeFace, at origin: Frame.Point, baseline: Int, color: UInt32
  ) {
    let size = run.pointSize * options.scale
    for (glyph, place) in zip(run.glyphs, run.places(from: origin)) {
      let y = Double(baseline - pixel(glyph.yOffset * size))
      let outline = PaintList.Outline(
        face: face, glyph: glyph.id, x: place.x * options.scale, y: y, size: size)
      add(face.picture(of: glyph.id, pixelsPerEm: pixel(size.rounded(.up))), outline, color: color)
    }
  }

  /// Adds a glyph, whose own outline is given, without masks.
  private mutating func add(_ picture: GlyphPicture, _ outline: PaintList.Outline, color: UInt32) {
    switch picture {
    case .outline: list.add(outline, color: color)
    case .layers(let layers):
      for layer in layers {
        var outline = outline
        (outline.glyph, outline.alpha) = (layer.glyph, layer.alpha)
        list.add(outline, color: layer.color?.pixel ?? color)
      }
    case .bitmap(let strike):
      list.add(PaintList.Picture(strike: strike, x: outline.x, y: outline.y, size: outline.size))
    case .none: break
    }
  }

  private mutating func addMasks(
    _ run: GlyphRun, of face: FreeTypeFace, at origin: Frame.Point, baseline: Int, color: UInt32
  ) {
    let size = run.pointSize * options.scale
    let key = TableKey(run, scale: options.scale)
    var table = tables.removeValue(forKey: key) ?? MaskCache.Table()
    defer { tables[key] = table }
    var masks = MaskRun(start: list.placed.count, color: color)
    var pen = MaskPen(run, from: origin, baseline: baseline, scale: options.scale)
    for glyph in run.glyphs {
      let (eighths, y) = pen.place(glyph)
      var outline = PaintList.Outline(face: face, glyph: glyph.id, x: Double(eighths) / 8, y: Double(y), size: size)
      switch face.picture(of: glyph.id, pixelsPerEm: pixel(size.rounded(.up))) {
      case .outline: add(outline, eighths, y, em: key.size, color: color, to: &masks, &table)
      case .layers(let layers):
        for layer in layers {
          (outline.glyph, outline.alpha) = (layer.glyph, layer.alpha)
          add(outline, eighths, y, em: key.size, color: layer.color?.pixel ?? color, to: &masks, &table)
        }
      case let picture:
        masks.end(in: &list)
        add(picture, outline, color: color)
      }
    }
    masks.end(in: &list)
  }

  /// Adds an outline by its mask where it has one; the baseline is row `y`.
  private mutating func add(
    _ outline: PaintList.Outline, _ eighths: Int, _ y: Int, em: Int, color: UInt32, to masks: inout MaskRun,
    _ table: inout MaskCache.Table
  ) {
    if masks.color != color {
      masks.end(in: &list)
      masks.color = color
    }
    let phase = eighths & (MaskCache.phases - 1)
    if part?.contains(y) == false, outline.alpha == 255 {
      // What stands in the other part is rendered only where it reaches into this one, or a hair's breadth from it.
      let box = cache.box(outline.glyph, size: em, of: outline.face, in: &table)
      guard let rows = box?.pixels(eighths: phase).moved(x: 0, y: y).y else { return }
      if rows.upperBound < list.area.y.lowerBound || rows.lowerBound > list.area.y.upperBound { return }
    }
    let entry: MaskCache.Entry =
      outline.alpha == 255
      ? cache.entry(outline.glyph, phase: phase, size: em, of: outline.face, in: &table) : .outline
    switch entry {
    case .mask(let index):
      let mask = cache.masks[Int(index)]
      let (x, top) = ((eighths >> 3) + Int(mask.left), y - Int(mask.top))
      masks.extend(over: PixelArea(x: x..<x + Int(mask.width), y: top..<top + Int(mask.height)))
      list.placed.append(PlacedMask(mask: index, x: Int32(clamping: x), y: Int32(clamping: top)))
    case .outline:
      masks.end(in: &list)
      list.add(outline, color: color)
    case .blank: break
    }
  }
}

extension PaintListBuilder.TableKey {
  /// The table for a run.
  init(_ run: GlyphRun, scale: Double) {
    self.init(font: run.font, size: max(1, Int((run.pointSize * scale * 64).rounded())))
  }
}

/// Walks along a run that is drawn by masks, glyph by glyph.
struct MaskPen {
  private let baseline: Int
  private let size: Double
  private var x: Double

  /// Begins at a run's left end.
  init(_ run: GlyphRun, from origin: Frame.Point, baseline: Int, scale: Double) {
    self.baseline = baseline
    size = run.pointSize * scale
    x = (origin.x + run.x) * scale
  }

  /// Where the next glyph's origin stands: in eighths of a pixel from the left, and in which row.
  mutating func place(_ glyph: Glyph) -> (eighths: Int, y: Int) {
    let eighths = pixel((x + glyph.xOffset * size) * Double(MaskCache.phases))
    x += glyph.advance * size
    return (eighths, baseline - pixel(glyph.yOffset * size))
  }
}

/// Masks of one colour that follow each other: they become one step of the list.
private struct MaskRun {
  /// Where the run begins in the list's placed masks.
  private var start: Int
  private var area = PixelArea.empty
  /// The colour of the masks that follow.
  var color: UInt32

  init(start: Int, color: UInt32) {
    self.start = start
    self.color = color
  }

  /// Takes in the pixels of one more mask.
  mutating func extend(over touched: PixelArea) { area = area.union(touched) }

  /// Adds the masks so far as a step, and begins anew.
  mutating func end(in list: inout PaintList) {
    if list.placed.count > start { list.add(.masks(start..<list.placed.count, color: color), over: area) }
    (start, area) = (list.placed.count, .empty)
  }
}
