internal import CHarfBuzz
internal import Typeface

/// Whether a variable face's `gvar` is such that FreeType 2.12 takes it, found without applying it.
///
/// Of a glyph whose variations have a broken head FreeType loads nothing once axes are set. A table that is broken as a whole it
/// passes over, and so it does with places in no order, and with what breaks off within the deltas themselves.
final class GlyphVariations {
  private let table: TableBlob
  private let axisCount: Int
  private let tupleCount: Int
  private let glyphCount: Int
  private let hasLongOffsets: Bool
  private let data: Int
  /// Whether the table's head and lists are whole, so that FreeType heeds it.
  private let isWhole: Bool

  /// Takes hold of the variations; nil for a face without axes or without variations of `glyf`.
  init?(_ face: Face) {
    guard !face.axes.isEmpty, face.container.format == .trueType else { return nil }
    table = TableBlob(face.harfBuzzFace, "gvar")
    guard table.count > 0 else { return nil }
    axisCount = TableBlob(face.harfBuzzFace, "fvar").word(8)
    tupleCount = table.word(6)
    glyphCount = table.word(12)
    hasLongOffsets = table.word(14) & 1 != 0
    data = table.doubleWord(16)
    let (offsetSize, tuples) = (hasLongOffsets ? 4 : 2, table.doubleWord(8))
    isWhole =
      table.count >= 20 && table.doubleWord(0) == 0x1_0000 && table.word(4) == axisCount
      && tupleCount * axisCount <= table.count / 2 && 20 + (glyphCount + 1) * offsetSize <= table.count
      && (tupleCount == 0 || tuples + 2 * tupleCount * axisCount <= table.count)
  }

  /// Whether the heads of a glyph's variations are whole.
  func areWhole(of glyph: Int) -> Bool {
    guard isWhole, glyph < glyphCount else { return true }
    let (start, end) = (offset(glyph), offset(glyph + 1))
    // FreeType has none begin before another that stands before it in the list; those are looked up where it matters.
    return areWhole(from: start, to: end)
      || areWhole(from: ordered[glyph], to: ordered[glyph + 1])
  }

  private func areWhole(from start: Int, to end: Int) -> Bool {
    guard start < end else { return true }
    let count = table.word(start) & 0xFFF
    guard table.word(start + 2) <= end - start, 4 * count <= end - start else { return false }
    var place = start + 4
    for _ in 0..<count {
      guard place + 4 <= end else { return true }
      let index = table.word(place + 2)
      place += 4
      if index & 0x8000 != 0 {  // EMBEDDED_PEAK_TUPLE
        place += 2 * axisCount
      } else if index & 0xFFF >= tupleCount {
        return false
      }
      if index & 0x4000 != 0 { place += 4 * axisCount }  // INTERMEDIATE_REGION
    }
    return true
  }

  /// Of each glyph the furthest offset up to its own, and of the end.
  private lazy var ordered: [Int] = {
    var furthest = 0
    return (0...glyphCount).map { glyph in
      furthest = max(furthest, offset(glyph))
      return furthest
    }
  }()

  private func offset(_ glyph: Int) -> Int {
    let place = hasLongOffsets ? table.doubleWord(20 + 4 * glyph) : 2 * table.word(20 + 2 * glyph)
    return min(data + place, table.count)
  }
}
