/// The names of one font instance's glyphs, found without hashing: a font has at most 65,536 glyphs, and those of a text lie
/// close together.
///
/// Looking 8,600 glyphs up in a dictionary takes 3 M of 351 M instructions of the default sheet as SVG, here 0.3 M.
struct GlyphNames {
  /// What is known of a glyph.
  enum Entry {
    /// It was not asked for yet.
    case unknown
    /// There is nothing to draw.
    case blank
    /// It is drawn, and has a name: a word of its characters.
    case name(UInt64)
  }

  private static let pageBits = 6
  private static let blank = UInt64.max

  /// Where each page of 64 glyphs begins among the words; -1 for one without glyphs.
  private var starts: [Int32] = []
  private var words: [UInt64] = []

  /// What is known of a glyph, or has been found out.
  subscript(glyph: UInt32) -> Entry {
    get {
      let page = Int(glyph >> Self.pageBits)
      guard page < starts.count, starts[page] >= 0 else { return .unknown }
      let word = words[Int(starts[page]) + Self.place(glyph)]
      return word == 0 ? .unknown : word == Self.blank ? .blank : .name(word)
    }
    set {
      // No font has more glyphs; what stands for one beyond is not drawn, and finds that out again.
      guard glyph <= 0xFFFF else { return }
      let page = Int(glyph >> Self.pageBits)
      if page >= starts.count { starts += Array(repeating: -1, count: page + 1 - starts.count) }
      if starts[page] < 0 {
        starts[page] = Int32(words.count)
        words += Array(repeating: 0, count: 1 << Self.pageBits)
      }
      words[Int(starts[page]) + Self.place(glyph)] =
        switch newValue {
        case .unknown: 0
        case .blank: Self.blank
        case .name(let word): word
        }
    }
  }

  private static func place(_ glyph: UInt32) -> Int { Int(glyph & (1 << UInt32(pageBits) - 1)) }
}
