import CHarfBuzz
import Typeface

/// Counts what a glyph's outline would cost before anything unfolds it.
///
/// A composite glyph is made of others, so a file of 2 kB can describe 10^10 outlines, on which FreeType, HarfBuzz and
/// cairo would work for hours. Points are added up from the tables here, each glyph once, and a program of CFF
/// operators is measured by HarfBuzz, which gives up after 10,000 of them.
final class GlyphCosts {
  /// The most points and components that a glyph may have; FreeType itself counts points with 16 bits.
  static let maximum = 32_767
  /// How deep components may nest.
  private static let maximumDepth = 32

  private let glyf: TableBlob
  private let loca: TableBlob
  private let hasLongOffsets: Bool
  private let programs: OpaquePointer?
  private var known: [UInt32: Int] = [:]

  /// Prepares to count the glyphs of a face.
  init(_ face: Face) {
    glyf = TableBlob(face.harfBuzzFace, "glyf")
    loca = TableBlob(face.harfBuzzFace, "loca")
    hasLongOffsets = TableBlob(face.harfBuzzFace, "head").word(50) == 1
    programs = face.container.format == .trueType ? nil : hb_font_create(face.harfBuzzFace)
  }

  deinit {
    if let programs { hb_font_destroy(programs) }
  }

  /// Whether a glyph's outline is small enough to be unfolded.
  func allows(_ glyph: UInt32) -> Bool {
    guard let programs else { return points(glyph, depth: 0) <= Self.maximum }
    if let cost = known[glyph] { return cost == 0 }
    var extents = hb_glyph_extents_t()
    let isFine = hb_font_get_glyph_extents(programs, glyph, &extents) != 0
    known[glyph] = isFine ? 0 : Self.maximum + 1
    return isFine
  }

  /// The points and components of a glyph, never counted further than just past the maximum.
  private func points(_ glyph: UInt32, depth: Int) -> Int {
    if let cost = known[glyph] { return cost }
    guard depth < Self.maximumDepth else { return Self.maximum + 1 }
    known[glyph] = Self.maximum + 1  // Stands while the glyph is being counted, so that a circle comes out as too much.
    let cost = min(count(glyph, depth: depth), Self.maximum + 1)
    known[glyph] = cost
    return cost
  }

  private func count(_ glyph: UInt32, depth: Int) -> Int {
    guard let range = place(of: glyph), range.count >= 10 else { return 0 }
    let contours = Int(Int16(bitPattern: UInt16(glyf.word(range.lowerBound))))
    if contours >= 0 { return contours == 0 ? 0 : glyf.word(range.lowerBound + 8 + 2 * contours) + 1 }
    var total = 0
    var offset = range.lowerBound + 10
    while offset + 4 <= range.upperBound, total <= Self.maximum {
      let flags = glyf.word(offset)
      total += 1 + points(UInt32(glyf.word(offset + 2)), depth: depth + 1)
      offset += componentSize(flags)
      if flags & 0x20 == 0 { break }  // MORE_COMPONENTS
    }
    return total
  }

  /// The bytes that a component's record takes, by its flags.
  private func componentSize(_ flags: Int) -> Int {
    let arguments = flags & 0x1 != 0 ? 4 : 2  // ARG_1_AND_2_ARE_WORDS
    if flags & 0x8 != 0 { return 4 + arguments + 2 }  // WE_HAVE_A_SCALE
    if flags & 0x40 != 0 { return 4 + arguments + 4 }  // WE_HAVE_AN_X_AND_Y_SCALE
    return 4 + arguments + (flags & 0x80 != 0 ? 8 : 0)  // WE_HAVE_A_TWO_BY_TWO
  }

  private func place(of glyph: UInt32) -> Range<Int>? {
    let index = Int(glyph)
    let start = hasLongOffsets ? loca.doubleWord(4 * index) : 2 * loca.word(2 * index)
    let end = hasLongOffsets ? loca.doubleWord(4 * index + 4) : 2 * loca.word(2 * index + 2)
    return start < end && end <= glyf.count ? start..<end : nil
  }
}

/// A font table held in memory, read as big-endian numbers; what lies outside reads as 0.
final class TableBlob {
  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer

  /// The table's size in bytes.
  var count: Int { bytes.count }

  /// Takes hold of a table; one that the face lacks is empty.
  init(_ face: OpaquePointer, _ tag: Tag) {
    blob = hb_face_reference_table(face, tag.rawValue)
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// The 16-bit number at an offset.
  func word(_ offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The 32-bit number at an offset.
  func doubleWord(_ offset: Int) -> Int {
    word(offset) << 16 | word(offset + 2)
  }
}
