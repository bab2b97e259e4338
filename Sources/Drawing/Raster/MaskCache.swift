import CFreeType
import Typeface

/// The masks of every glyph in a picture, each drawn once for each size and eighth of a pixel that it stands at.
///
/// A sheet of 10,000 glyphs needs some 2,500 masks and 3 MB. Eighths halve the error of quarters, from an RMS over ink
/// of 7.0 to 3.8 at one pixel a point (measured, before levels), for at most twice the masks. Past its limit the cache
/// takes no more: glyphs are then filled as outlines, so memory stays bounded whatever is drawn.
struct MaskCache {
  /// The outcome of looking for a mask.
  enum Entry {
    /// The glyph's mask.
    case mask(Int32)
    /// There is no ink: a blank, or a glyph that can't be drawn.
    case blank
    /// The glyph has ink and no place in the cache.
    case outline
  }

  /// The largest em, in pixels, that is drawn through masks; beyond it few glyphs repeat and each mask is large.
  static let maximumSize = 512.0
  /// The most bytes that all masks may take.
  static let maximumBytes = 64 << 20

  /// In how many places within a pixel a glyph can stand; a power of two.
  static let phases = 8
  /// The masks, by index.
  private(set) var masks: [GlyphMask] = []
  /// The levels of all masks, row by row.
  private(set) var storage: [UInt8] = []
  /// Whether a glyph has found no place since it was begun.
  private(set) var isFull = false
  private var finer = FinerCoverage()

  /// The masks of one font instance at one size, to be looked up by glyph and eighth.
  struct Table {
    fileprivate var entries: [UInt64: Entry] = [:]
    fileprivate var boxes: [UInt32: OutlineBox?] = [:]
  }

  /// Forgets all masks; the tables that refer to them are to be forgotten too.
  mutating func begin() {
    masks.removeAll(keepingCapacity: true)
    storage.removeAll(keepingCapacity: true)
    isFull = false
  }

  /// The mask of a glyph whose origin is `phase` eighths of a pixel past a pixel's left edge.
  ///
  /// `size` is an em in 1/64 pixels, the size of the table.
  mutating func entry(
    _ glyph: UInt32, phase: Int, size: Int, of face: FreeTypeFace, in table: inout Table
  ) -> Entry {
    let key = UInt64(glyph) * UInt64(Self.phases) + UInt64(phase)
    if let entry = table.entries[key] { return entry }
    // Its coverage is as much the font's work as its outline.
    let before = face.face.work.begin()
    defer { FontWork.end(before) }
    face.setSize(size)
    var entry = Entry.blank
    var box: OutlineBox?
    if var outline = face.load(glyph) {
      let outlineBox = OutlineBox(outline)
      entry = render(&outline, outlineBox, phase: phase, in: face.library)
      box = outlineBox
    }
    table.entries[key] = entry
    table.boxes[glyph] = .some(box)
    return entry
  }

  /// The box around a glyph's outline, from which no mask of it differs; nil for a blank.
  func box(_ glyph: UInt32, size: Int, of face: FreeTypeFace, in table: inout Table) -> OutlineBox? {
    if let box = table.boxes[glyph] { return box }
    face.setSize(size)
    let box = face.load(glyph).map(OutlineBox.init)
    table.boxes[glyph] = .some(box)
    return box
  }

  /// Draws an outline's coverage into the storage.
  private mutating func render(
    _ outline: inout FT_Outline, _ box: OutlineBox, phase: Int, in library: FreeTypeLibrary
  ) -> Entry {
    let area = box.pixels(eighths: phase)
    let (left, bottom) = (area.x.lowerBound, -area.y.upperBound)
    let (width, height) = (area.x.count, area.y.count)
    guard width > 0, height > 0 else { return .blank }
    guard width <= 4_096, height <= 4_096, storage.count + width * height <= Self.maximumBytes else {
      isFull = true
      return .outline
    }
    FT_Outline_Translate(&outline, FT_Pos(phase * 64 / Self.phases - (left << 6)), FT_Pos(-(bottom << 6)))
    // Room for all that there may ever be: memory that is never touched costs nothing, and copies would.
    if storage.isEmpty { storage.reserveCapacity(Self.maximumBytes + LevelStrip.spare) }
    let offset = storage.count
    storage.append(contentsOf: repeatElement(0, count: width * height))
    let isDrawn = storage.withUnsafeMutableBufferPointer { bytes in
      let mask = UnsafeMutableBufferPointer(rebasing: bytes[offset...])
      let isDrawn =
        outline.hasOverlaps
        ? finer.draw(&outline, into: mask, width: width, height: height, in: library)
        : outline.draw(into: mask, width: width, height: height, in: library)
      if let start = mask.baseAddress { CoverageLevels.replace(start, count: mask.count) }
      return isDrawn
    }
    guard isDrawn else {
      storage.removeLast(width * height)
      return .outline
    }
    masks.append(
      GlyphMask(
        left: Int32(left), top: Int32(bottom + height), width: Int32(width), height: Int32(height), offset: offset))
    return .mask(Int32(masks.count - 1))
  }
}

/// The box around an outline and its control points, in 1/64 pixels from its origin, y upwards.
struct OutlineBox {
  private let box: FT_BBox

  /// Measures an outline.
  init(_ outline: FT_Outline) {
    var (outline, box) = (outline, FT_BBox())
    FT_Outline_Get_CBox(&outline, &box)
    self.box = box
  }

  /// The pixels that the outline touches when its origin stands at some eighths of a pixel on the baseline of row 0.
  func pixels(eighths: Int) -> PixelArea {
    let shift = eighths * 64 / MaskCache.phases
    let (left, right) = ((box.xMin + shift) >> 6, (box.xMax + shift + 63) >> 6)
    let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    return PixelArea(x: left..<max(left, right), y: -top..<max(-top, -bottom))
  }
}
