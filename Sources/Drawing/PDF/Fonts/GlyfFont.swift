import CFreeType

/// A small TrueType font in the making: outlines that FreeType has unfolded, and the tables that a PDF reader needs.
///
/// It holds nothing of the font that the outlines came from but their points: no instructions, no components, no axes.
/// So it is as safe as it is small, whoever made that font. Rebuilding the instances with hb-subset took 113 M of the 642 M
/// instructions of the default sheet as PDF.
struct GlyfFont {
  private var glyf: [UInt8] = []
  /// Where each glyph begins in `glyf`, and where the last ends.
  private var offsets = [0]
  private var hmtx: [UInt8] = []
  private var bounds: GlyphBounds?
  private var largest = (points: 0, contours: 0, advance: 0)
  // Kept between glyphs for their memory alone.
  private var steps = (x: [UInt8](), y: [UInt8]())

  /// How many glyphs there are.
  var glyphCount: Int { offsets.count - 1 }

  /// Adds a glyph's outline in font units, nil for a blank, with its advance.
  ///
  /// Returns false for an outline that the format can't hold: with cubic curves, or with points out of 16 bits.
  mutating func add(_ outline: FT_Outline?, advance: Int) -> Bool {
    var box = GlyphBounds()
    if let outline, outline.n_points > 0 {
      guard let found = GlyphBounds(outline), write(outline, in: found) else { return false }
      box = found
      bounds = bounds?.union(found) ?? found
      largest.points = max(largest.points, Int(outline.n_points))
      largest.contours = max(largest.contours, Int(outline.n_contours))
    }
    if glyf.count % 2 == 1 { glyf.append(0) }
    offsets.append(glyf.count)
    largest.advance = max(largest.advance, advance)
    hmtx.add(word: advance)
    hmtx.add(word: box.left)
    return true
  }

  private mutating func write(_ outline: FT_Outline, in box: GlyphBounds) -> Bool {
    let (pointCount, contourCount) = (Int(outline.n_points), Int(outline.n_contours))
    guard contourCount > 0, contourCount <= pointCount, let contours = outline.contours, let points = outline.points,
      let tags = outline.tags, Int(contours[contourCount - 1]) == pointCount - 1
    else { return false }
    glyf.add(word: contourCount)
    for value in [box.left, box.bottom, box.right, box.top] { glyf.add(word: value) }
    var end = -1
    for contour in 0..<contourCount {
      guard Int(contours[contour]) > end else { return false }
      end = Int(contours[contour])
      glyf.add(word: end)
    }
    glyf.add(word: 0)  // No instructions.
    return writePoints(points, tags, count: pointCount)
  }

  private mutating func writePoints(
    _ points: UnsafePointer<FT_Vector>, _ tags: UnsafePointer<CChar>, count: Int
  ) -> Bool {
    steps.x.removeAll(keepingCapacity: true)
    steps.y.removeAll(keepingCapacity: true)
    var last = (x: 0, y: 0)
    for index in 0..<count {
      let tag = UInt8(truncatingIfNeeded: tags[index])
      guard tag & 3 != 2 else { return false }  // The control point of a cubic curve.
      let place = (x: Int(points[index].x), y: Int(points[index].y))
      guard let x = Self.write(place.x - last.x, to: &steps.x), let y = Self.write(place.y - last.y, to: &steps.y)
      else { return false }
      glyf.append(tag & 1 | x << 1 | y << 2)
      last = place
    }
    glyf += steps.x
    glyf += steps.y
    return true
  }

  /// Writes a step in as few bytes as it needs; gives the bits of the point's flag, those of x, or nil when it is too far.
  private static func write(_ step: Int, to bytes: inout [UInt8]) -> UInt8? {
    if step == 0 { return 0x08 }
    if abs(step) < 256 {
      bytes.append(UInt8(abs(step)))
      return step > 0 ? 0x09 : 0x01
    }
    guard abs(step) <= Int(Int16.max) else { return nil }
    bytes.add(word: step)
    return 0
  }

  /// The font as a file; ascender and descender in font units.
  consuming func bytes(unitsPerEm: Int, ascender: Int, descender: Int) -> [UInt8] {
    if glyf.isEmpty { glyf = [0, 0] }  // Some readers take a font without any outline for damaged.
    let isLong = glyf.count > 0x1_FFFE
    var loca: [UInt8] = []
    for offset in offsets { if isLong { loca.add(doubleWord: offset) } else { loca.add(word: offset / 2) } }
    let box = bounds ?? GlyphBounds()
    var head: [UInt8] = []
    for value in [0x1_0000, 0x1_0000, 0, 0x5F0F_3CF5] { head.add(doubleWord: value) }
    for value in [3, unitsPerEm, 0, 0, 0, 0, 0, 0, 0, 0, box.left, box.bottom, box.right, box.top, 0, 8, 2] {
      head.add(word: value)
    }
    for value in [isLong ? 1 : 0, 0] { head.add(word: value) }
    var hhea: [UInt8] = [0, 1, 0, 0]
    for value in [ascender, descender, 0, largest.advance, box.left, 0, box.right, 1] { hhea.add(word: value) }
    for _ in 0..<7 { hhea.add(word: 0) }
    hhea.add(word: glyphCount)
    var maxp: [UInt8] = [0, 1, 0, 0]
    for value in [glyphCount, largest.points, largest.contours, 0, 0, 1] { maxp.add(word: value) }
    for _ in 0..<8 { maxp.add(word: 0) }
    return FontTables.file([
      ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("loca", loca), ("maxp", maxp),
    ])
  }
}
