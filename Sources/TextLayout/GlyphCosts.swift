internal import CHarfBuzz
package import Typeface

/// Counts what a glyph's outline would cost before anything unfolds it.
///
/// A composite glyph is made of others, so a file of 2 kB can describe 10^10 outlines, on which FreeType, HarfBuzz and
/// cairo would work for hours, even where none of them has a point. Points and components are added up from the tables here,
/// each composite once, and a program of CFF operators is measured by HarfBuzz, which gives up after 10,000 of them.
package final class GlyphCosts {
  /// The most points and components that a glyph may have.
  package let maximum: Int
  /// What a component counts for besides its points, so that 4,096 of them are too many for a glyph.
  ///
  /// FreeType makes its lists longer for each one, and may have to copy them: with AddressSanitizer, which always does, a glyph
  /// of 20,736 components without a point took 21 s.
  private static let componentCost = 8
  /// How deep components may nest.
  private static let maximumDepth = 32
  private var tooMuch: Int { maximum + 1 }

  let face: Face
  let glyf: TableBlob
  private let loca: TableBlob
  private let hasLongOffsets: Bool
  /// The composites counted so far by their glyphs, -1 for one that is not; empty before the first.
  ///
  /// It is no lazy variable, which would be copied with each change.
  private var composites: [Int32] = []
  private lazy var programs = GlyphPrograms(face)
  private var shortPrograms: [UInt32: Bool] = [:]
  /// What is known of each glyph that was looked at: whether it can be drawn; empty before the first.
  private var drawable: [Drawability] = []
  /// The glyphs that were looked at and can't be drawn.
  private(set) var undrawable: Set<UInt32> = []

  /// Whether a composite glyph of the face is too much to unfold; each is looked at, once.
  private(set) lazy var hasEndlessComposite = (0..<face.glyphCount).contains { glyph in
    !endsBefore(glyph) && contourCount(place(of: glyph)) < 0 && points(glyph, depth: 0) > maximum
  }

  /// Prepares to count the glyphs of a face, of which none may have more than `maximum` points and components.
  package init(_ face: Face, maximum: Int) {
    self.face = face
    self.maximum = maximum
    glyf = TableBlob(face.harfBuzzFace, "glyf")
    loca = TableBlob(face.harfBuzzFace, "loca")
    // FreeType takes any format but 0 for the long one.
    hasLongOffsets = TableBlob(face.harfBuzzFace, "head").word(50) != 0
  }

  /// Whether a glyph's outline is small enough to be unfolded.
  ///
  /// A file can have both kinds of outlines, and which of them FreeType takes is its own business: both have to be small.
  package func allows(_ glyph: UInt32) -> Bool {
    guard points(Int(glyph), depth: 0) <= maximum else { return false }
    guard let programs else { return true }
    if let isShort = shortPrograms[glyph] { return isShort }
    let isShort = programs.isShort(glyph)
    shortPrograms[glyph] = isShort
    return isShort
  }

  /// Finds out whether a glyph can be drawn, unless it is known: ``undrawable`` has those that can't.
  ///
  /// It can't where its outline would cost too much, or where its data are such that FreeType refuses it.
  func look(at glyph: UInt32) {
    guard face.isScalable else { return }
    guard glyph < face.glyphCount else {
      undrawable.insert(glyph)
      return
    }
    if drawable.isEmpty { drawable = [Drawability](repeating: .unknown, count: face.glyphCount) }
    guard drawable[Int(glyph)] == .unknown else { return }
    let isDrawable = allows(glyph) && (face.container.format != .trueType || hasWholeOutline(Int(glyph)))
    drawable[Int(glyph)] = isDrawable ? .drawable : .undrawable
    if !isDrawable { undrawable.insert(glyph) }
  }

  private enum Drawability: UInt8 {
    case unknown, drawable, undrawable
  }

  /// The points and components of a glyph, never counted further than just past the maximum.
  private func points(_ glyph: Int, depth: Int) -> Int {
    guard glyph < face.glyphCount else { return 0 }
    if endsBefore(glyph) { return tooMuch }
    let range = place(of: glyph)
    let contours = contourCount(range)
    if contours >= 0 { return contours == 0 ? 0 : glyf.word(range.lowerBound + 8 + 2 * contours) + 1 }
    if composites.isEmpty { composites = [Int32](repeating: -1, count: face.glyphCount) }
    if composites[glyph] >= 0 { return Int(composites[glyph]) }
    guard depth < Self.maximumDepth else { return tooMuch }
    // Stands while the glyph is being counted, so that a circle comes out as too much.
    composites[glyph] = Int32(tooMuch)
    let cost = min(parts(in: range, depth: depth), tooMuch)
    composites[glyph] = Int32(cost)
    return cost
  }

  /// The points and components of what a composite glyph is made of.
  private func parts(in range: Range<Int>, depth: Int) -> Int {
    var total = 0
    var offset = range.lowerBound + 10
    while offset + 4 <= range.upperBound, total <= maximum {
      let flags = glyf.word(offset)
      total += Self.componentCost + points(glyf.word(offset + 2), depth: depth + 1)
      offset += componentSize(flags)
      if flags & 0x20 == 0 { break }  // MORE_COMPONENTS
    }
    return total
  }

  /// How many contours a glyph says it has; less than 0 is a composite, and 0 a blank.
  func contourCount(_ range: Range<Int>) -> Int {
    range.count < 10 ? 0 : Int(Int16(truncatingIfNeeded: glyf.word(range.lowerBound)))
  }

  /// The bytes that a component's record takes, by its flags.
  func componentSize(_ flags: Int) -> Int {
    let arguments = flags & 0x1 != 0 ? 4 : 2  // ARG_1_AND_2_ARE_WORDS
    if flags & 0x8 != 0 { return 4 + arguments + 2 }  // WE_HAVE_A_SCALE
    if flags & 0x40 != 0 { return 4 + arguments + 4 }  // WE_HAVE_AN_X_AND_Y_SCALE
    return 4 + arguments + (flags & 0x80 != 0 ? 8 : 0)  // WE_HAVE_A_TWO_BY_TWO
  }

  /// Whether `loca` is there and ends before a glyph's two offsets, so that nobody knows what the glyph is made of.
  ///
  /// FreeType reads on behind such a table as far as the file allows.
  private func endsBefore(_ glyph: Int) -> Bool {
    loca.count > 0 && (glyph + 2) * (hasLongOffsets ? 4 : 2) > loca.count
  }

  /// Where FreeType finds a glyph: one that ends before it begins goes on to the table's end, and so does the last one
  /// where it would end behind it.
  func place(of glyph: Int) -> Range<Int> {
    let start = hasLongOffsets ? loca.doubleWord(4 * glyph) : 2 * loca.word(2 * glyph)
    let end = hasLongOffsets ? loca.doubleWord(4 * glyph + 4) : 2 * loca.word(2 * glyph + 2)
    guard start <= glyf.count else { return 0..<0 }
    return start..<(start <= end ? min(end, glyf.count) : glyf.count)
  }
}

/// The programs of a face's glyphs by themselves.
///
/// Of a whole face HarfBuzz would measure a picture or a glyph of `glyf` where there is one, and never look at the program.
private final class GlyphPrograms {
  private let font: OpaquePointer?

  /// Takes hold of the programs; nil where the face has none.
  init?(_ face: Face) {
    guard face.container.format != .trueType else { return nil }
    let outlines: Tag = face.container.format == .openTypeCFF2 ? "CFF2" : "CFF "
    let part = PartialFace.make(of: face, [outlines, "head", "maxp", "fvar"])
    defer { hb_face_destroy(part) }
    font = hb_font_create(part)
  }

  deinit { hb_font_destroy(font) }

  /// Whether HarfBuzz gets to the end of a glyph's program.
  func isShort(_ glyph: UInt32) -> Bool {
    var extents = hb_glyph_extents_t()
    return hb_font_get_glyph_extents(font, glyph, &extents) != 0
  }
}
