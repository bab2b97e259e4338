import CFreeType

/// The masks of every glyph in a picture, each drawn once for each size and eighth of a pixel that it stands at.
///
/// A sheet of 10,000 glyphs needs some 2,500 masks and 3 MB. Eighths halve the error of quarters, from an RMS over ink of
/// 7.0 to 3.8 at one pixel a point (measured), for at most twice the masks. Past its limit the cache takes no more: glyphs
/// are then filled as outlines, so memory stays bounded whatever is drawn.
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
  /// Coverage of all masks, 0 to 255, row by row.
  private(set) var storage: [UInt8] = []
  private var finer = FinerCoverage()

  /// The masks of one font instance at one size, to be looked up by glyph and eighth.
  struct Table {
    fileprivate var entries: [UInt64: Entry] = [:]
  }

  /// The mask of a glyph whose origin is `phase` eighths of a pixel past a pixel's left edge.
  ///
  /// `size` is an em in 1/64 pixels, the size of the table.
  mutating func entry(
    _ glyph: UInt32, phase: Int, size: Int, of face: FreeTypeFace, in table: inout Table
  ) -> Entry {
    let key = UInt64(glyph) * UInt64(Self.phases) + UInt64(phase)
    if let entry = table.entries[key] { return entry }
    face.setSize(size)
    let entry = face.load(glyph).map { render(&$0.pointee.outline, phase: phase, in: face.library) } ?? .blank
    table.entries[key] = entry
    return entry
  }

  /// Draws an outline's coverage into the storage.
  private mutating func render(_ outline: inout FT_Outline, phase: Int, in library: FreeTypeLibrary) -> Entry {
    FT_Outline_Translate(&outline, FT_Pos(phase * 64 / Self.phases), 0)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (width, height) = (((box.xMax + 63) >> 6) - left, ((box.yMax + 63) >> 6) - bottom)
    guard width > 0, height > 0 else { return .blank }
    guard width <= 4_096, height <= 4_096, storage.count + width * height <= Self.maximumBytes else { return .outline }
    FT_Outline_Translate(&outline, -(left << 6), -(bottom << 6))
    let offset = storage.count
    storage.append(contentsOf: repeatElement(0, count: width * height))
    let isDrawn = storage.withUnsafeMutableBufferPointer { bytes in
      let mask = UnsafeMutableBufferPointer(rebasing: bytes[offset...])
      return outline.hasOverlaps
        ? finer.draw(&outline, into: mask, width: width, height: height, in: library)
        : outline.draw(into: mask, width: width, height: height, in: library)
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
