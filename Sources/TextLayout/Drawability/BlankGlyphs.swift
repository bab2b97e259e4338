internal import CHarfBuzz
internal import Typeface

/// The glyphs of a face that draw nothing and are meant to: they move no pen, or stand for a space or an invisible character.
final class BlankGlyphs {
  private let font: OpaquePointer
  private let ofCharacters: Set<UInt32>

  /// Looks up what stands for the characters that draw nothing.
  init(_ face: Face) {
    font = hb_font_create(face.harfBuzzFace)
    var glyphs: Set<UInt32> = []
    for code in Self.characters.joined() {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, code, &glyph) != 0, glyph != 0 { glyphs.insert(glyph) }
    }
    ofCharacters = glyphs
  }

  deinit { hb_font_destroy(font) }

  /// Whether a glyph is one of them.
  func contains(_ glyph: UInt32) -> Bool {
    hb_font_get_glyph_h_advance(font, glyph) == 0 || ofCharacters.contains(glyph)
  }

  private static let characters: [ClosedRange<UInt32>] = [
    0x20...0x20, 0xA0...0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x3000...0x3000, 0xFE00...0xFE0F,
    0xFEFF...0xFEFF, 0xE0020...0xE007F,
  ]
}
