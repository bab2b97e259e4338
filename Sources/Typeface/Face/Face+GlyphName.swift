import CHarfBuzz

extension Face {
  /// A glyph's name from the font's `post` or `CFF` table; nil where there is none, or where it isn't printable ASCII.
  ///
  /// Adobe's rules allow letters, digits, points and underscores, but a file can hold any bytes.
  package func glyphName(_ glyph: UInt32) -> String? {
    // HarfBuzz cuts a longer name off; those of `post` have at most 255 bytes.
    var name = [CChar](repeating: 0, count: 256)
    guard hb_font_get_glyph_name(harfBuzzFont, glyph, &name, UInt32(name.count)) != 0 else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    guard !bytes.isEmpty, bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
