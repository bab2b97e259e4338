/// Some glyphs of a font, a bit each.
///
/// A font has at most 65,536 glyphs. In a set, each of a sheet's 8,600 glyphs would be hashed, which takes 1.3 M of 151 M
/// instructions of the default sheet as PDF.
struct GlyphSet {
  private var words: [UInt64] = []
  /// What no font has, and a run may hold all the same.
  private var beyond: Set<UInt32> = []

  /// Adds a glyph.
  mutating func insert(_ glyph: UInt32) {
    guard glyph <= 0xFFFF else {
      beyond.insert(glyph)
      return
    }
    let word = Int(glyph >> 6)
    if word >= words.count { grow(to: word + 1) }
    words[word] |= 1 << UInt64(glyph & 63)
  }

  /// Adds the glyphs of another set.
  mutating func formUnion(_ other: GlyphSet) {
    grow(to: other.words.count)
    for (index, word) in other.words.enumerated() { words[index] |= word }
    beyond.formUnion(other.beyond)
  }

  /// The glyphs in their order.
  var sorted: [UInt32] {
    var glyphs: [UInt32] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        glyphs.append(UInt32(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return beyond.isEmpty ? glyphs : glyphs + beyond.sorted()
  }

  private mutating func grow(to count: Int) {
    if words.count < count { words += Array(repeating: 0, count: count - words.count) }
  }
}
