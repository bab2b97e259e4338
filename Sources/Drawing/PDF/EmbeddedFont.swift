import CCairo
import CFreeType
import Typeface

/// A rebuilt font as cairo embeds it, with the advances that a PDF reader will move by.
final class EmbeddedFont {
  /// How far a glyph moves the pen, in em.
  struct Advance {
    /// What cairo believes, and subtracts from where the next glyph should be.
    var believed: Double
    /// What the file says: thousandths of an em, cut off.
    var written: Double
  }

  /// cairo's font face, which keeps FreeType's alive.
  let fontFace: OpaquePointer
  /// The advances of the glyphs that can be drawn.
  let advances: [UInt32: Advance]

  /// Makes cairo's face of an opened font, and looks at every glyph, since one bad glyph would put cairo in error.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)`` when cairo has no memory for it.
  init(_ face: MemoryFace, glyphs: [UInt32], name: String) throws(DrawingError) {
    advances = Self.advances(of: glyphs, in: face.handle)
    let fontFace = CairoFace.make(face.handle)
    let status = cairo_font_face_set_user_data(
      fontFace, CairoFace.ownerKey, Unmanaged.passRetained(face).toOpaque(),
      { owner in if let owner { Unmanaged<MemoryFace>.fromOpaque(owner).release() } })
    guard let fontFace, status == CAIRO_STATUS_SUCCESS else {
      Unmanaged.passUnretained(face).release()
      cairo_font_face_destroy(fontFace)
      throw .cairo(status, while: "with '\(name)'")
    }
    self.fontFace = fontFace
  }

  deinit {
    cairo_font_face_destroy(fontFace)
  }

  private static func advances(of glyphs: [UInt32], in face: FT_Face) -> [UInt32: Advance] {
    let unitsPerEm = Int(face.pointee.units_per_EM)
    guard unitsPerEm > 0 else { return [:] }
    var advances: [UInt32: Advance] = [:]
    for glyph in glyphs where FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_SCALE)) == 0 {
      let units = Int(face.pointee.glyph.pointee.metrics.horiAdvance)
      advances[glyph] = Advance(
        believed: Double(units) / Double(unitsPerEm), written: Double(units * 1_000 / unitsPerEm) / 1_000)
    }
    return advances
  }
}
