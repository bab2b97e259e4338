public import Sheet
public import Snapshot
import TextLayout
import Typeface

/// Says what a page holds beside its cells, without drawing it.
public enum PageDrawing {
  /// The fingerprint of what belongs to no cell, and of where the cells stand.
  ///
  /// It is of the frame's values as they come out on the page: baselines and rectangles on whole pixels, glyphs and corners
  /// on eighths. Faces count by the order in which the page uses them.
  public static func fingerprint(_ frame: Frame, options: PNGOptions = PNGOptions()) -> Fingerprint {
    var page = PageValues(scale: options.scale)
    page.add(frame)
    return page.stream.finish()
  }
}

/// Collects a page's values.
private struct PageValues: ~Copyable {
  let scale: Double
  var stream = FingerprintStream()
  private var faces: [FaceID: Int] = [:]

  init(scale: Double) { self.scale = scale }

  mutating func add(_ frame: Frame) {
    add(frame.size.width, frame.size.height, scale)
    stream.add(Int(frame.background.pixel))
    var isFree = [Bool](repeating: true, count: frame.items.count)
    for cell in frame.cells {
      for index in cell.items.clamped(to: frame.items.indices) { isFree[index] = false }
    }
    for (item, isFree) in zip(frame.items, isFree) where isFree { add(item) }
    for cell in frame.cells {
      stream.add(cell.name)
      for part in frame.parts(of: cell) { place(part.origin.x, part.origin.y, parts: 1) }
    }
  }

  private mutating func add(_ item: Frame.Item) {
    switch item {
    case .text(let text):
      stream.add(1)
      stream.add(Int(text.color.pixel))
      for run in text.line.runs { add(run, of: text) }
      // No face and no item begins with the least number.
      if let clip = text.clip {
        stream.add(Int.min)
        if clip.isDrawable { add(clip) }
      }
    case .rectangle(let rect, let color):
      stream.add(2)
      stream.add(Int(color.pixel))
      add(rect)
    case .polygon(let points, let color):
      stream.add(3)
      stream.add(Int(color.pixel))
      for point in points { place(point.x, point.y, parts: 8) }
    }
  }

  private mutating func add(_ run: GlyphRun, of text: Frame.Text) {
    let face = faces[run.font.face] ?? faces.count
    faces[run.font.face] = face
    stream.add(face)
    for coordinate in run.font.coordinates { add(coordinate.value) }
    add(run.pointSize)
    stream.add(pixel(text.origin.y * scale))
    for (glyph, point) in zip(run.glyphs, run.places(from: text.origin)) {
      stream.add(Int(glyph.id))
      place(point.x, glyph.yOffset * run.pointSize, parts: 8)
    }
  }

  private mutating func add(_ rect: Frame.Rect) {
    place(rect.x, rect.y, parts: 1)
    place(rect.x + rect.width, rect.y + rect.height, parts: 1)
  }

  /// Adds a place in whole pixels, or in parts of them.
  private mutating func place(_ x: Double, _ y: Double, parts: Double) {
    stream.add(pixel(x * scale * parts))
    stream.add(pixel(y * scale * parts))
  }

  private mutating func add(_ numbers: Double...) {
    for number in numbers { stream.add(Int(bitPattern: UInt(number.bitPattern))) }
  }
}
