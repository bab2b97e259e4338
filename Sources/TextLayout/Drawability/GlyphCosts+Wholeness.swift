internal import Typeface

/// Whether the data of a glyph in `glyf` are such that FreeType 2.12 loads it, found without loading it.
///
/// FreeType refuses a glyph as a whole, be it for its last byte. A sheet has to know before it is laid out, so that the
/// cell is marked in every format alike.
extension GlyphCosts {
  /// Whether a glyph that is small enough to be unfolded is whole, with all that it is made of.
  func hasWholeOutline(_ glyph: Int) -> Bool {
    guard glyph < face.glyphCount, variations?.areWhole(of: glyph) != false else { return false }
    let range = place(of: glyph)
    // Nothing is a blank; a few bytes are no head of a glyph.
    guard range.count >= 10 else { return range.isEmpty }
    let contours = contourCount(range)
    let data = range.lowerBound + 10..<range.upperBound
    return contours < 0 ? hasWholeParts(data) : contours == 0 || hasWholePoints(data, contours)
  }

  /// Whether FreeType finds nothing of a glyph where there should be something: it takes what isn't in the table for a blank.
  ///
  /// Neither is a composite of which a part is lost what its designer drew. A part that is blank in the table is no loss.
  func isLost(_ glyph: Int) -> Bool {
    guard let range = placeInTable(of: glyph) else { return true }
    return contourCount(range) < 0 && components(in: range).contains(where: isLost)
  }

  /// Whether FreeType draws a glyph without one of its parts, which isn't in the table; `allows(_:)` has let the glyph through.
  package func hasLostPart(_ glyph: UInt32) -> Bool {
    isCountedComposite(Int(glyph)) && face.container.format == .trueType && isLost(Int(glyph))
  }

  private func hasWholeParts(_ data: Range<Int>) -> Bool {
    var offset = data.lowerBound
    while true {
      guard offset + 4 <= data.upperBound else { return false }
      let flags = glyf.word(offset)
      // Before the first part there is no point for it to be put on: ARGS_ARE_XY_VALUES must be set.
      if offset == data.lowerBound, flags & 0x2 == 0 { return false }
      let end = offset + componentSize(flags)
      guard end <= data.upperBound, hasWholeOutline(glyf.word(offset + 2)) else { return false }
      offset = end
      if flags & 0x20 == 0 { return true }  // MORE_COMPONENTS
    }
  }

  private func hasWholePoints(_ data: Range<Int>, _ contours: Int) -> Bool {
    // The ends of the contours, and how many bytes of instructions follow.
    var offset = data.lowerBound + 2 * contours
    guard contours < 0xFFF, offset + 2 <= data.upperBound else { return false }
    var last = -1
    for contour in 0..<contours {
      let end = Int(Int16(truncatingIfNeeded: glyf.word(data.lowerBound + 2 * contour)))
      guard end > last else { return false }
      last = end
    }
    offset += 2 + glyf.word(offset)
    var (left, coordinates) = (last + 1, 0)
    while left > 0 {
      guard offset < data.upperBound else { return false }
      let flags = glyf.byte(offset)
      var count = 1
      if flags & 0x8 != 0 {  // REPEAT_FLAG
        guard offset + 1 < data.upperBound else { return false }
        count += glyf.byte(offset + 1)
        offset += 1
      }
      guard count <= left else { return false }
      left -= count
      coordinates += count * (Self.size(flags, short: 0x2, same: 0x10) + Self.size(flags, short: 0x4, same: 0x20))
      offset += 1
    }
    return offset + coordinates <= data.upperBound
  }

  /// The bytes of a point's coordinate by its flags: a short one, one that is the same as before, or a word.
  private static func size(_ flags: Int, short: Int, same: Int) -> Int {
    flags & short != 0 ? 1 : flags & same != 0 ? 0 : 2
  }
}
